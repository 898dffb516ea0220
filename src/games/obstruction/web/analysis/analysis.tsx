import { writeCell } from '#kernel/grid.ts'
import type { AnalysisPanelProps } from '#web/kit/analysis.ts'
import { Switch } from '#web/kit/choice.tsx'
import { type PositionAnswer, winningMoves } from '../../presentation/position-analysis.ts'
import type { ObstructionTypes } from '../../rules/types.ts'
import { analysisText } from '../../text/en-analysis.ts'
import type { AnalysisSettings } from './overlay.tsx'
import './analysis.css'

type Props = AnalysisPanelProps<ObstructionTypes, PositionAnswer>

export { questions } from '../../presentation/position-analysis.ts'

/** The proved facts about the position, and the moves that win. */
export function Panel(props: Props) {
  const { position, answer, findings, settings, changeSettings } = props
  const showsRegions = (settings as AnalysisSettings | undefined)?.showsRegions ?? false
  const { state } = position
  if (state.phase !== 'placing') return null
  const mark = position.toAct[0] === state.starter ? 'X' : 'O'
  return (
    <section class="ob-analysis" aria-label={analysisText.title}>
      <p class="ob-verdict" aria-live="polite">
        {state.open === 0 ? analysisText.over : answer && analysisText.outcome(answer, mark)}
      </p>
      <p class="soft">{findings.status === 'failed' ? findings.failure : certainty(props)}</p>
      <WinningMoves {...props} />
      <Legend />
      <Switch
        label={analysisText.showRegions}
        on={showsRegions}
        set={on => changeSettings({ showsRegions: on } satisfies AnalysisSettings)}
      />
      {showsRegions && answer && answer.regions.length > 0 && (
        <p class="soft ob-regions">
          {analysisText.regions.explanation}{' '}
          {analysisText.regions.sum(answer.regions.map(({ nimber }) => nimber))}
        </p>
      )}
    </section>
  )
}

/** How sure the answer is. */
function certainty({ answer, findings }: Props): string {
  const { certainty: sentences } = analysisText
  if (findings.status === 'working') return sentences.working
  if (!answer) return ''
  const unknown = answer.moves.filter(({ outcome }) => outcome === 'unknown').length
  if (unknown > 0) return sentences.partly(unknown)
  return answer.marks === undefined ? `${sentences.proved} ${sentences.notCounted}` : sentences.proved
}

/** Buttons that play the winning moves, the quickest first. */
function WinningMoves({ answer, tryMove }: Props) {
  const winning = answer ? winningMoves(answer) : []
  return (
    <fieldset class="ob-winning" aria-label={analysisText.winning}>
      {winning.map(({ cell, marks }) => (
        <button
          key={writeCell(cell)}
          type="button"
          class="pill figures"
          onClick={() => tryMove(writeCell(cell))}
        >
          {analysisText.move(writeCell(cell), marks)}
        </button>
      ))}
    </fieldset>
  )
}

function Legend() {
  const { legend } = analysisText
  return (
    <ul class="legend">
      {(['wins', 'loses', 'unknown'] as const).map(outcome => (
        <li key={outcome}>
          <span class={`cell ob-open ob-${outcome}`} />
          {legend[outcome]}
        </li>
      ))}
      <li>{legend.number}</li>
    </ul>
  )
}
