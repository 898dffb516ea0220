import { readOption } from '#kernel/options.ts'
import { randomFor } from '#kernel/random.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { ToolCall, ToolFlag } from '#kernel/tool.ts'
import { generate } from '../engine/generator/generate.ts'
import type { GeneratedPuzzle, Grade, PuzzleRequest } from '../rules/puzzle-request.ts'
import { checkAvailable } from '../rules/setup-request.ts'
import { GRADE_NAMES, HEXAGON_SIDES, SQUARE_SIZES } from '../rules/types.ts'

/** What puzzles are wanted, how many, and from which seed. */
export interface GenerateRequest {
  readonly wish: PuzzleRequest
  readonly count: number
  readonly seed: string
}

const DEFAULTS = { size: 8, grade: 2 } as const
const MOST = 100_000

export const REQUEST_FLAGS: Readonly<Record<string, ToolFlag>> = {
  size: {
    kind: 'text',
    value: 'N',
    help: `cells a side of a square, ${SQUARE_SIZES.min} to ${SQUARE_SIZES.max} (${DEFAULTS.size})`,
  },
  hex: {
    kind: 'text',
    value: 'SIDE',
    help: `cells a side of a hexagon, ${HEXAGON_SIDES.min} to ${HEXAGON_SIDES.max}, instead of a square`,
  },
  holes: { kind: 'switch', help: 'a hexagon with holes' },
  grade: {
    kind: 'text',
    value: '1..4',
    help: `how hard, by number or name: ${GRADE_NAMES.join(', ')} (${DEFAULTS.grade})`,
  },
  count: { kind: 'text', value: 'N', help: `how many puzzles, up to ${MOST}` },
  seed: { kind: 'text', value: 'TEXT', help: 'the same seed gives the same puzzles' },
}

export function readGenerateRequest({ flags }: ToolCall, usualCount: number): Result<GenerateRequest> {
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
  const wish: PuzzleRequest = { shape, size: size.value, grade: grade.value }
  const refused = checkAvailable(wish)
  if (refused) return { ok: false, rejection: refused }
  return accept({ wish, count: count.value, seed: String(flags.seed ?? crypto.randomUUID().slice(0, 8)) })
}

/** The puzzles of an order one after the other; each hangs on the seed and its number alone. */
export function* generatePuzzles(
  { wish, count, seed }: GenerateRequest,
  call: ToolCall,
): Generator<GeneratedPuzzle | undefined> {
  for (let number = 1; number <= count; number++)
    yield generate(wish, randomFor(seed, number, 'solitudo puzzles'), { report: call.report })
}

function readWhole(
  name: string,
  given: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): Result<number> {
  return readOption(name, { kind: 'whole', min, max, default: min }, given) as Result<number>
}

function readGrade(given: unknown): Result<Grade> {
  const named = GRADE_NAMES.indexOf(String(given).toLowerCase() as (typeof GRADE_NAMES)[number])
  const grade = named >= 0 ? named + 1 : given
  return readWhole('grade', grade, { min: 1, max: GRADE_NAMES.length }) as Result<Grade>
}
