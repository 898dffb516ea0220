import { type Cell, sameCell } from '#kernel/grid.ts'
import type { Scene } from '#terminal/kit/face.ts'
import type { Glyphs } from '#terminal/kit/glyphs.ts'
import type { Style } from '#terminal/kit/style.ts'
import { equalNumbers } from '../rules/board.ts'
import { markAt } from '../rules/marks.ts'
import type { Mark, SolitudoTypes } from '../rules/types.ts'

/** A cell's number, the symbol of its mark beside it, and the frame around both. */
export interface Look {
  readonly number: string
  readonly style: Style
  readonly symbol: string
  readonly symbolStyle: Style
  /** Whether the symbol fills the cell. */
  readonly floods: boolean
  readonly frame?: Frame | undefined
}

export interface Frame {
  readonly left: string
  readonly right: string
  readonly style: Style
}

type LookScene = Pick<Scene<SolitudoTypes>, 'view' | 'cursor' | 'highlight' | 'toggles'>

const SHADED: Style = { tone: 'sloe' }
const FRAMES = {
  equal: { left: '=', right: '=', style: { tone: 'quince', bold: true } },
  last: { left: '(', right: ')', style: { bold: true } },
  wrong: { left: '!', right: '!', style: { tone: 'medlar', bold: true } },
  good: { left: '*', right: '*', style: { tone: 'leaf', bold: true } },
  refused: { left: '!', right: '!', style: { tone: 'medlar', bold: true } },
  cursor: { left: '[', right: ']', style: { tone: 'leaf', bold: true } },
} as const satisfies Record<string, Frame>

export function looksOf(
  { view, cursor, highlight, toggles }: LookScene,
  glyphs: Glyphs,
): (cell: Cell) => Look {
  const wrong = [...view.wrong, ...view.broken.flatMap(({ cells }) => cells)]
  const equal = toggles?.has('equal') && cursor ? equalNumbers(view.puzzle, cursor) : []

  function frame(cell: Cell): Frame | undefined {
    const isIn = (cells: readonly Cell[]) => cells.some(one => sameCell(one, cell))
    // A wrong mark must be visible even under the cursor.
    if (cursor && sameCell(cursor, cell))
      return isIn(wrong) ? { ...FRAMES.cursor, right: FRAMES.wrong.right } : FRAMES.cursor
    if (highlight && isIn(highlight.cells)) return FRAMES[highlight.as]
    if (isIn(wrong)) return FRAMES.wrong
    if (isIn(equal)) return FRAMES.equal
    return !view.over && isIn(view.last) ? FRAMES.last : undefined
  }

  return cell => {
    const mark = markAt(view.marks, cell) ?? 'unmarked'
    const isTried = view.tried.some(one => sameCell(one, cell))
    const isEqual = equal.some(one => sameCell(one, cell))
    const isMissed = view.missed.some(one => sameCell(one, cell))
    return {
      number: `${view.puzzle.cells[cell.row]?.[cell.column] || ''}`,
      style: { ...numberStyle(mark), ...(isEqual && { bold: true }) },
      symbol: markGlyph(mark, isTried || isMissed, glyphs),
      symbolStyle: mark === 'shaded' ? SHADED : { tone: 'gage' },
      floods: mark === 'shaded',
      frame: frame(cell),
    }
  }
}

function numberStyle(mark: Mark): Style {
  if (mark === 'shaded') return { ...SHADED, inverse: true }
  return mark === 'kept' ? { tone: 'gage', bold: true } : {}
}

function markGlyph(mark: Mark, isTried: boolean, glyphs: Glyphs): string {
  switch (mark) {
    case 'shaded':
      return isTried ? glyphs.sparse : glyphs.dense
    case 'kept':
      return isTried ? glyphs.hollow : glyphs.open
    case 'unmarked':
      return isTried ? '?' : ' '
  }
}
