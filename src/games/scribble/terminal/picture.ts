import { type Block, type Line, line, plainText, span, widthOf } from '#terminal/kit/spans.ts'
import type { Answer } from '../rules/types.ts'
import { drawBoard, drawRuledBoard, letterWidth } from './board.ts'
import { factsLine, playerLines, pointsLines, type ScribbleTable, turnLines } from './panel.ts'
import { resultLines } from './results.ts'

/** The columns beside the board, as wide as the document's. */
const MIDDLE = 41
const RIGHT = 26
/** One column beside the board: wide enough for a query, or narrow, with its letters set close. */
const SIDE_WIDEST = 41
const SIDE_NARROWEST = 24
const GAP = 2
/** The letters of the columns and the border are above the first row. */
const ABOVE_ROWS = 2
/** What is said and the log stand below the board where there are so many rows. */
const STRIP_LEAST = 4
const RULE = '_'

/** The table in the first setting that fits; the last is for the smallest window. */
export function drawTable(scene: ScribbleTable): Block {
  const { rows, columns } = scene.room
  const close = drawBoard(scene)
  const settings = [
    () => (letterWidth(scene.view) === 1 ? asInDocument(scene, drawRuledBoard(scene)) : undefined),
    () => asInDocument(scene, close),
    () => inOneColumn(scene, close, pointsLines(scene.view.letters, columns)),
    () => inOneColumn(scene, close, []),
    () => below(scene, close),
  ]
  for (const setting of settings) {
    const block = setting()
    if (block && block.length <= rows && widthOf(block) <= columns) return block
  }
  return inOneColumn(scene, close, [])
}

/** Letter points above, beside the board what is done in this turn, at the right both players. */
function asInDocument(scene: ScribbleTable, board: Block): Block {
  const points = pointsLines(scene.view.letters, scene.room.columns)
  const strip = stripOf(scene, points.length + board.length)
  const [round = [], returns = [], query = []] = turnLines(scene, MIDDLE)
  const turn = [round, [], returns, [], query]
  const region = headed(
    regionOf(scene, MIDDLE - GAP, board.length - ABOVE_ROWS - turn.length, strip.length === 0),
    scene.view.answer,
  )
  const [first, second] = [0, 1].map(seat => playerLines(scene, seat, RIGHT).flatMap(one => [one, []]))
  const players = [...first!, ruleLine(RIGHT), [], ...second!.slice(0, -1)]
  const middle = [factsLine(scene.view, MIDDLE + RIGHT), [], ...turn, ...region]
  const right = [[], [], ...players]
  const width = widthOf(board) + 1
  const rows = board.map((row, index) => {
    const beside = [...padded(row, width), ...(middle[index] ?? [])]
    return right[index]?.length ? [...padded(beside, width + MIDDLE), ...right[index]] : beside
  })
  return [...points, ...rows, ...strip]
}

/** The same in less room: the players below what is done in this turn. */
function inOneColumn(scene: ScribbleTable, board: Block, points: Block): Block {
  const width = widthOf(board) + GAP
  const columns = Math.min(SIDE_WIDEST, Math.max(SIDE_NARROWEST, scene.room.columns - width))
  const strip = stripOf(scene, points.length + board.length)
  const side = sideLines(scene, { columns, rows: board.length, hasStrip: strip.length > 0 })
  return [
    ...points,
    ...board.map((row, index) => (side[index]?.length ? [...padded(row, width), ...side[index]] : row)),
    ...strip,
  ]
}

/** For a window that is narrow and high. */
function below(scene: ScribbleTable, board: Block): Block {
  const columns = Math.min(SIDE_WIDEST, scene.room.columns)
  return [...board, ...sideLines(scene, { columns, rows: scene.room.rows - board.length, hasStrip: false })]
}

interface SideRoom {
  readonly columns: number
  readonly rows: number
  readonly hasStrip: boolean
}

function sideLines(scene: ScribbleTable, { columns, rows, hasStrip }: SideRoom): Block {
  const head = [factsLine(scene.view, columns), ...turnLines(scene, columns)]
  const players = [
    ...playerLines(scene, 0, columns),
    ruleLine(Math.min(columns, RIGHT)),
    ...playerLines(scene, 1, columns),
  ]
  const room = Math.max(0, rows - head.length - players.length)
  const region = regionOf(scene, columns, room, !hasStrip)
  const empty = Array<Line>(room - region.length).fill([])
  return [...head, ...region, ...empty, ...players]
}

/** What is said if that has no place elsewhere, then what the dictionary answered, then the end of the log. */
function regionOf(scene: ScribbleTable, columns: number, rows: number, says: boolean): Block {
  const said = says ? scene.said(columns).slice(0, rows) : []
  const results = resultLines(scene.view.answer, columns, rows - said.length)
  const told = [...said, ...results]
  const left = rows - told.length - (told.length > 0 ? 1 : 0)
  if (!says || left < 1) return told
  return [...told, ...(told.length > 0 ? [[]] : []), ...scene.log(columns, left)]
}

/** The row above the words of a query is left free, unless it tells how many there are. */
function headed(region: Block, answer: Answer | null): Block {
  return answer?.words.length === region.length ? [[], ...region] : region
}

function stripOf(scene: ScribbleTable, used: number): Block {
  const { rows, columns } = scene.room
  const room = rows - used - 1
  if (room < STRIP_LEAST) return []
  const said = scene.said(columns).slice(0, room)
  const left = room - said.length - 1
  return [[], ...said, ...(left > 0 ? [...(said.length > 0 ? [[]] : []), ...scene.log(columns, left)] : [])]
}

function ruleLine(columns: number): Line {
  return line(RULE.repeat(columns), { tone: 'line' })
}

function padded(spans: Line, width: number): Line {
  return [...spans, span(' '.repeat(Math.max(0, width - plainText(spans).length)))]
}
