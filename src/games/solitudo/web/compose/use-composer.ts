import { useRef, useState } from 'preact/hooks'
import { type Cell, sameCell } from '#kernel/grid.ts'
import type { ComposerProps } from '#web/kit/composer.ts'
import { BLANK, withNumbers } from '../../rules/puzzle.ts'
import { composeText } from '../../text/en-compose.ts'
import { type Draft, greatestOf, numberAt, paint, typedNumber } from './draft.ts'
import { checkPainting, type PaintingCheck } from './painting.ts'
import { type DraftControls, useDraft } from './use-draft.ts'
import { type FillControls, useFill } from './use-fill.ts'
import { useVerdict, type Verdict } from './use-verdict.ts'

export interface ComposerState {
  /** Undo, redo and the name; boards are changed by the functions below. */
  readonly controls: DraftControls
  readonly draft: Draft
  readonly verdict: Verdict
  readonly painting: PaintingCheck
  readonly fill: FillControls
  /** The answer to the last action; empty if there is none. */
  readonly message: string
  /** Shows a sentence, and tells it to a screen reader. */
  tell(sentence: string): void
  change(draft: Draft): void
  undo(): void
  redo(): void
  setNumber(cell: Cell, number: number): void
  /** A digit or letter on a cell; a digit right after another one belongs to the same number. */
  type(cell: Cell, key: string): void
  deleteDigit(cell: Cell): void
  /** The next digit begins another number. */
  endTyping(): void
  paintCells(cells: readonly Cell[], isShaded: boolean): void
}

/** The draft with its verdict, and everything that changes it. */
export function useComposer({ storage, given, consult, announce }: ComposerProps): ComposerState {
  const controls = useDraft(storage, given)
  const { draft } = controls
  const verdict = useVerdict(draft, consult)
  const [message, setMessage] = useState('')
  const typing = useRef<Cell | undefined>(undefined)
  const fill = useFill({ consult, change, tell })

  function tell(sentence: string): void {
    setMessage(sentence)
    announce(sentence)
  }

  /** Before every change: what was said and begun is about the board before it. */
  function beginChange(): void {
    fill.stop()
    setMessage('')
    typing.current = undefined
  }

  function change(next: Draft): void {
    beginChange()
    controls.change(next)
  }

  function withNumber(cell: Cell, number: number): Draft {
    return { ...draft, puzzle: withNumbers(draft.puzzle, [{ cell, number }]) }
  }

  function type(cell: Cell, key: string): void {
    const isNextDigit = typing.current !== undefined && sameCell(typing.current, cell)
    const greatest = greatestOf(draft)
    const number = typedNumber(key, isNextDigit ? numberAt(draft, cell) : BLANK, greatest)
    beginChange()
    if (number === undefined) {
      tell(composeText.tooGreat(greatest))
      return
    }
    if (isNextDigit) controls.amend(withNumber(cell, number))
    else controls.change(withNumber(cell, number))
    typing.current = cell
  }

  return {
    controls,
    draft,
    verdict,
    painting: checkPainting(draft),
    fill,
    message,
    tell,
    change,
    undo() {
      beginChange()
      controls.undo()
    },
    redo() {
      beginChange()
      controls.redo()
    },
    setNumber: (cell, number) => change(withNumber(cell, number)),
    type,
    deleteDigit: cell => change(withNumber(cell, Math.floor(numberAt(draft, cell) / 10))),
    endTyping() {
      typing.current = undefined
    },
    paintCells: (cells, isShaded) => change(paint(draft, cells, isShaded)),
  }
}
