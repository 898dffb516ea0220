import { writeCell } from '#kernel/grid.ts'
import type { FullScreenScene } from '#terminal/kit/face.ts'
import type { Style } from '#terminal/kit/style.ts'
import {
  type Block,
  blockWidth,
  lineWidth,
  padLine,
  type StyledLine,
  span,
  styledLine,
} from '#terminal/kit/styled-text.ts'
import { textWidth, truncateTo, wrapText } from '#terminal/kit/width.ts'
import { crossedOutWords, indexOfCell } from '../rules/grid.ts'
import type { GuessGoTypes, View } from '../rules/types.ts'
import { cellContents, text } from '../text/en.ts'
import { terminalText } from '../text/en-terminal.ts'
import { candidates, matchingWords } from './draft/completion.ts'
import type { Draft } from './draft/draft.ts'
import { drawWords, gridWidth } from './grid.ts'
import { drawPool } from './pool.ts'

export type GuessGoTable = FullScreenScene<GuessGoTypes, Draft>

const GAP = 3
/** The least width beside a grid: a column of words. */
const SIDE_LEAST = 24
/** The smallest window: a corner of the grid and the message. */
const LEAST = { columns: 38, rows: 10 }
/** The least rows below the grid: the word at the cursor and the message. */
const BELOW_ROWS = 3
/** Above the words of a grid: whose it is, and the letters of its columns. */
const GRID_HEAD = 2
const POOL_LEAST = 6
const LOG_LEAST = 3
/** The last call of each player. */
const LAST_ROWS = 2
/** With fewer rows besides its own a grid is drawn without anything beside or below but two lines. */
const TIGHT_ROWS = 9
const TIGHT_BELOW = 3

/** The seat whose grid is drawn first: the viewer's. */
function ownSeat({ viewer }: View): number {
  return viewer === 'spectator' ? 0 : viewer
}

/** The grids, the pool and the message, side by side where there is room. */
export function drawTable(scene: GuessGoTable): Block {
  const { view, toggles } = scene
  const columns = Math.max(LEAST.columns, scene.size.columns)
  const rows = Math.max(LEAST.rows, scene.size.rows)
  const head = statusLines(scene, columns)
  const below = belowLines(scene, columns, rows - head.length - view.terms.size - GRID_HEAD)
  const room = { columns, rows: rows - head.length - below.length }
  if (toggles?.has('pool') && !view.open) return [...head, ...poolBody(scene, room), ...below]
  // A large grid takes all; only the line above and two below are left.
  if (!hasSide(view, room) && rows < view.terms.size + TIGHT_ROWS)
    return drawCompact(scene, { columns, rows })
  return [...head, ...gridsBody(scene, room).slice(0, room.rows), ...below]
}

/** The pool in place of the grids, and the last log entries. */
function poolBody(scene: GuessGoTable, { columns, rows }: AreaSize): Block {
  // While grids are filled the log has nothing but the player's own moves.
  const log = scene.view.phase === 'filling' ? [] : scene.log(columns, LAST_ROWS)
  return [...drawPool(scene.view, scene.draft, { columns, rows: rows - log.length }), ...log]
}

/** One grid and as little as can be around it. */
function drawCompact(scene: GuessGoTable, { columns, rows }: AreaSize): Block {
  const { view, people, draft, cursor } = scene
  const seat = shownSeat(scene)
  const title = titleLine(scene, seat, columns)
  const status = view.open ? terminalText.otherGrid : text.status(view, people)
  const style: Style = view.open ? { tone: 'soft' } : { bold: true }
  const isBoth = lineWidth(title) + textWidth(status) + GAP <= columns
  const alone = seat === ownSeat(view) ? styledLine(truncateTo(status, columns, ''), style) : title
  const head: StyledLine = isBoth ? [...title, span(' '.repeat(GAP)), span(status, style)] : alone
  const here = cursor && describeCursor(scene, seat)
  const message = scene.statusLines(columns)
  const other =
    draft && draft.typed !== ''
      ? [styledLine(fittingWords(view, draft, columns))]
      : scene.log(columns, LAST_ROWS)
  const wanted = [
    ...(here ? [styledLine(here, { tone: 'soft' })] : []),
    ...(message.length > 0 ? message : other),
  ]
  const below = wanted.slice(0, Math.max(TIGHT_BELOW, rows - view.terms.size - 2))
  const grid = drawWords(scene, seat, { columns, rows: rows - 1 - below.length })
  return [head, ...grid, ...below]
}

function fittingWords(view: View, { typed }: Draft, columns: number): string {
  const words = matchingWords(candidates(view), typed)
  return truncateTo(words.length > 0 ? words.join('  ') : terminalText.nothing, columns, '')
}

interface AreaSize {
  readonly columns: number
  readonly rows: number
}

function gridsBody(scene: GuessGoTable, room: AreaSize): Block {
  const { view } = scene
  const both = bothGrids(scene, room)
  if (both) return drawBelow(scene, both, room)
  const seat = shownSeat(scene)
  if (!hasSide(view, room)) return drawBelow(scene, drawTitledGrid(scene, seat, room), room)
  const block = drawTitledGrid(scene, seat, { columns: room.columns - SIDE_LEAST - GAP, rows: room.rows })
  return drawSideBySide(block, sideLines(scene, room.columns - blockWidth(block) - GAP, room.rows))
}

