import type { TableScene } from '#terminal/kit/face.ts'
import { type Block, type Line, line, padded, plainText, span, widthOf } from '#terminal/kit/spans.ts'
import { wrapText } from '#terminal/kit/wrap.ts'
import type { View, WorderlyTypes } from '../rules/types.ts'
import { drawWords } from './grid.ts'
import { latestLines, lettersLine, PANEL_LEAST, standingLines, wordLines } from './panel.ts'
import { terminalWords as words } from './words.ts'

type WorderlyTable = TableScene<WorderlyTypes>

const GAP = 3
/** Wide enough for any sentence on one line. */
const UNBROKEN = 1_000
const PANEL_WIDEST = 40
/** A blank and what is said. */
const SAID_ROWS = 4
/** The log takes part of the panel only where it has some room. */
const LOG_LEAST = 4

/** [W18] Grid, letters, lives, points and the latest guess: the grid wide if there is room, else close. */
export function drawTable(scene: WorderlyTable): Block {
  const { rows, columns } = scene.room
  const settings = ([' ', ''] as const).map(gap => () => beside(scene, drawWords(scene.view, gap)))
  for (const setting of [...settings, () => below(scene)]) {
    const block = setting()
    if (block.length <= rows && widthOf(block) <= columns) return block
  }
  return below(scene)
}

function beside(scene: WorderlyTable, grid: Block): Block {
  const left = widthOf(grid) + GAP
  const columns = Math.min(PANEL_WIDEST, Math.max(PANEL_LEAST, scene.room.columns - left))
  const said = Math.max(SAID_ROWS, scene.said(scene.room.columns).length + 1)
  const rows = Math.max(grid.length, scene.room.rows - said)
  const { lines: panel, hasLog } = panelOf(scene, columns, rows)
  const height = Math.max(grid.length, panel.length)
  const body = Array.from({ length: height }, (_, index): Line => {
    const row = grid[index] ?? []
    const other = panel[index] ?? []
    return other.length === 0 ? row : [...padded(row, left), ...other]
  })
  return [...body, ...saidLines(scene, scene.room.rows - height, hasLog)]
}

/** For a window that is narrow: all in one column. */
function below(scene: WorderlyTable): Block {
  const { view } = scene
  const [level = [], lives = [], , points = [], found = []] = standingLines(view, scene.glyphs)
  const [, latest = []] = latestLines(view)
  const facts: Line = [...level, span('  '), ...lives]
  const block = [
    ...drawWords(view, ''),
    lettersLine(view, scene.typed),
    facts,
    [...points, span('  '), ...found],
    [...latest],
  ]
  return [...block, ...saidLines(scene, scene.room.rows - block.length, false)]
}

interface Panel {
  readonly lines: Block
  /** Whether what has happened is told in it. */
  readonly hasLog: boolean
}

function panelOf(scene: WorderlyTable, columns: number, rows: number): Panel {
  const { view, glyphs, typed } = scene
  const turn = [[], line(words.letters, { tone: 'soft' }), lettersLine(view, typed), [], ...latestLines(view)]
  const head = [...standingLines(view, glyphs), ...(view.over ? [] : turn)]
  const [heading, list] = listed(view)
  const lists = wordLines(heading, list, { columns, rows: rows - head.length - 1 })
  const told = lists.length > 0 ? [...head, [], ...lists] : head
  const left = rows - told.length - 1
  if (left < LOG_LEAST) return { lines: told, hasLog: false }
  return { lines: [...told, [], ...scene.log(columns, left)], hasLog: true }
}

/** At the end what was missed; before, what was found besides. */
function listed(view: View): readonly [string, readonly string[]] {
  if (!view.over) return [words.bonus(view.bonus.length), view.bonus]
  const missed = view.words.flatMap(({ word, how }) => (how === 'missed' && word !== null ? [word] : []))
  return missed.length > 0
    ? [words.missed(missed.length), missed]
    : [words.bonus(view.bonus.length), view.bonus]
}

/** What is said; while nothing is, what came last, unless that is told elsewhere. A blank is above it, if that leaves room. */
function saidLines(scene: WorderlyTable, room: number, hasLog: boolean): Block {
  const { columns } = scene.room
  const rows = Math.max(1, room)
  const said = scene.said(columns)
  const lines = said.length > 0 || hasLog ? said : lastLines(scene, columns, rows)
  return lines.length < rows ? [[], ...lines] : lines.slice(0, rows)
}

/** The last entry of the log from its beginning on: its end alone would say nothing. */
function lastLines(scene: WorderlyTable, columns: number, rows: number): Block {
  const [last = []] = scene.log(UNBROKEN, 1)
  const lines = wrapText(plainText(last), columns)
  const shown = lines.slice(0, rows)
  return shown.map((text, row) =>
    line(row < rows - 1 || lines.length <= rows ? text : `${text.slice(0, columns - 1)}…`),
  )
}
