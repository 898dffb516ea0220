import type { Ending } from '#table/action.ts'
import type { Glyphs } from '../../kit/glyphs.ts'
import { type Block, type StyledLine, wrapLine } from '../../kit/styled-text.ts'
import { textPageAt } from '../../kit/text-page.ts'
import type { BoardLayout } from '../play/board-layout.ts'
import { type ReviewPosition, resultLines } from './review-lines.ts'
import { currentMoveLines, moveListLines } from './variation-lines.ts'

/** The least rows for the notes on a move, so that the list below does not jump. */
const MIN_JUDGEMENT_ROWS = 7
/** The least rows of the list below; the current move may need more. */
const MIN_LIST_ROWS = 3

/** What is known about the position on the screen. */
export interface ReviewColumnContent {
  readonly position: ReviewPosition
  readonly ending: Ending | undefined
  readonly findings: Block
  readonly judgement: readonly StyledLine[]
}

/** The text beside the board of a review, or below it in a narrow window: notes, which scroll, and the list of moves. */
export class ReviewColumn {
  /** The first visible row of the notes, where they do not fit. */
  #firstRow = 0
  #page = textPageAt([], 0, 0)

  /** Whether there is more to read. */
  get isPartial(): boolean {
    return this.#page.isPartial
  }

  scroll(direction: 'on' | 'back'): void {
    this.#firstRow = direction === 'on' ? this.#page.after : this.#page.before
  }

  toTop(): void {
    this.#firstRow = 0
  }

  draw(
    { position, ending, findings, judgement }: ReviewColumnContent,
    { kind, columns, rows }: Exclude<BoardLayout, { kind: 'none' }>,
    glyphs: Glyphs,
  ): Block {
    const results = resultLines(position, ending, columns, glyphs)
    const judged = [...results, ...findings, ...judgement].flatMap(spans => wrapLine(spans, columns))
    const half = Math.floor(rows / 2)
    const chosen = currentMoveLines(position, columns, glyphs).slice(0, Math.max(1, half))
    if (kind === 'above') {
      this.#page = textPageAt(judged, Math.max(1, rows - chosen.length), this.#firstRow)
      return [...chosen, ...this.#page.shown]
    }
    const judgedRows = Math.max(1, rows - 1 - Math.max(MIN_LIST_ROWS, chosen.length))
    this.#page = textPageAt(judged, judgedRows, this.#firstRow)
    const { shown } = this.#page
    // Without notes the list has all the room.
    const isBare = position.notes?.length === 0 && judged.length === 0
    const free = isBare ? 0 : Math.max(0, MIN_JUDGEMENT_ROWS - shown.length) + 1
    const above = [...shown, ...Array.from({ length: free }, () => [])]
    return [...above, ...moveListLines(position, { columns, rows: rows - above.length }, glyphs)]
  }
}
