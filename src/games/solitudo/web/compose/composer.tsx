import { useEffect, useRef, useState } from 'preact/hooks'
import { type Cell, writeCell } from '#kernel/grid.ts'
import type { ComposerProps } from '#web/kit/composer.ts'
import { useUndoKeys } from '#web/kit/use-undo-keys.ts'
import type { Repair } from '../../engine/composer/questions.ts'
import { BLANK, withNumbers } from '../../rules/puzzle.ts'
import type { SolitudoTypes } from '../../rules/types.ts'
import { verdictText } from '../../text/en-compose.ts'
import { ComposerBoard, type PointerMode } from './composer-board.tsx'
import { ComposerSheets, type SheetName } from './composer-sheets.tsx'
import { isPainted } from './draft.ts'
import { handleComposerKey } from './keys.ts'
import { InputTools, PuzzleTools } from './tools-panel.tsx'
import { useComposer } from './use-composer.ts'
import type { Verdict } from './use-verdict.ts'
import { VerdictBox, verdictSentences } from './verdict-box.tsx'
import '../face.css'
import './composer.css'

/** The editor: numbers are typed or filled in, the solution is painted, and the engine judges every change. */
export function Composer(props: ComposerProps<SolitudoTypes>) {
  const composer = useComposer(props)
  const { draft, verdict, painting, message } = composer
  const { solutions } = verdict
  const isSolution = painting.broken.length === 0 && painting.repeats.length === 0
  const shadeable = (isSolution && solutions?.shadeable) || []
  const [mode, setMode] = useState<PointerMode>('numbers')
  const [selected, setSelected] = useState<Cell>()
  const [isShown, setShown] = useState(false)
  const [pointed, setPointed] = useState<readonly Cell[]>([])
  const [sheet, setSheet] = useState<SheetName>()
  const verdictSentence = verdictSentences(draft, verdict, painting).join(' ')
  useDelayedAnnouncement(verdictSentence, props.announce)
  const repairsFocus = useRepairsFocus(verdict.repairs)
  useUndoKeys(composer)

  function paintCells(cells: readonly Cell[], isShaded: boolean): void {
    repairsFocus.cancel()
    // The painting is not on show while a solution is.
    setShown(false)
    composer.paintCells(cells, isShaded)
  }

  function apply({ changes }: Repair): void {
    composer.change({ ...draft, puzzle: withNumbers(draft.puzzle, changes) })
    setPointed([])
    composer.tell(verdictText.applied(changes.map(({ cell }) => writeCell(cell))))
  }

  function onKey(key: string, cell: Cell): boolean {
    setSelected(cell)
    repairsFocus.cancel()
    return handleComposerKey(key, cell, {
      ...composer,
      clearNumber: () => composer.setNumber(cell, BLANK),
      toggle: () => paintCells([cell], !isPainted(draft, cell)),
      shade: () => paintCells([cell], true),
      unshade: () => paintCells([cell], false),
      fill: () => composer.fill.fill(draft, { keepsNumbers: true, grade: null }),
      tellVerdict: () => composer.tell(verdictSentence),
      describe: () => props.announce(document.activeElement?.getAttribute('aria-label') ?? ''),
      goToRepairs: repairsFocus.request,
    })
  }

  return (
    <>
      <div class="compose-board">
        <ComposerBoard
          draft={draft}
          mode={mode}
          selected={selected}
          shown={isShown && solutions?.first ? solutions : undefined}
          wrong={painting.cells}
          shadeable={shadeable.length <= FEW_SHADEABLE ? shadeable : []}
          pointed={pointed}
          select={cell => {
            composer.endTyping()
            repairsFocus.cancel()
            setSelected(cell)
          }}
          paint={paintCells}
          onKey={onKey}
        />
      </div>
      <div class="compose-panel">
        <InputTools composer={composer} mode={mode} selected={selected} setMode={setMode} />
        <VerdictBox
          draft={draft}
          verdict={verdict}
          painting={painting}
          isShown={isShown}
          toggleShown={() => setShown(!isShown)}
          apply={apply}
          point={setPointed}
        />
        {message !== '' && message !== verdictSentence && <p class="message note">{message}</p>}
        <PuzzleTools composer={composer} show={setSheet} />
      </div>
      {sheet && (
        <ComposerSheets
          {...props}
          sheet={sheet}
          composer={composer}
          open={next => {
            composer.change(next)
            setShown(false)
            setSelected(undefined)
          }}
          close={() => setSheet(undefined)}
        />
      )}
    </>
  )
}

/** Moves the focus to the first repair: at once, or when the engine has found it, unless something else is done first. */
function useRepairsFocus(repairs: Verdict['repairs']) {
  const isRequested = useRef(false)
  function focus(): void {
    const first = document.querySelector<HTMLElement>('.co-repair')
    isRequested.current = first === null
    first?.focus()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new repairs can answer a request
  useEffect(() => {
    if (isRequested.current) focus()
  }, [repairs])
  return {
    request: focus,
    cancel: () => {
      isRequested.current = false
    },
  }
}

/** With more of them, a painting has only begun, and circles everywhere would say nothing. */
const FEW_SHADEABLE = 12

/** A pause in the work, after which a screen reader tells the verdict. */
const ANNOUNCE_AFTER_MS = 700

/** Tells a sentence when it stays the same for a moment: a verdict after every digit would drown the digits. */
function useDelayedAnnouncement(sentence: string, announce: ComposerProps['announce']): void {
  const latest = useRef(announce)
  latest.current = announce
  const told = useRef(sentence)
  useEffect(() => {
    if (sentence === told.current) return
    const waiting = setTimeout(() => {
      told.current = sentence
      latest.current(sentence)
    }, ANNOUNCE_AFTER_MS)
    return () => clearTimeout(waiting)
  }, [sentence])
}
