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
import { wrapText } from '#terminal/kit/wrap.ts'
import type { View, WorderlyTypes } from '../rules/types.ts'
import { drawWords } from './grid.ts'
import { latestLines, lettersLine, PANEL_LEAST, statusLines, wordLines } from './panel.ts'
import { terminalWords as words } from './words.ts'

type WorderlyTable = FullScreenScene<WorderlyTypes>

const GAP = 3
/** Wide enough for any sentence on one line. */
const NO_WRAP_COLUMNS = 1_000
const PANEL_WIDEST = 40
/** A blank and what is said. */
const SAID_ROWS = 4
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
  const said = Math.max(SAID_ROWS, scene.statusLines(scene.size.columns).length + 1)
  const rows = Math.max(grid.length, scene.size.rows - said)
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
  /** Whether what has happened is told in it. */
  readonly hasLog: boolean
}

function panelOf(scene: WorderlyTable, columns: number, rows: number): Panel {
  const { view, glyphs, entry } = scene
  const turn = [
    [],
    styledLine(words.letters, { tone: 'soft' }),
    lettersLine(view, entry),
    [],
    ...latestLines(view),
  ]
  const head = [...statusLines(view, glyphs), ...(view.over ? [] : turn)]
  const [heading, list] = shownWords(view)
  const lists = wordLines(heading, list, { columns, rows: rows - head.length - 1 })
  const told = lists.length > 0 ? [...head, [], ...lists] : head
  const left = rows - told.length - 1
  if (left < LOG_LEAST) return { lines: told, hasLog: false }
  return { lines: [...told, [], ...scene.log(columns, left)], hasLog: true }
}

/** At the end what was missed; before, what was found besides. */
function shownWords(view: View): readonly [string, readonly string[]] {
  if (!view.over) return [words.bonus(view.bonus.length), view.bonus]
  const missed = view.words.flatMap(({ word, how }) => (how === 'missed' && word !== null ? [word] : []))
  return missed.length > 0
    ? [words.missed(missed.length), missed]
    : [words.bonus(view.bonus.length), view.bonus]
}

/** What is said; while nothing is, what came last, unless that is told elsewhere. A blank is above it, if that leaves room. */
function messageLines(scene: WorderlyTable, room: number, hasLog: boolean): Block {
  const { columns } = scene.size
  const rows = Math.max(1, room)
  const said = scene.statusLines(columns)
  const lines = said.length > 0 || hasLog ? said : lastLogLines(scene, columns, rows)
  return lines.length < rows ? [[], ...lines] : lines.slice(0, rows)
}

/** The last entry of the log from its beginning on: its end alone would say nothing. */
function lastLogLines(scene: WorderlyTable, columns: number, rows: number): Block {
  const [last = []] = scene.log(NO_WRAP_COLUMNS, 1)
  const lines = wrapText(plainText(last), columns)
  const shown = lines.slice(0, rows)
  return shown.map((text, row) =>
    styledLine(row < rows - 1 || lines.length <= rows ? text : `${text.slice(0, columns - 1)}…`),
  )
}
