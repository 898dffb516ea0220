import { writeCell } from '#kernel/grid.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import { readOption } from '#kernel/options.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Tool, ToolCall } from '#kernel/tool.ts'
import { type LoadedEngine, loadEngine } from '../engine/engine.ts'
import { positionOf } from '../engine/position-evaluator.ts'
import { at, emptyBoard, withMark } from '../rules/board.ts'
import { notation } from '../rules/notation.ts'
import { type Board, MAX_SIDE, MIN_SIDE } from '../rules/types.ts'

/** How many positions are looked at before the answer is what is known by then. */
const DEFAULT_LIMIT = 20_000_000

/** Nimbers cost more than outcomes, and nobody asks for one on a wide open board. */
const NIMBER_LIMIT = 500_000

interface PositionQuery {
  readonly rows: number
  readonly cols: number
  readonly moves: readonly string[]
  readonly board: Board
}

const solve: Tool = {
  summary: 'Tells who wins a position with best play, and by which moves.',
  inputsUsage: '[FILE|-]',
  flags: {
    rows: { kind: 'text', value: 'R', help: `rows of the board, ${MIN_SIDE} to ${MAX_SIDE}` },
    cols: { kind: 'text', value: 'C', help: `columns of the board, ${MIN_SIDE} to ${MAX_SIDE}` },
    moves: { kind: 'text', value: '"c3 e5"', help: 'the marks placed so far' },
    limit: { kind: 'text', value: 'N', help: 'positions to look at before answering with what is known' },
  },
  examples: [
    'quincunx obstruction solve --rows 6 --cols 7',
    'quincunx obstruction solve --rows 8 --cols 8 --moves "d4 g7" --json',
    `echo '{"rows": 7, "cols": 7, "moves": ["d4"]}' | quincunx obstruction solve - --json`,
  ],
  async run(call) {
    const limit = readWhole(call, 'limit', 1, 999_999_999, DEFAULT_LIMIT)
    if (!limit.ok) return limit
    const questions = call.inputs.length > 0 ? readLines(call.inputs) : readFlags(call)
    if (!questions.ok) return questions
    const engine = await loadEngine(call.report)
    for (const question of questions.value) solveQuery(question, engine, limit.value, call)
    return accept(undefined)
  },
}

export const tools = { solve }

function readFlags({ flags }: ToolCall): Result<readonly PositionQuery[]> {
  if (flags.rows === undefined || flags.cols === undefined) return reject('size-missing')
  const question = readQuery(flags.rows, flags.cols, flags.moves ?? '')
  return question.ok ? accept([question.value]) : question
}

/** One JSON object a line, with rows, cols and moves, as this tool also writes them. */
function readLines(inputs: readonly string[]): Result<readonly PositionQuery[]> {
  const questions: PositionQuery[] = []
  const lines = inputs.flatMap(input => input.split('\n'))
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue
    const value = parseJson(line)
    if (!isObject(value)) return reject('line-unreadable', { line: index + 1 })
    const moves = Array.isArray(value.moves) ? value.moves.join(' ') : (value.moves ?? '')
    const question = readQuery(value.rows, value.cols, moves)
    if (!question.ok) return question
    questions.push(question.value)
  }
  return accept(questions)
}

function readQuery(givenRows: unknown, givenCols: unknown, givenMoves: unknown): Result<PositionQuery> {
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

function readSide(name: string, given: unknown): Result<number> {
  return readOption(
    name,
    { kind: 'whole', min: MIN_SIDE, max: MAX_SIDE, default: MIN_SIDE },
    given,
  ) as Result<number>
}

function readWhole(
  { flags }: ToolCall,
  name: string,
  min: number,
  max: number,
  usual: number,
): Result<number> {
  return readOption(name, { kind: 'whole', min, max, default: usual }, flags[name] ?? usual) as Result<number>
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

function outcomeOf(won: boolean | undefined): string {
  return won === undefined ? 'unknown' : won ? 'win' : 'loss'
}

interface SolveReport {
  readonly toMove: string
  readonly outcome: string
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
  const verdict = {
    win: `${toMove} to move wins.`,
    loss: `${toMove} to move loses against best play.`,
    unknown: `Not decided within the limit; raise it with --limit.`,
  }[outcome]
  const list = winningMoves.join(' ')
  const known =
    outcome === 'loss' ? [] : [`Winning moves${complete ? '' : ' known so far'}: ${list || 'none'}`]
  const worth = nimber === undefined ? [] : [`Nimber: ${nimber}`]
  return [...board, '', verdict, ...known, ...worth, `${positions} positions, ${ms} ms`].join('\n')
}
