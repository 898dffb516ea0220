import type { Analysis } from '#app/analysis.ts'
import { type NumberedRow, type VariationMove, visibleRows } from '#app/variation-rows.ts'
import type { Note } from '#kernel/engine.ts'
import type { Person } from '#kernel/text.ts'
import { isSamePath, type Path } from '#table/variations/variation-tree.ts'
import type { LoadedGame } from '../../game/loaded-game.ts'
import { verdictSymbol } from '../../game/reviewed-game.ts'
import type { Glyphs } from '../../kit/glyphs.ts'
import type { ScreenSize } from '../../kit/grid.ts'
import { type Block, lineWidth, type StyledLine, span, wrapLine } from '../../kit/styled-text.ts'
import { wrapText } from '../../kit/width.ts'
import { shellText } from '../../text/en/shell.ts'

/** The moves of a review. */
export interface MoveList {
  readonly loaded: LoadedGame
  readonly people: readonly Person[]
  readonly analysis: Analysis
  /** The notes on the moves of the game, once they are there. */
  readonly notes: readonly Note[] | undefined
}

/** The opening, or a row of the list. */
type ListRow = NumberedRow | undefined

/** The row of the current position, with as many others around it as fit. */
export function moveListLines(list: MoveList, { columns, rows }: ScreenSize, glyphs: Glyphs): Block {
  const listed: readonly ListRow[] = [undefined, ...visibleRows(list.analysis)]
  const at = currentRow(list, listed)
  const linesOf = (index: number) => rowLines(list, listed[index], columns, glyphs)
  let block = linesOf(at)
  let [first, last] = [at, at]
  for (;;) {
    const isEarlier = first > 0 && (at - first <= last - at || last === listed.length - 1)
    const index = isEarlier ? first - 1 : last + 1
    const next = index < listed.length ? linesOf(index) : undefined
    if (!next || block.length + next.length > rows) return block.slice(0, Math.max(1, rows))
    block = isEarlier ? [...next, ...block] : [...block, ...next]
    if (isEarlier) first = index
    else last = index
  }
}

/** All rows. */
export function wholeMoveList(list: MoveList, columns: number, glyphs: Glyphs): Block {
  return [undefined, ...visibleRows(list.analysis)].flatMap(row => rowLines(list, row, columns, glyphs))
}

/** The row of the current position alone. */
export function currentMoveLines(list: MoveList, columns: number, glyphs: Glyphs): Block {
  const listed: readonly ListRow[] = [undefined, ...visibleRows(list.analysis)]
  return rowLines(list, listed[currentRow(list, listed)], columns, glyphs)
}

function currentRow({ analysis }: MoveList, listed: readonly ListRow[]): number {
  const { path } = analysis.snapshot()
  return Math.max(
    0,
    listed.findIndex(row => row?.moves.some(move => isSamePath(move.path, path))),
  )
}

function rowLines(list: MoveList, row: ListRow, columns: number, glyphs: Glyphs): Block {
  return row && row.depth > 0
    ? variationLines(list, row, columns, glyphs)
    : mainLines(list, row, columns, glyphs)
}

/** A move of the main line with its number, wrapped. */
function mainLines(list: MoveList, row: ListRow, columns: number, glyphs: Glyphs): Block {
  const path = row?.moves[0]?.path ?? []
  const isChosen = isSamePath(path, list.analysis.snapshot().path)
  const before: StyledLine = [pointer(isChosen, glyphs), ...moveNumber(list, row)]
  const indent = lineWidth(before)
  return wrapText(moveText(list, row, path), columns - indent).map((text, line) => [
    ...(line === 0 ? before : [span(' '.repeat(indent))]),
    span(text, isChosen ? { bold: true } : { tone: 'soft' }),
  ])
}

function pointer(isChosen: boolean, glyphs: Glyphs) {
  return span(isChosen ? `${glyphs.pointer} ` : '  ', { tone: 'leaf', bold: true })
}

/** The number of a move, and the symbol of its verdict. */
function moveNumber({ notes }: MoveList, row: ListRow): StyledLine {
  if (!row) return []
  const note = row.moves[0]!.node.isPlayed ? notes?.[row.ply - 1] : undefined
  const sign = note?.verdict ? verdictSymbol(note) : ' '
  return [
    span(`${row.ply}`.padStart(2).padEnd(4), { tone: 'soft' }),
    span(`${sign} `, sign === shellText.verdicts.threw ? { tone: 'medlar', bold: true } : { tone: 'leaf' }),
  ]
}

function moveText({ loaded, people, analysis }: MoveList, row: ListRow, path: Path): string {
  if (!row) return shellText.review.opening
  const { node } = row.moves[0]!
  const events = analysis.positionAt(path).events.map(event => loaded.text.event(event, people))
  const text = events.length > 0 ? events.join(' ') : node.text
  return [text, ...annotationOf(row.moves[0]!)].join(' ')
}

/** The moves of a variation, indented by its depth. */
function variationLines({ analysis }: MoveList, row: NumberedRow, columns: number, glyphs: Glyphs): Block {
  const { path } = analysis.snapshot()
  const indent = '  '.repeat(Math.min(row.depth, MAX_INDENT))
  const isPlayed = row.moves.some(({ node }) => node.isPlayed)
  const isHere = row.moves.some(move => isSamePath(move.path, path))
  const before: StyledLine = [pointer(isHere, glyphs), span(`${indent}${row.ply}. `, { tone: 'soft' })]
  const played: StyledLine = isPlayed ? [span(`${shellText.review.played} `, { tone: 'soft' })] : []
  const moves = row.moves.flatMap(move => {
    const isCurrent = isSamePath(move.path, path)
    const text = [isCurrent ? `[${move.node.text}]` : move.node.text, ...annotationOf(move)].join(' ')
    return [span(text, isCurrent ? { bold: true, tone: 'leaf' } : { tone: 'soft' }), span('  ')]
  })
  // Wrapping trims a line, so the indentation is put before each afterwards.
  const width = lineWidth(before)
  return wrapLine([...played, ...moves.slice(0, -1)], columns - width).map((spans, line) => [
    ...(line === 0 ? before : [span(' '.repeat(width))]),
    ...spans,
  ])
}

const MAX_INDENT = 4

/** The mark and the comment of a move. */
export function annotationOf({ node: { mark, comment } }: VariationMove): readonly string[] {
  return [
    ...(mark ? [shellText.review.marks[mark]] : []),
    ...(comment ? [`(${comment.replaceAll('\n', ' ')})`] : []),
  ]
}
