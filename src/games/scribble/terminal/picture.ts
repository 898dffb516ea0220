import { type Block, padded, widthOf } from '#terminal/kit/spans.ts'
import type { Answer } from '../rules/types.ts'
import { drawBoard, drawRuledBoard, letterWidth } from './board.ts'
import { factsLine, pointsLines, type ScribbleTable, turnLines } from './panel.ts'
import { playersIn, regionOf, sideLines } from './side.ts'

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
  const { letters, answer } = scene.view
  const points = pointsLines(letters, scene.room.columns)
  const strip = stripOf(scene, points.length + board.length)
  const [round = [], returns = [], query = []] = turnLines(scene, MIDDLE)
  const turn = [round, [], returns, [], query]
  const region = headed(
    regionOf(scene, {
      columns: MIDDLE - GAP,
      rows: board.length - ABOVE_ROWS - turn.length,
      says: strip.length === 0,
      answer,
    }),
    answer,
  )
  const middle = [factsLine(scene.view, MIDDLE + RIGHT), [], ...turn, ...region]
  const right = [[], [], ...playersIn(scene, RIGHT, board.length)]
  const width = widthOf(board) + 1
  const rows = board.map((row, index) => {
    const beside = [...padded(row, width), ...(middle[index] ?? [])]
    return right[index]?.length ? [...padded(beside, width + MIDDLE), ...right[index]] : beside
  })
  return [...points, ...rows, ...strip]
}

/** The same in less room: the players below what is done in this turn, beside or below the words of a query. */
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
