import { randomFor } from '#kernel/random.ts'
import { type OptionRefusals, readOption } from '#kernel/read-params.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { generate } from '../engine/generator/generate.ts'
import {
  checkAvailable,
  type GeneratedPuzzle,
  GRADES,
  type Grade,
  isAvailable,
  type PuzzleRequest,
} from '../rules/puzzle-request.ts'
import { type PlayRefusals, rejectTool as reject, type ToolRefusals } from '../rules/refusals.ts'
import { GRADE_NAMES, HEXAGON_SIDES, RECTANGLE_SIDES, SQUARE_SIZES } from '../rules/types.ts'
import { toolText } from '../text/en-tools.ts'

const text = toolText.generate

export interface GenerateRequest {
  readonly kind: PuzzleRequest
  readonly count: number
  readonly seed: string
}

const DEFAULTS = { size: 8, grade: 2 } as const
const MOST = 100_000

export const REQUEST_FLAGS: Readonly<Record<string, ToolFlag>> = {
  size: { kind: 'text', value: 'N|ROWSxCOLS', help: text.size(DEFAULTS.size) },
  rows: { kind: 'text', value: 'N', help: text.rows },
  cols: { kind: 'text', value: 'N', help: text.cols },
  hex: { kind: 'text', value: 'SIDE', help: text.hex },
  holes: { kind: 'switch', help: text.holes },
  grade: { kind: 'text', value: '1..4', help: text.grade(DEFAULTS.grade) },
  count: { kind: 'text', value: 'N', help: text.count(MOST) },
  seed: { kind: 'text', value: 'TEXT', help: text.seed },
}

type RequestRefusals = ToolRefusals & OptionRefusals & PlayRefusals

export function readGenerateRequest(
  call: ToolCall,
  defaultCount: number,
): Result<GenerateRequest, RequestRefusals> {
  const { flags, newSeed } = call
  const board = readBoard(flags)
  if (!board.ok) return board
  const grade = flags.grade === undefined ? accept(defaultGrade(board.value)) : readGrade(flags.grade)
  if (!grade.ok) return grade
  const count = readWhole('count', flags.count ?? defaultCount, { min: 1, max: MOST })
  if (!count.ok) return count
  const kind: PuzzleRequest = { ...board.value, grade: grade.value }
  const refused = checkAvailable(kind)
  if (refused) return { ok: false, rejection: refused }
  return accept({ kind, count: count.value, seed: String(flags.seed ?? newSeed()) })
}

type Board = Omit<PuzzleRequest, 'grade'>

function readBoard(flags: ToolCall['flags']): Result<Board, RequestRefusals> {
  const isRectangle = flags.rows !== undefined || flags.cols !== undefined
  if (flags.hex !== undefined && (flags.size !== undefined || isRectangle)) return reject('square-or-hexagon')
  if (flags.holes && flags.hex === undefined) return reject('holes-without-hexagon')
  if (flags.hex !== undefined) {
    const side = readWhole('hex', flags.hex, HEXAGON_SIDES)
    return side.ok ? accept({ shape: flags.holes ? 'holed' : 'hexagon', size: side.value }) : side
  }
  if (isRectangle && flags.size !== undefined) return reject('size-or-rows')
  if (isRectangle && (flags.rows === undefined || flags.cols === undefined)) return reject('rows-and-cols')
  const [, down, across] = /^\s*(\d+)\s*[x×]\s*(\d+)\s*$/i.exec(String(flags.size ?? '')) ?? []
  if (isRectangle) return readRectangle(['rows', flags.rows], ['cols', flags.cols])
  if (down !== undefined) return readRectangle(['size', down], ['size', across])
  const size = readWhole('size', flags.size ?? DEFAULTS.size, SQUARE_SIZES)
  return size.ok ? accept({ shape: 'square', size: size.value }) : size
}

type NamedSide = readonly [flag: string, given: unknown]

function readRectangle(down: NamedSide, across: NamedSide): Result<Board, OptionRefusals> {
  const rows = readWhole(...down, RECTANGLE_SIDES)
  if (!rows.ok) return rows
  const cols = readWhole(...across, RECTANGLE_SIDES)
  if (!cols.ok) return cols
  if (rows.value === cols.value) return accept({ shape: 'square', size: rows.value })
  return accept({ shape: 'rectangle', size: rows.value, cols: cols.value })
}

/** The usual difficulty, or one that this board has. */
function defaultGrade(board: Board): Grade {
  const grades = [DEFAULTS.grade, ...GRADES]
  return grades.find(grade => isAvailable({ ...board, grade })) ?? DEFAULTS.grade
}

/** Generates puzzles one after the other. Each depends only on the seed and its number. */
export function* generatePuzzles(
  { kind, count, seed }: GenerateRequest,
  call: ToolCall,
): Generator<GeneratedPuzzle | undefined> {
  for (let number = 1; number <= count; number++)
    yield generate(kind, randomFor(seed, number, 'solitudo puzzles'), { report: call.report })
}

function readWhole(
  name: string,
  given: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): Result<number, OptionRefusals> {
  return readOption(name, { kind: 'whole', min, max, default: min }, given) as Result<number, OptionRefusals>
}

function readGrade(given: unknown): Result<Grade, OptionRefusals> {
  const named = GRADE_NAMES.indexOf(String(given).toLowerCase() as (typeof GRADE_NAMES)[number])
  const grade = named >= 0 ? named + 1 : given
  return readWhole('grade', grade, { min: 1, max: GRADE_NAMES.length }) as Result<Grade, OptionRefusals>
}
