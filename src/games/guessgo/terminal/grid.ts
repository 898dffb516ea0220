import { type Cell, columnLetters, sameCell } from '#kernel/grid.ts'
import type { Scene } from '#terminal/kit/face.ts'
import type { ScreenSize } from '#terminal/kit/grid.ts'
import { visibleRange } from '#terminal/kit/selection.ts'
import type { Style } from '#terminal/kit/style.ts'
import { type Block, cellSpans, type Span, type StyledLine, span } from '#terminal/kit/styled-text.ts'
import { fitTo, textWidth } from '#terminal/kit/width.ts'
import { crossedOutWords, indexOfCell } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import type { Draft } from './draft/draft.ts'

export type GuessGoScene = Scene<GuessGoTypes, Draft>

const MARGIN = 3
/** A symbol and three letters of a word; the whole word at the cursor is below the grid. */
export const NARROWEST = 5
const WIDEST = 14
const SOFT: Style = { tone: 'soft' }
/** The fewest cells of a grid that is scrolled. */
const FEWEST = 3

/** How wide a whole grid is drawn in this many columns; undefined where it has to be scrolled. */
export function gridWidth(view: View, columns: number): number | undefined {
  const { size } = view.terms
  const fitting = Math.floor((columns - MARGIN) / size)
  if (fitting < NARROWEST) return undefined
  return MARGIN + size * Math.min(fitting, longestIn(view), WIDEST)
}

/** The width of the longest word of the pool, with the characters before and after it. */
function longestIn({ terms }: View): number {
  const longest = Math.max(...terms.pool.map(textWidth))
  return longest + 2 + (terms.hitwordsOf.length > 0 ? 1 : 0)
}

/** A grid of words, each cut to the width that the room gives to all, and as much of it as fits around the cursor. */
export function drawWords(scene: GuessGoScene, seat: number, room: ScreenSize): Block {
  const { view, cursor, highlight, draft, glyphs } = scene
  const { size, hitwordsOf } = view.terms
  const grid = view.grids[seat]!
  const crossed = crossedOutWords(view.calls[1 - seat]!)
  const isOwn = view.viewer === seat
  const at = cursor ?? { row: 0, column: 0 }
  const fitting = Math.floor((room.columns - MARGIN) / size)
  const width = Math.max(NARROWEST, Math.min(fitting, longestIn(view), WIDEST))
  const columns = visibleRange(size, at.column, Math.max(FEWEST, Math.floor((room.columns - MARGIN) / width)))
  const rows = visibleRange(size, at.row, Math.max(FEWEST, room.rows - 1))
  const last = view.ended?.cells
  const endsHere =
    view.ended && seat === (view.ended.by === 'line' ? 1 - view.ended.winner : view.ended.winner)

  function around(cell: Cell): { readonly characters: string; readonly style: Style } | undefined {
    const isIn = (cells: readonly Cell[]) => cells.some(one => sameCell(one, cell))
    if (endsHere && last && isIn(last)) return { characters: '()', style: { tone: 'medlar', bold: true } }
    if (isOwn && highlight && isIn(highlight.cells))
      return { characters: '!!', style: { tone: 'medlar', bold: true } }
    if (isOwn && draft?.lifted && sameCell(draft.lifted, cell))
      return { characters: '<>', style: { tone: 'quince', bold: true } }
    if (cursor && sameCell(cursor, cell)) return { characters: '[]', style: { tone: 'leaf', bold: true } }
    return undefined
  }

  function drawn(cell: Cell): readonly Span[] {
    const word = grid[indexOfCell(cell, size)] ?? null
    const frame = around(cell)
    const isCrossed = word !== null && crossed.has(word)
    const isHitword = word !== null && hitwordsOf.includes(word)
    // A cross and a star are drawn beside the frame too.
    const marks = `${isCrossed && frame ? 'x' : ''}${isHitword ? '*' : ''}`
    const text = word === null ? glyphs.open : marks + word
    const style: Style = word === null || isCrossed ? SOFT : isHitword ? { tone: 'medlar', bold: true } : {}
    return [
      span(frame?.characters[0] ?? (isCrossed ? 'x' : ' '), frame?.style ?? { tone: 'medlar', bold: true }),
      span(fitTo(text, width - 2), style),
      span(frame?.characters[1] ?? ' ', frame?.style),
    ]
  }

  const shownColumns = Array.from({ length: columns.to - columns.from }, (_, index) => columns.from + index)
  const head = shownColumns.map(column =>
    span(
      ` ${columnLetters(column)}`.padEnd(width),
      cursor?.column === column ? { tone: 'leaf', bold: true } : SOFT,
    ),
  )
  return [
    [span(' '.repeat(MARGIN)), ...head],
    ...Array.from({ length: rows.to - rows.from }, (_, index): StyledLine => {
      const row = rows.from + index
      const style: Style = cursor?.row === row ? { tone: 'leaf', bold: true } : SOFT
      return [
        span(`${row + 1}`.padStart(MARGIN - 1).padEnd(MARGIN), style),
        // Only the grid with the cursor can be clicked.
        ...shownColumns.flatMap(column =>
          cursor ? cellSpans({ row, column }, drawn({ row, column })) : drawn({ row, column }),
        ),
      ]
    }),
  ]
}