/** Both grids, where some of the other one is known and both fit: side by side, or stacked at the end if that would cut words. */
function bothGrids(scene: GuessGoTable, room: AreaSize): Block | undefined {
  const { view } = scene
  if (!view.open && (view.phase !== 'calling' || !view.terms.showHits)) return undefined
  const half = Math.floor((room.columns - GAP) / 2)
  const own = ownSeat(view)
  const isCut = gridWidth(view, half) !== gridWidth(view, room.columns)
  if (view.open && isCut && room.rows >= 2 * (view.terms.size + GRID_HEAD))
    return [...drawTitledGrid(scene, own, room), ...drawTitledGrid(scene, 1 - own, room)]
  if (gridWidth(view, half) === undefined || room.rows < view.terms.size + 2) return undefined
  const size = { columns: half, rows: room.rows }
  return drawSideBySide(drawTitledGrid(scene, own, size), drawTitledGrid(scene, 1 - own, size))
}

/** Whether there is room beside a whole grid. */
function hasSide(view: View, { columns }: AreaSize): boolean {
  return !view.open && gridWidth(view, columns - SIDE_LEAST - GAP) !== undefined
}

/** The player's own grid, unless the other one is chosen and some of it can be seen. */
function shownSeat({ view, toggles }: GuessGoTable): number {
  const isTheirs = toggles?.has('theirs') && (view.open || view.phase === 'calling')
  return isTheirs ? 1 - ownSeat(view) : ownSeat(view)
}

function drawTitledGrid(scene: GuessGoTable, seat: number, room: AreaSize): Block {
  const cursor = seat === shownSeat(scene) ? scene.cursor : undefined
  const grid = drawWords({ ...scene, cursor }, seat, { ...room, rows: room.rows - 1 })
  return [titleLine(scene, seat, room.columns), ...grid]
}

/** The owner of a grid and how much of it is crossed out; in little room the name alone, cut if necessary. */
function titleLine(
  { view, people, glyphs, seatStatus }: GuessGoTable,
  seat: number,
  columns: number,
): StyledLine {
  const crossed = crossedOutWords(view.calls[1 - seat]!).size
  const isActing = !view.open && view.toAct.includes(seat) && view.phase !== 'filling'
  const pointer = isActing ? `${glyphs.pointer} ` : ''
  const name = terminalText.of(people[seat], seat)
  const count = view.phase === 'filling' ? '' : `  ${terminalText.crossed(crossed)}`
  const room = columns - textWidth(pointer) - lineWidth(seatStatus(seat))
  return [
    span(pointer, { tone: 'leaf', bold: true }),
    span(truncateTo(name, Math.max(0, room), ''), { bold: true }),
    span(textWidth(name) + textWidth(count) <= room ? count : '', { tone: 'soft' }),
    ...seatStatus(seat),
  ]
}

/** The pool beside the grid, and the log where there is room for it too. */
function sideLines(scene: GuessGoTable, columns: number, rows: number): Block {
  if (scene.view.phase === 'filling') return drawPool(scene.view, scene.draft, { columns, rows })
  const room = Math.max(LOG_LEAST, Math.floor(rows / 3))
  const log = rows - room - 1 >= POOL_LEAST ? scene.log(columns, room) : []
  const pool = drawPool(scene.view, scene.draft, {
    columns,
    rows: rows - log.length - (log.length > 0 ? 1 : 0),
  })
  return [...log, ...(log.length > 0 ? [[]] : []), ...pool]
}

/** Below the grids: the pool where it fits, else the last log entries. */
function drawBelow(scene: GuessGoTable, block: Block, { columns, rows }: AreaSize): Block {
  const left = rows - block.length - 1
  if (left < 1) return block
  if (scene.view.open) return [...block, [], ...scene.log(columns, left)]
  if (left < POOL_LEAST) return [...block, ...scene.log(columns, left + 1)]
  const room = left - LOG_LEAST - 1 >= POOL_LEAST ? LOG_LEAST : 0
  const log = room > 0 ? [...scene.log(columns, room), []] : []
  return [...block, [], ...log, ...drawPool(scene.view, scene.draft, { columns, rows: left - log.length })]
}

function statusLines({ view, people }: GuessGoTable, columns: number): Block {
  return view.open
    ? []
    : wrapText(text.status(view, people), columns).map(line => styledLine(line, { bold: true }))
}

/** The word at the cursor in full, then as much of the message as leaves room for the grid. */
function belowLines(scene: GuessGoTable, columns: number, free: number): Block {
  const here = scene.cursor ? [styledLine(describeCursor(scene, shownSeat(scene)), { tone: 'soft' })] : []
  const lines = [...here, ...scene.statusLines(columns)]
  if (scene.view.open) return [[], ...lines]
  const most = Math.max(BELOW_ROWS, free)
  const last = lines[most - 1]
  return lines.length <= most || !last ? lines : [...lines.slice(0, most - 1), [...last, span(' …')]]
}

function describeCursor({ view, cursor }: GuessGoTable, seat: number): string {
  return `${writeCell(cursor!)}: ${cellContents(view, seat, indexOfCell(cursor!, view.terms.size))}`
}

function drawSideBySide(left: Block, right: Block): Block {
  const width = blockWidth(left) + GAP
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index): StyledLine => {
    const row = left[index] ?? []
    const other = right[index] ?? []
    return other.length === 0 ? row : [...padLine(row, width), ...other]
  })
}
