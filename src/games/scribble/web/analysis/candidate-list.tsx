import { useEffect, useRef } from 'preact/hooks'
import type { AnalysisPanelProps } from '#web/kit/analysis.ts'
import { type Candidate, type CandidatesAnswer, isTooCloseToCall } from '../../presentation/candidates.ts'
import type { ScribbleTypes } from '../../rules/types.ts'
import {
  analysisText,
  candidateFigure,
  candidateName,
  candidateSentences,
  keptWords,
} from '../../text/en-analysis.ts'

interface CandidateListProps
  extends Pick<
    AnalysisPanelProps<ScribbleTypes, CandidatesAnswer>,
    'position' | 'select' | 'tryMove' | 'announce'
  > {
  readonly candidates: readonly Candidate[]
  /** The index of the turn that is shown on the board; -1 for none. */
  readonly chosen: number
  /** The move of the game. */
  readonly played: string | undefined
}

/** The turns as a list box: Up and Down choose one, which is then shown on the board, and Enter plays it there. */
export function CandidateList(props: CandidateListProps) {
  const { position, candidates, chosen, played, select, tryMove, announce } = props
  const list = useRef<HTMLDivElement>(null)
  const pressEarly = useEarlyKeys(position.moves.join('\n'), candidates, ({ index, plays }) => {
    const candidate = candidates[index]
    select(candidate)
    if (plays) play(candidate)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list may have been sorted again
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, candidates])

  async function play(candidate: Candidate | undefined): Promise<void> {
    const refusal = candidate && (await tryMove(candidate.move))
    if (refusal) announce(refusal)
  }

  function press(event: KeyboardEvent): void {
    const last = candidates.length - 1
    if (last < 0) {
      if (!pressEarly(event.key)) return
      event.stopPropagation()
      event.preventDefault()
      return
    }
    const next = {
      ArrowDown: Math.min(last, chosen + 1),
      ArrowUp: Math.max(0, chosen - 1),
      Home: 0,
      End: last,
    }[event.key]
    if (event.key === 'Enter') play(candidates[chosen])
    else if (event.key === 'Escape' && chosen >= 0) select(undefined)
    else if (next !== undefined) select(candidates[next])
    else return
    // The arrows of the page step through the game.
    event.stopPropagation()
    event.preventDefault()
  }

  return (
    <div
      ref={list}
      class="sc-candidate-list"
      role="listbox"
      aria-label={analysisText.title}
      aria-description={analysisText.keys}
      aria-activedescendant={chosen >= 0 ? optionId(chosen) : undefined}
      tabIndex={0}
      onKeyDown={press}
    >
      {candidates.map((candidate, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the list
        // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus
        <div
          key={candidate.move}
          id={optionId(index)}
          role="option"
          aria-selected={index === chosen}
          aria-label={`${index + 1}. ${candidateSentences(candidate, index + 1).join(' ')}`}
          class={`sc-candidate ${isLeading(candidate, index) ? 'sc-leading' : ''}`}
          onClick={() => select(index === chosen ? undefined : candidate)}
          onDblClick={() => play(candidate)}
        >
          <span class="soft">{index + 1}</span>
          <span>
            <strong>{candidateName(candidate)}</strong>
            {candidate.idea !== undefined && (
              <span class="soft">
                {' '}
                ({candidate.idea === played ? analysisText.playedMark : analysisText.ideaMark})
              </span>
            )}
          </span>
          <span>{candidate.turn.points}</span>
          <span class="soft">{keptWords(candidate)}</span>
          <span>{candidateFigure(candidate)}</span>
        </div>
      ))}
    </div>
  )
}

interface EarlyChoice {
  readonly index: number
  readonly plays: boolean
}

/** Keeps the keys that are pressed before the turns of a position have been found, and obeys them then. */
function useEarlyKeys(
  position: string,
  candidates: readonly Candidate[],
  obey: (choice: EarlyChoice) => void,
): (key: string) => boolean {
  const early = useRef<EarlyChoice & { readonly position: string }>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the turns arrive
  useEffect(() => {
    const choice = early.current
    if (candidates.length === 0 || !choice) return
    early.current = null
    if (choice.position === position)
      obey({ ...choice, index: Math.min(choice.index, candidates.length - 1) })
  }, [position, candidates])
  return key => {
    const { index, plays } =
      early.current?.position === position ? early.current : { index: -1, plays: false }
    const next = { ArrowDown: index + 1, ArrowUp: Math.max(0, index - 1), Home: 0, End: Infinity }[key]
    if (next === undefined && !(key === 'Enter' && index >= 0)) return false
    early.current = { position, index: next ?? index, plays: plays || next === undefined }
    return true
  }
}

/** Whether it is the best turn, or cannot be told from it. */
function isLeading({ forecast }: Candidate, index: number): boolean {
  return index === 0 || (forecast !== undefined && isTooCloseToCall(forecast))
}

function optionId(index: number): string {
  return `sc-candidate-${index}`
}
