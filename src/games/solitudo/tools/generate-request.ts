import { type OptionRefusals, readOption } from '#kernel/options.ts'
import { randomFor } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { generate } from '../engine/generator/generate.ts'
import {
  checkAvailable,
  type GeneratedPuzzle,
  type Grade,
  type PuzzleRequest,
} from '../rules/puzzle-request.ts'
import { type PlayRefusals, rejectTool as reject, type ToolRefusals } from '../rules/refusals.ts'
import { GRADE_NAMES, HEXAGON_SIDES, SQUARE_SIZES } from '../rules/types.ts'
import { toolText } from '../text/en.ts'

const text = toolText.generate

export interface GenerateRequest {
  readonly kind: PuzzleRequest
  readonly count: number
  readonly seed: string
}

const DEFAULTS = { size: 8, grade: 2 } as const
const MOST = 100_000

export const REQUEST_FLAGS: Readonly<Record<string, ToolFlag>> = {
  size: { kind: 'text', value: 'N', help: text.size(DEFAULTS.size) },
  hex: { kind: 'text', value: 'SIDE', help: text.hex },
  holes: { kind: 'switch', help: text.holes },
  grade: { kind: 'text', value: '1..4', help: text.grade(DEFAULTS.grade) },
  count: { kind: 'text', value: 'N', help: text.count(MOST) },
  seed: { kind: 'text', value: 'TEXT', help: text.seed },
}

export function readGenerateRequest(
  { flags, randomSeed }: ToolCall,
  usualCount: number,
): Result<GenerateRequest, ToolRefusals & OptionRefusals & PlayRefusals> {
  if (flags.size !== undefined && flags.hex !== undefined) return reject('square-or-hexagon')
  if (flags.holes && flags.hex === undefined) return reject('holes-without-hexagon')
  const isHexagon = flags.hex !== undefined
  const size = isHexagon
    ? readWhole('hex', flags.hex, HEXAGON_SIDES)
    : readWhole('size', flags.size ?? DEFAULTS.size, SQUARE_SIZES)
  if (!size.ok) return size
  const grade = readGrade(flags.grade ?? DEFAULTS.grade)
  if (!grade.ok) return grade
  const count = readWhole('count', flags.count ?? usualCount, { min: 1, max: MOST })
  if (!count.ok) return count
  const shape = isHexagon ? (flags.holes ? 'holed' : 'hexagon') : 'square'
  const kind: PuzzleRequest = { shape, size: size.value, grade: grade.value }
  const refused = checkAvailable(kind)
  if (refused) return { ok: false, rejection: refused }
  return accept({ kind, count: count.value, seed: String(flags.seed ?? randomSeed()) })
}

/** Generates the puzzles one after the other; each depends on the seed and its number alone. */
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
