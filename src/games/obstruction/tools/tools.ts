import { writeCell } from '#kernel/grid.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import { type OptionRefusals, readOption } from '#kernel/read-params.ts'
import { accept, type Result, rejectWith, sentenceFor } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { tableRefusalText } from '#table/text/en/table.ts'
import { type LoadedEngine, loadEngine } from '../engine/engine.ts'
import { positionOf } from '../engine/position-evaluator.ts'
import { winningFirstMoves } from '../presentation/first-moves.ts'
import { at, emptyBoard, withMark } from '../rules/board.ts'
import { notation } from '../rules/notation.ts'
import {
  type Board,
  MAX_SIDE,
  MIN_SIDE,
  type ObstructionTypes,
  type Size,
  type ToolRefusals,
} from '../rules/types.ts'
import { text as gameText, toolText } from '../text/en.ts'

const text = toolText.solve
const reject = rejectWith<ToolRefusals>()

/** The maximum number of positions visited; then the tool returns a partial result. */
const DEFAULT_LIMIT = 20_000_000

/** Nimbers take longer than outcomes, and are seldom wanted for a nearly empty board. */
const NIMBER_LIMIT = 500_000

interface PositionQuery {
  readonly rows: number
  readonly cols: number
  readonly moves: readonly string[]
  readonly board: Board
}

const solve: Tool<ObstructionTypes['refusals']> = {
  summary: text.summary,
  inputsUsage: '[FILE|-]',
  flags: {
    rows: { kind: 'text', value: 'R', help: text.flags.rows },
    cols: { kind: 'text', value: 'C', help: text.flags.cols },
    moves: { kind: 'text', value: '"c3 e5"', help: text.flags.moves },
    limit: { kind: 'text', value: 'N', help: text.flags.limit(DEFAULT_LIMIT) },
  },
  examples: [
    'quincunx obstruction solve --rows 6 --cols 7',
    'quincunx obstruction solve --rows 8 --cols 8 --moves "d4 g7" --json',
    `echo '{"rows": 7, "cols": 7, "moves": ["d4"]}' | quincunx obstruction solve - --json`,
  ],
  async run(call) {
    const limit = readWhole(call, 'limit', 1, 999_999_999, DEFAULT_LIMIT)
    if (!limit.ok) return limit
    if (call.inputs.length === 0) {
      const query = readFlags(call)
      if (!query.ok) return query
      solveQuery(query.value, await loadEngine(call.report), limit.value, call)
      return accept(undefined)
    }
    return solveLines(call, await loadEngine(call.report), limit.value)
  },
}

/** Prints the map of first moves: of one board, or who wins on all of them. */
const map: Tool<ObstructionTypes['refusals']> = {
  summary: toolText.map.summary,
  inputsUsage: '',
  flags: {
    rows: { kind: 'text', value: 'R', help: text.flags.rows },
    cols: { kind: 'text', value: 'C', help: text.flags.cols },
  },
  examples: ['quincunx obstruction map', 'quincunx obstruction map --rows 6 --cols 9 --json'],
  async run(call) {
    const { rows, cols } = call.flags
    if (rows === undefined && cols === undefined) {
      for (const size of allSizes()) writeMap(call, size, toolText.map.line)
      return accept(undefined)
    }
    if (rows === undefined || cols === undefined) return reject('size-missing')
    const size = readSize(rows, cols)
    if (!size.ok) return size
    writeMap(call, size.value, (one, winning) =>
      [...drawMap(one, winning), '', toolText.map.legend(one, winning)].join('\n'),
    )
    return accept(undefined)
  },
}

function writeMap(
  call: ToolCall,
  size: Size,
  describe: (size: Size, winning: readonly string[]) => string,
): void {
  const winning = winningFirstMoves(size)
  call.write(call.json ? JSON.stringify({ ...size, winning }) : describe(size, winning))
}

function allSizes(): readonly Size[] {
  const sides = Array.from({ length: MAX_SIDE - MIN_SIDE + 1 }, (_, index) => MIN_SIDE + index)
  return sides.flatMap(rows => sides.filter(cols => cols >= rows).map(cols => ({ rows, cols })))
}

function readSize(givenRows: unknown, givenCols: unknown): Result<Size, OptionRefusals> {
  const rows = readSide('rows', givenRows)
  if (!rows.ok) return rows
  const cols = readSide('cols', givenCols)
  return cols.ok ? accept({ rows: rows.value, cols: cols.value }) : cols
}

/** One letter for each cell: W where a first mark wins, L where it loses. */
function drawMap({ rows, cols }: Size, winning: readonly string[]): readonly string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (__, column) =>
      winning.includes(writeCell({ row, column })) ? 'W' : 'L',
    ).join(' '),
  )
}

export const tools = { solve, map }

type QueryRefusals = ToolRefusals & OptionRefusals

