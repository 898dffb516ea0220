import { type Block, blockWidth, padLine } from '#terminal/kit/styled-text.ts'
import type { Answer } from '../rules/types.ts'
import { drawBoard, drawRuledBoard, letterWidth } from './board.ts'
import { factsLine, pointsLines, type ScribbleTable, turnLines } from './panel.ts'
import { bothPlayersLines, messageRegionLines, sideLines } from './side-column.ts'

/** The columns beside the board, as wide as the document's. */
const MIDDLE = 41
const RIGHT = 26
/** One column beside the board: wide enough for a query, or narrow, with its letters set close. */
const SIDE_WIDEST = 41
const SIDE_NARROWEST = 24
const GAP = 2
/** The letters of the columns and the border are above the first row. */
const ABOVE_ROWS = 2
/** Messages and the log are below the board if at least this many rows are free. */
const STRIP_LEAST = 4

/** The table in the first setting that fits; the last is for the smallest window. */
export function drawTable(scene: ScribbleTable): Block {
  const { rows, columns } = scene.size
  const close = drawBoard(scene)
  const settings = [
    () => (letterWidth(scene.view) === 1 ? drawThreeColumns(scene, drawRuledBoard(scene)) : undefined),
    () => drawThreeColumns(scene, close),
    () => drawTwoColumns(scene, close, pointsLines(scene.view.letters, columns)),
    () => drawTwoColumns(scene, close, []),
    () => drawStacked(scene, close),
  ]
  for (const setting of settings) {
    const block = setting()
    if (block && block.length <= rows && blockWidth(block) <= columns) return block
  }
  return drawTwoColumns(scene, close, [])
}

/** Letter points above, the turn beside the board, both players at the right. */
function drawThreeColumns(scene: ScribbleTable, board: Block): Block {
  const { letters, answer } = scene.view
  const points = pointsLines(letters, scene.size.columns)
  const strip = stripOf(scene, points.length + board.length)
  const [round = [], returns = [], query = []] = turnLines(scene, MIDDLE)
  const turn = [round, [], returns, [], query]
  const region = withBlankRow(
    messageRegionLines(scene, {
      columns: MIDDLE - GAP,
      rows: board.length - ABOVE_ROWS - turn.length,
      hasMessages: strip.length === 0,
      answer,
    }),
    answer,
  )
  const middle = [factsLine(scene.view, MIDDLE + RIGHT), [], ...turn, ...region]
  const right = [[], [], ...bothPlayersLines(scene, RIGHT, board.length)]
  const width = blockWidth(board) + 1
  const rows = board.map((row, index) => {
    const beside = [...padLine(row, width), ...(middle[index] ?? [])]
    return right[index]?.length ? [...padLine(beside, width + MIDDLE), ...right[index]] : beside
  })
  return [...points, ...rows, ...strip]
}

/** The same in less room: the players below the turn, beside or below the words of a query. */
function drawTwoColumns(scene: ScribbleTable, board: Block, points: Block): Block {
  const width = blockWidth(board) + GAP
  const columns = Math.min(SIDE_WIDEST, Math.max(SIDE_NARROWEST, scene.size.columns - width))
  const strip = stripOf(scene, points.length + board.length)
  const side = sideLines(scene, { columns, rows: board.length, hasStrip: strip.length > 0 })
  return [
    ...points,
    ...board.map((row, index) => (side[index]?.length ? [...padLine(row, width), ...side[index]] : row)),
    ...strip,
  ]
}

/** For a window that is narrow and high. */
function drawStacked(scene: ScribbleTable, board: Block): Block {
  const columns = Math.min(SIDE_WIDEST, scene.size.columns)
  return [...board, ...sideLines(scene, { columns, rows: scene.size.rows - board.length, hasStrip: false })]
}

/** The row above the words of a query is left free, unless it tells how many there are. */
function withBlankRow(region: Block, answer: Answer | null): Block {
  return answer?.words.length === region.length ? [[], ...region] : region
}

function stripOf(scene: ScribbleTable, used: number): Block {
  const { rows, columns } = scene.size
  const room = rows - used - 1
  if (room < STRIP_LEAST) return []
  const said = scene.statusLines(columns).slice(0, room)
  const left = room - said.length - 1
  return [[], ...said, ...(left > 0 ? [...(said.length > 0 ? [[]] : []), ...scene.log(columns, left)] : [])]
}
