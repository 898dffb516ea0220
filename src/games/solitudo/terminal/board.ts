import { type Cell, columnLetters, sameCell } from '#kernel/grid.ts'
import type { Scene } from '#terminal/kit/face.ts'
import type { Glyphs } from '#terminal/kit/glyphs.ts'
import type { ScreenSize } from '#terminal/kit/grid.ts'
import type { Style } from '#terminal/kit/style.ts'
import type { Block } from '#terminal/kit/styled-text.ts'
import { cachedTopologyOf } from '../rules/board.ts'
import type { Topology } from '../rules/topology.ts'
import type { SolitudoTypes } from '../rules/types.ts'
import { type BoardLayout, boardLayoutOf, DENSITIES, MARGIN, visibleParts } from './board-layout.ts'
import { type Canvas, createCanvas, type Extent } from './canvas.ts'
import { looksOf } from './cell-looks.ts'

type BoardScene = Omit<Scene<SolitudoTypes>, 'size'>

const RULE: Style = { tone: 'line' }

/** The board as well as the room allows; a part of it around the cursor where the room says so. */
export function drawBoard(scene: BoardScene, room: ScreenSize): Block {
  const { view, cursor, glyphs } = scene
  const board = cachedTopologyOf(view.puzzle)
  const plans = DENSITIES.map(setting => boardLayoutOf(view, setting))
  const fitting = plans.find(({ width, height }) => width <= room.columns && height <= room.rows)
  const plan = fitting ?? plans.at(-1)!
  const canvas = createCanvas(plan.height, plan.width)
  if (plan.isRuled) drawRules(canvas, plan, board, glyphs)
  drawLabels(canvas, plan, board, cursor)
  drawCells(canvas, plan, board, scene)
  if (fitting || !room.canScroll)
    return canvas.crop([{ from: 0, to: plan.height }], [{ from: 0, to: plan.width }])
  const { rows, columns } = visibleParts(plan, cursor ?? board.cells[0]!, room)
  const upright = overflowGlyph(glyphs.overflow.upright, rows[1], { from: 1, to: plan.height })
  const sideways = overflowGlyph(glyphs.overflow.sideways, columns[1], { from: MARGIN, to: plan.width })
  canvas.write(0, 0, sideways + upright, label(true))
  return canvas.crop(rows, columns)
}

/** The arrow for cells that are out of sight before, after, or on both sides. */
function overflowGlyph(arrows: string, shown: Extent, all: Extent): string {
  const isBefore = shown.from > all.from
  const isAfter = shown.to < all.to
  return isBefore && isAfter ? arrows[2]! : isBefore ? arrows[0]! : isAfter ? arrows[1]! : ''
}

function drawRules(
  canvas: Canvas,
  { pitch }: BoardLayout,
  { rows, cols }: Topology,
  { rules }: Glyphs,
): void {
  for (let row = 0; row <= rows; row++) {
    const [left, tee, right] = row === 0 ? rules.top : row === rows ? rules.bottom : rules.middle
    const rule = Array.from({ length: cols }, () => rules.across.repeat(pitch - 1)).join(tee)
    canvas.write(1 + 2 * row, MARGIN, left + rule + right, RULE)
    for (let column = 0; row < rows && column <= cols; column++)
      canvas.write(2 + 2 * row, MARGIN + column * pitch, rules.down, RULE)
  }
}

/** A row's number stands at its left, a column's letter where it would go on upwards: aslant on a hexagon. */
function drawLabels(canvas: Canvas, plan: BoardLayout, { cells }: Topology, cursor: Cell | undefined): void {
  const named = new Set<number>()
  for (const { row, column } of cells) {
    canvas.write(plan.line({ row, column }), 0, `${row + 1}`.padStart(MARGIN - 1), label(row === cursor?.row))
    if (named.has(column)) continue
    named.add(column)
    const above = { row: row - 1, column }
    const letters = columnLetters(column)
    canvas.write(
      Math.max(0, plan.line(above)),
      plan.column(above) + 2 + plan.digits - letters.length,
      letters,
      label(column === cursor?.column),
    )
  }
}

function label(isHere: boolean): Style {
  return isHere ? { tone: 'leaf', bold: true } : { tone: 'soft' }
}

function drawCells(canvas: Canvas, plan: BoardLayout, { cells }: Topology, scene: BoardScene): void {
  const { cursor, glyphs } = scene
  const { digits, pitch, density } = plan
  const lookOf = looksOf(scene, glyphs)
  // The cursor's cell comes last, since neighbours share the place between them.
  const isLast = (cell: Cell) => cursor !== undefined && sameCell(cell, cursor)
  const ordered = cells.toSorted((one, other) => Number(isLast(one)) - Number(isLast(other)))
  for (const cell of ordered) {
    const line = plan.line(cell)
    const column = plan.column(cell)
    const { number, style, symbol, symbolStyle, floods, frame } = lookOf(cell)
    const before = 1 + digits - number.length
    if (symbol !== ' ') {
      // A shaded cell is shaded right up to its number.
      canvas.write(line, column + 1, floods ? symbol.repeat(before) : symbol, symbolStyle)
      if (density !== 'tight') canvas.write(line, column + 2 + digits, symbol, symbolStyle)
    }
    canvas.write(line, column + 1 + before, number, style)
    if (frame) {
      canvas.write(line, column, frame.left, frame.style)
      canvas.write(line, column + pitch, frame.right, frame.style)
    }
    canvas.markCell(cell, line, { from: column + 1, to: column + pitch })
  }
}
