import { type Cell, sameCell } from '#kernel/grid.ts'
import { boardRange, type CellRange, clampToRange, moveCursor } from '#terminal/kit/cursor.ts'
import type { CellInput, Face, FaceAnalysis, Scene } from '#terminal/kit/face.ts'
import { type CellFrame, type CellLook, drawGrid, textGrid } from '#terminal/kit/grid.ts'
import type { Block } from '#terminal/kit/styled-text.ts'
import { at, blockedBy } from '../rules/board.ts'
import { notation } from '../rules/notation.ts'
import { MAX_SIDE, MIN_SIDE, type ObstructionTypes, type PlacingView, type View } from '../rules/types.ts'
import { terminalText } from '../text/en.ts'
import { analysedLook, analysis } from './analysis.ts'

type ObstructionScene = Scene<ObstructionTypes>

/** While sizes are proposed, the cursor is on the last cell of the board to propose. */
const SIZES: CellRange = {
  first: { row: MIN_SIDE - 1, column: MIN_SIDE - 1 },
  last: { row: MAX_SIDE - 1, column: MAX_SIDE - 1 },
}

export const input: CellInput<ObstructionTypes> = {
  kind: 'cell',
  cursor(view, from) {
    if (from) return clampToRange(from, rangeOf(view))
    if (view.phase === 'proposing') return { row: 7, column: 7 }
    return { row: Math.floor((view.rows - 1) / 2), column: Math.floor((view.cols - 1) / 2) }
  },
  step: (view, cursor, step) => moveCursor(cursor, step, rangeOf(view)),
  move: (view, cursor) =>
    notation.write(
      view.phase === 'proposing'
        ? { kind: 'propose', rows: cursor.row + 1, cols: cursor.column + 1 }
        : { kind: 'mark', cell: cursor },
    ),
  describeEnter: (view, cursor) =>
    view.phase === 'proposing'
      ? terminalText.proposes(input.move(view, cursor))
      : terminalText.marks(input.move(view, cursor)),
  isRefused: (view, cursor) => view.phase === 'placing' && at(view.board, cursor) !== '.',
}

export const face: Face<ObstructionTypes> = {
  input,
  draw: scene => (scene.view.phase === 'proposing' ? drawSizes(scene) : drawBoard(scene, scene.view)),
  analysis: analysis as FaceAnalysis<ObstructionTypes>,
  text: view => (view.phase === 'proposing' ? [] : textGrid(view.board)),
}

function rangeOf(view: View): CellRange {
  return view.phase === 'proposing' ? SIZES : boardRange(view.rows, view.cols)
}

function drawBoard(scene: ObstructionScene, view: PlacingView): Block {
  const { cursor, highlight, size, glyphs } = scene
  const { rows, cols, board, last } = view
  const preview = cursor && view.acting && at(board, cursor) === '.' ? blockedBy(board, cursor) : []
  const isIn = (cells: readonly Cell[], cell: Cell) => cells.some(one => sameCell(one, cell))

  function frame(cell: Cell): CellFrame | undefined {
    if (highlight && isIn(highlight.cells, cell)) return highlight.as
    if (cursor && sameCell(cursor, cell)) return 'cursor'
    return last && sameCell(last, cell) ? 'last' : undefined
  }
  function look(cell: Cell): CellLook {
    switch (at(board, cell)) {
      case 'X':
        return { symbol: 'X', style: { tone: 'damson', fill: 'damson', bold: true }, frame: frame(cell) }
      case 'O':
        return { symbol: 'O', style: { tone: 'gage', fill: 'gage', bold: true }, frame: frame(cell) }
      case '#':
        return { symbol: glyphs.shade, style: { tone: 'line' }, fillsCell: true, frame: frame(cell) }
      default: {
        const analysed = analysedLook(scene.analysis, cell)
        if (analysed) return { ...analysed, frame: frame(cell) ?? analysed.frame }
        return isIn(preview, cell)
          ? { symbol: glyphs.hollow, style: { tone: 'leaf' }, frame: frame(cell) }
          : { symbol: glyphs.open, style: { tone: 'soft' }, frame: frame(cell) }
      }
    }
  }
  return drawGrid({ rows, cols, cell: look, cursor, size, glyphs })
}

function drawSizes({ cursor, size, glyphs }: ObstructionScene): Block {
  const last = cursor ?? SIZES.first
  const look = (cell: Cell): CellLook => {
    const inside = cell.row <= last.row && cell.column <= last.column
    if (!inside) return { symbol: ' ' }
    const frame = cursor && sameCell(cell, cursor) ? 'cursor' : undefined
    return { symbol: glyphs.open, style: { tone: 'leaf' }, frame }
  }
  return drawGrid({ rows: MAX_SIDE, cols: MAX_SIDE, cell: look, cursor, size, glyphs })
}
