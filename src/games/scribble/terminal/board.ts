import { type Cell, columnLetters, sameCell } from '#kernel/grid.ts'
import type { Highlight, Scene } from '#terminal/kit/face.ts'
import { type CellFrame, type CellLook, drawGrid } from '#terminal/kit/grid.ts'
import type { Style } from '#terminal/kit/style.ts'
import { type Block, cellSpans, type Span, type StyledLine, span } from '#terminal/kit/styled-text.ts'
import { padEndTo, textWidth } from '#terminal/kit/width.ts'
import type { CandidatesAnswer } from '../presentation/candidates.ts'
import { laidAt } from '../presentation/hand/hand.ts'
import { letterAt } from '../rules/board.ts'
import { type ScribbleTypes, SIDE, type View } from '../rules/types.ts'
import type { Draft } from './draft.ts'

export type ScribbleScene = Scene<ScribbleTypes, Draft>

const EMPTY = '.'
const MARGIN = 3
const RULE: Style = { tone: 'line' }
const LAID: Style = { tone: 'quince', bold: true, inverse: true }
const LAST: Style = { tone: 'quince', bold: true }
const AROUND: Readonly<Record<CellFrame, { readonly characters: string; readonly style: Style }>> = {
  cursor: { characters: '[]', style: { tone: 'leaf', bold: true } },
  refused: { characters: '!!', style: { tone: 'medlar', bold: true } },
  good: { characters: '**', style: { tone: 'leaf', bold: true } },
  last: { characters: '  ', style: {} },
}

/** The columns of the widest letter. */
export function letterWidth({ letters }: View): number {
  return Math.max(...letters.map(({ letter }) => textWidth(letter)))
}

/** The board as the document draws it, a blank between the letters, with coordinates around. */
export function drawBoard(scene: ScribbleScene): Block {
  const { view, cursor } = scene
  const width = letterWidth(view)
  const places = Array.from({ length: SIDE }, (_, index) => index)
  const names = places.map(column =>
    span(` ${padEndTo(columnLetters(column), width)}`, labelStyle(cursor?.column === column)),
  )
  const edge: StyledLine = [
    span(' '.repeat(MARGIN)),
    span(`+${` ${'-'.repeat(width)}`.repeat(SIDE)} +`, RULE),
  ]
  const rows = places.map((row): StyledLine => {
    const cells = places.map(column => cellLook(scene, { row, column }))
    return [
      span(`${row + 1}`.padStart(MARGIN - 1).padEnd(MARGIN), labelStyle(cursor?.row === row)),
      span('|', RULE),
      ...cells.flatMap((cell, column) => [
        gap(cells[column - 1], cell),
        ...cellSpans({ row, column }, [span(padEndTo(cell.symbol, width), cell.style)]),
      ]),
      gap(cells.at(-1), undefined),
      span('|', RULE),
    ]
  })
  return [[span(' '.repeat(MARGIN + 1)), ...names], edge, ...rows, edge]
}

/** The board with rules between its cells, for a window that has the room. */
export function drawRuledBoard(scene: ScribbleScene): Block {
  const { cursor, glyphs } = scene
  const size = { columns: Number.POSITIVE_INFINITY, rows: Number.POSITIVE_INFINITY }
  return drawGrid({ rows: SIDE, cols: SIDE, cursor, size, glyphs, cell: cell => cellLook(scene, cell) })
}

function cellLook(scene: ScribbleScene, cell: Cell): CellLook {
  const { view, draft, cursor, highlight, glyphs } = scene
  const frame = frameOf(cell, cursor, highlight)
  const there = letterAt(view.board, cell)
  if (there !== null) return { symbol: there, style: isLast(view, cell) ? LAST : { bold: true }, frame }
  const laid = draft && laidAt(draft.hand, cell)
  if (laid) return { symbol: laid.letter, style: LAID, frame }
  const shown = previewAt(scene, cell)
  if (shown !== undefined) return { symbol: shown, style: LAID, frame }
  if (frame !== 'cursor' || !draft) return { symbol: EMPTY, style: { tone: 'soft' }, frame }
  return { symbol: glyphs[draft.hand.direction], style: AROUND.cursor.style, frame }
}

/** The letter that the chosen turn of an analysis would put on a cell. */
function previewAt({ analysis }: ScribbleScene, cell: Cell): string | undefined {
  if (analysis?.selected === undefined) return undefined
  const { candidates } = analysis.answer as CandidatesAnswer
  const chosen = candidates.find(({ move }) => move === analysis.selected)
  return chosen?.turn.letters[chosen.cells.findIndex(one => sameCell(one, cell))]
}

function frameOf(
  cell: Cell,
  cursor: Cell | undefined,
  pointed: Highlight | undefined,
): CellFrame | undefined {
  if (pointed?.cells.some(one => sameCell(one, cell))) return pointed.as
  return cursor && sameCell(cursor, cell) ? 'cursor' : undefined
}

function isLast({ last }: View, cell: Cell): boolean {
  return last?.kind === 'placed' && last.cells.some(one => sameCell(one, cell))
}

/** The character between two cells: it closes the frame of the one, or opens that of the other. */
function gap(before: CellLook | undefined, after: CellLook | undefined): Span {
  // The cursor is to be found before all.
  const frames = [before?.frame, after?.frame] as const
  const isAfter = frames[1] !== undefined && frames[0] !== 'cursor'
  const frame = isAfter ? frames[1] : frames[0]
  if (!frame) return span(' ', before?.style === LAID && after?.style === LAID ? LAID : {})
  const { characters, style } = AROUND[frame]
  return span(characters[isAfter ? 0 : 1]!, style)
}

function labelStyle(active: boolean): Style {
  return active ? { tone: 'leaf', bold: true } : { tone: 'soft' }
}
