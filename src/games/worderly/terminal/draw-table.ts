import type { FullScreenScene } from '#terminal/kit/face.ts'
import {
  type Block,
  blockWidth,
  padLine,
  plainText,
  type StyledLine,
  span,
  styledLine,
} from '#terminal/kit/styled-text.ts'
import { truncateTo, wrapText } from '#terminal/kit/width.ts'
import type { View, WorderlyTypes } from '../rules/types.ts'
import { terminalText as text } from '../text/en-terminal.ts'
import { drawWords } from './grid.ts'
import { latestLines, lettersLine, PANEL_LEAST, statusLines, wordLines } from './panel.ts'

type WorderlyTable = FullScreenScene<WorderlyTypes>

const GAP = 3
/** Wide enough for any sentence on one line. */
const NO_WRAP_COLUMNS = 1_000
const PANEL_WIDEST = 40
/** A blank line and the message. */
const MESSAGE_ROWS = 4
/** The log takes part of the panel only where it has some room. */
const LOG_LEAST = 4

/** [W18] Grid, letters, lives, points and the latest guess: the grid wide if there is room, else close. */
export function drawTable(scene: WorderlyTable): Block {
  const { rows, columns } = scene.size
  const settings = ([' ', ''] as const).map(gap => () => drawSideBySide(scene, drawWords(scene.view, gap)))
  for (const setting of [...settings, () => drawStacked(scene)]) {
    const block = setting()
    if (block.length <= rows && blockWidth(block) <= columns) return block
  }
  return drawStacked(scene)
}

function drawSideBySide(scene: WorderlyTable, grid: Block): Block {
  const left = blockWidth(grid) + GAP
  const columns = Math.min(PANEL_WIDEST, Math.max(PANEL_LEAST, scene.size.columns - left))
  const messageRows = Math.max(MESSAGE_ROWS, scene.statusLines(scene.size.columns).length + 1)
  const rows = Math.max(grid.length, scene.size.rows - messageRows)
  const { lines: panel, hasLog } = panelOf(scene, columns, rows)
  const height = Math.max(grid.length, panel.length)
  const body = Array.from({ length: height }, (_, index): StyledLine => {
    const row = grid[index] ?? []
    const other = panel[index] ?? []
    return other.length === 0 ? row : [...padLine(row, left), ...other]
  })
  return [...body, ...messageLines(scene, scene.size.rows - height, hasLog)]
}

/** For a window that is narrow: all in one column. */
function drawStacked(scene: WorderlyTable): Block {
  const { view } = scene
  const [level = [], lives = [], , points = [], found = []] = statusLines(view, scene.glyphs)
  const [, latest = []] = latestLines(view)
  const facts: StyledLine = [...level, span('  '), ...lives]
  const block = [
    ...drawWords(view, ''),
    lettersLine(view, scene.entry),
    facts,
    [...points, span('  '), ...found],
    [...latest],
  ]
  return [...block, ...messageLines(scene, scene.size.rows - block.length, false)]
}

interface Panel {
  readonly lines: Block
  /** Whether the log is in it. */
  readonly hasLog: boolean
}

function panelOf(scene: WorderlyTable, columns: number, rows: number): Panel {
  const { view, glyphs, entry } = scene
  const turn = [
    [],
    styledLine(text.letters, { tone: 'soft' }),
    lettersLine(view, entry),
    [],
    ...latestLines(view),
  ]
  const head = [...statusLines(view, glyphs), ...(view.over ? [] : turn)]
  const [heading, list] = shownWords(view)
  const lists = wordLines(heading, list, { columns, rows: rows - head.length - 1 })
  const lines = lists.length > 0 ? [...head, [], ...lists] : head
  const left = rows - lines.length - 1
  if (left < LOG_LEAST) return { lines, hasLog: false }
  return { lines: [...lines, [], ...scene.log(columns, left)], hasLog: true }
}

/** The missed words at the end of the game, the bonus words before. */
function shownWords(view: View): readonly [string, readonly string[]] {
  if (!view.over) return [text.bonus(view.bonus.length), view.bonus]
  const missed = view.words.flatMap(({ word, how }) => (how === 'missed' && word !== null ? [word] : []))
  return missed.length > 0
    ? [text.missed(missed.length), missed]
    : [text.bonus(view.bonus.length), view.bonus]
}

/** The message, or the last log entry where there is no message and no log. A blank line is above it, if there is room. */
function messageLines(scene: WorderlyTable, room: number, hasLog: boolean): Block {
  const { columns } = scene.size
  const rows = Math.max(1, room)
  const message = scene.statusLines(columns)
  const lines = message.length > 0 || hasLog ? message : lastLogLines(scene, columns, rows)
  return lines.length < rows ? [[], ...lines] : lines.slice(0, rows)
}

/** The last log entry, cut at its end: the end alone could not be understood. */
function lastLogLines(scene: WorderlyTable, columns: number, rows: number): Block {
  const [last = []] = scene.log(NO_WRAP_COLUMNS, 1)
  const lines = wrapText(plainText(last), columns)
  const shown = lines.slice(0, rows)
  return shown.map((shownLine, row) =>
    styledLine(
      row < rows - 1 || lines.length <= rows ? shownLine : `${truncateTo(shownLine, columns - 1, '')}…`,
    ),
  )
}