function readFlags({ flags }: ToolCall): Result<PositionQuery, QueryRefusals> {
  if (flags.rows === undefined || flags.cols === undefined) return reject('size-missing')
  return readQuery(flags.rows, flags.cols, flags.moves ?? '')
}

/** Solves one position per line. A line that is not a position is reported, and the others are still solved. */
function solveLines(call: ToolCall, engine: LoadedEngine, limit: number): Result<undefined, QueryRefusals> {
  let given = 0
  let refused = 0
  for (const [index, line] of call.inputs.flatMap(input => input.split('\n')).entries()) {
    if (line.trim() === '') continue
    given++
    const query = readLine(line)
    if (query.ok) solveQuery(query.value, engine, limit, call)
    else {
      refused++
      const error = sentenceFor(query.rejection, gameText.refusals, tableRefusalText) ?? query.rejection.code
      call.write(call.json ? JSON.stringify({ line: index + 1, error }) : text.line(index + 1, error))
    }
  }
  if (given === 0) return reject('no-positions')
  return refused === 0 ? accept(undefined) : reject('lines-refused', { refused, given })
}

/** Reads a JSON object with rows, cols and moves, as this tool also writes them. */
function readLine(line: string): Result<PositionQuery, QueryRefusals> {
  const value = parseJson(line)
  if (!isObject(value)) return reject('line-unreadable')
  const moves = Array.isArray(value.moves) ? value.moves.join(' ') : (value.moves ?? '')
  return readQuery(value.rows, value.cols, moves)
}

function readQuery(
  givenRows: unknown,
  givenCols: unknown,
  givenMoves: unknown,
): Result<PositionQuery, QueryRefusals> {
  const rows = readSide('rows', givenRows)
  if (!rows.ok) return rows
  const cols = readSide('cols', givenCols)
  if (!cols.ok) return cols
  const moves = String(givenMoves)
    .split(/[\s,]+/)
    .filter(Boolean)
  let board = emptyBoard({ rows: rows.value, cols: cols.value })
  for (const [index, text] of moves.entries()) {
    const read = notation.read(text)
    const cell = read.ok && read.value.kind === 'mark' ? read.value.cell : undefined
    if (!cell || at(board, cell) !== '.')
      return reject('move-not-possible', { move: text, number: index + 1 })
    board = withMark(board, cell, index % 2 === 0 ? 'X' : 'O')
  }
  return accept({ rows: rows.value, cols: cols.value, moves, board })
}

function readSide(name: string, given: unknown): Result<number, OptionRefusals> {
  return readOption(
    name,
    { kind: 'whole', min: MIN_SIDE, max: MAX_SIDE, default: MIN_SIDE },
    given,
  ) as Result<number, OptionRefusals>
}

function readWhole(
  { flags }: ToolCall,
  name: string,
  min: number,
  max: number,
  usual: number,
): Result<number, OptionRefusals> {
  return readOption(name, { kind: 'whole', min, max, default: usual }, flags[name] ?? usual) as Result<
    number,
    OptionRefusals
  >
}

function solveQuery(
  { rows, cols, moves, board }: PositionQuery,
  { solver, evaluator }: LoadedEngine,
  limit: number,
  call: ToolCall,
): void {
  const begun = call.now()
  const before = solver.positions
  const { won, winning, complete } = evaluator.evaluate(board, limit)
  const nimber = solver.nimber(positionOf(board), { positions: Math.min(limit, NIMBER_LIMIT) })
  const found = {
    rows,
    cols,
    moves,
    toMove: moves.length % 2 === 0 ? 'X' : 'O',
    outcome: outcomeOf(won ?? (nimber === undefined ? undefined : nimber !== 0)),
    ...(nimber !== undefined && { nimber }),
    winningMoves: winning.map(writeCell),
    complete,
    positions: solver.positions - before,
    ms: Math.round(call.now() - begun),
  }
  call.write(call.json ? JSON.stringify(found) : formatReport(found, board))
}

function outcomeOf(won: boolean | undefined): SolveReport['outcome'] {
  return won === undefined ? 'unknown' : won ? 'win' : 'loss'
}

interface SolveReport {
  readonly toMove: string
  readonly outcome: 'win' | 'loss' | 'unknown'
  readonly nimber?: number
  readonly winningMoves: readonly string[]
  readonly complete: boolean
  readonly positions: number
  readonly ms: number
}

function formatReport(
  { toMove, outcome, nimber, winningMoves, complete, positions, ms }: SolveReport,
  board: Board,
): string {
  return [
    ...board,
    '',
    text.outcome(outcome, toMove),
    ...(outcome === 'loss' ? [] : [text.winningMoves(winningMoves, complete)]),
    ...(nimber === undefined ? [] : [text.nimber(nimber)]),
    text.effort(positions, ms),
  ].join('\n')
}
