import { type Cell, columnLetters } from '#kernel/grid.ts'
import type { Glyphs } from './glyphs.ts'
import type { Style } from './style.ts'
import { type Block, cellSpans, type Span, type StyledLine, span } from './styled-text.ts'
import { padEndTo, textWidth } from './width.ts'

/** The frame around a cell's symbol. The characters differ as well as the colours. */
export type CellFrame = 'cursor' | 'last' | 'refused' | 'good'

export interface CellLook {
  /** One character, of one or two columns. */
  readonly symbol: string
  readonly style?: Style
  /** The symbol fills the whole cell. */
  readonly fillsCell?: boolean
  readonly frame?: CellFrame | undefined
}

export interface ScreenSize {
  readonly columns: number
  readonly rows: number
  /** Whether the board may be drawn in part, around the cursor. */
  readonly canScroll?: true
}

export interface GridOptions {
  readonly rows: number
  readonly cols: number
  readonly cell: (cell: Cell) => CellLook
  /** Its row number and column letter are highlighted. */
  readonly cursor?: Cell | undefined
  readonly size: ScreenSize
  readonly glyphs: Glyphs
}

const CELL_FRAMES: Readonly<Record<CellFrame, { readonly characters: string; readonly style: Style }>> = {
  cursor: { characters: '[]', style: { tone: 'leaf', bold: true } },
  last: { characters: '()', style: { bold: true } },
  refused: { characters: '!!', style: { tone: 'medlar', bold: true } },
  good: { characters: '**', style: { tone: 'leaf', bold: true } },
}

const MARGIN = 3
const RULE: Style = { tone: 'line' }

/**
 * A board of square cells with its coordinates: with lines between the cells where there is room, without the outer
 * lines where only those do not fit, compact otherwise.
 */
export function drawGrid(picture: GridOptions): Block {
  const { rows, cols, size } = picture
  if (size.columns < MARGIN + 4 * cols + 1 || size.rows < 2 * rows) return drawCompact(picture)
  const ruled = drawRuled(picture)
  return size.rows >= ruled.length ? ruled : [ruled[0]!, ...ruled.slice(2, -1)]
}

function drawRuled(picture: GridOptions): Block {
  const { rows, cols, glyphs } = picture
  const { top, middle, bottom, across, down } = glyphs.rules
  const rule = ([left, tee, right]: readonly [string, string, string]): StyledLine => [
    span(' '.repeat(MARGIN)),
    span(left + Array.from({ length: cols }, () => across.repeat(3)).join(tee) + right, RULE),
  ]
  const body = Array.from({ length: rows }, (_, row): Block => {
    const cells = Array.from({ length: cols }, (_, column) => [
      ...drawCell(picture, { row, column }),
      span(down, RULE),
    ])
    return [
      [rowNumber(picture, row), span(down, RULE), ...cells.flat()],
      row < rows - 1 ? rule(middle) : rule(bottom),
    ]
  })
  return [columnLabels(picture, 4), rule(top), ...body.flat()]
}

function drawCompact(picture: GridOptions): Block {
  const body = Array.from(
    { length: picture.rows },
    (_, row): StyledLine => [
      rowNumber(picture, row),
      ...Array.from({ length: picture.cols }, (_, column) => drawCell(picture, { row, column })).flat(),
    ],
  )
  return [columnLabels(picture, 3), ...body]
}

function columnLabels({ cols, cursor }: GridOptions, pitch: 3 | 4): StyledLine {
  const names = Array.from({ length: cols }, (_, column) =>
    span(columnLetters(column).padStart(2).padEnd(pitch), labelStyle(cursor?.column === column)),
  )
  return [span(' '.repeat(pitch === 4 ? MARGIN + 1 : MARGIN)), ...names]
}

function rowNumber({ cursor }: GridOptions, row: number): Span {
  return span(`${row + 1}`.padStart(MARGIN - 1).padEnd(MARGIN), labelStyle(cursor?.row === row))
}

function labelStyle(active: boolean): Style {
  return active ? { tone: 'leaf', bold: true } : { tone: 'soft' }
}

function drawCell({ cell: lookOf }: GridOptions, cell: Cell): readonly Span[] {
  return cellSpans(cell, framedSymbol(lookOf(cell)))
}

function framedSymbol({ symbol, style, fillsCell, frame }: CellLook): readonly Span[] {
  const isWide = textWidth(symbol) > 1
  if (!frame) return [span(fillsCell && !isWide ? symbol.repeat(3) : padEndTo(` ${symbol}`, 3), style)]
  const { characters, style: around } = CELL_FRAMES[frame]
  const framed = style?.fill ? { ...around, fill: style.fill } : around
  // A wide letter leaves room for one half of its frame.
  return [
    span(characters[0]!, framed),
    span(symbol, style),
    ...(isWide ? [] : [span(characters[1]!, framed)]),
  ]
}

/** A board as plain text: its rows with letters and numbers, a space between cells. */
export function textGrid(board: readonly string[]): readonly string[] {
  const cols = board[0]?.length ?? 0
  const head = Array.from({ length: cols }, (_, column) => columnLetters(column)).join(' ')
  return [`   ${head}`, ...board.map((row, index) => `${`${index + 1}`.padStart(2)} ${[...row].join(' ')}`)]
}
