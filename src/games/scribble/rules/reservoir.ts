import type { Random } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { ReservoirRefusals } from '#lexicon/refusals.ts'
import { type Reservoir, readReservoir } from '#lexicon/reservoir.ts'
import { reject, type ScribbleResult } from './refusals.ts'
import type { LetterPoints, Params } from './types.ts'

const FULL =
  'A 1 16, B 3 4, C 3 6, D 2 8, E 1 24, F 4 4, G 2 5, H 4 5, I 1 13, J 8 2, K 5 2, L 1 7, M 3 6, N 1 13, O 1 15, ' +
  'P 3 4, Q 10 2, R 1 13, S 1 10, T 1 15, U 1 7, V 4 3, W 4 4, X 8 2, Y 4 4, Z 10 2'

/** Half of each letter. Some odd amounts are rounded up and some down, so that the total is 98. */
const HALF =
  'A 1 8, B 3 2, C 3 3, D 2 4, E 1 12, F 4 2, G 2 3, H 4 2, I 1 7, J 8 1, K 5 1, L 1 4, M 3 3, N 1 6, O 1 8, ' +
  'P 3 2, Q 10 1, R 1 6, S 1 5, T 1 8, U 1 3, V 4 1, W 4 2, X 8 1, Y 4 2, Z 10 1'

export function selectReservoir({
  reservoir,
  ownReservoir,
}: Pick<Params, 'reservoir' | 'ownReservoir'>): Result<Reservoir, ReservoirRefusals> {
  switch (reservoir) {
    case 'full':
      return readReservoir(FULL.replaceAll(', ', '\n'))
    case 'half':
      return readReservoir(HALF.replaceAll(', ', '\n'))
    case 'own':
      return readReservoir(ownReservoir)
  }
}

export function letterPointsOf({ alphabet, points }: Reservoir): readonly LetterPoints[] {
  return alphabet.letters.map((letter, index) => ({ letter, points: points[index]! }))
}

export function countLetters(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}

export interface DrawResult {
  readonly drawn: readonly string[]
  readonly left: readonly number[]
}

/** Draws this many letters, or all that are left; each tile is equally likely. */
export function draw(
  letters: readonly LetterPoints[],
  amounts: readonly number[],
  count: number,
  random: Random,
): DrawResult {
  const tiles = letters.flatMap(({ letter }, index) => Array<string>(amounts[index]!).fill(letter))
  const drawn: string[] = []
  while (drawn.length < count && tiles.length > 0) {
    const letter = random.pick(tiles)
    tiles.splice(tiles.indexOf(letter), 1)
    drawn.push(letter)
  }
  return { drawn, left: changeAmounts(letters, amounts, drawn, -1) }
}

export function putBack(
  letters: readonly LetterPoints[],
  amounts: readonly number[],
  back: readonly string[],
): readonly number[] {
  return changeAmounts(letters, amounts, back, 1)
}

function changeAmounts(
  letters: readonly LetterPoints[],
  amounts: readonly number[],
  moved: readonly string[],
  sign: 1 | -1,
): readonly number[] {
  const changed = [...amounts]
  for (const letter of moved) changed[letters.findIndex(one => one.letter === letter)]! += sign
  return changed
}

/** The bag without these letters, or the first letter that it lacks. */
export function withoutLetters(
  bag: readonly string[],
  taken: readonly string[],
): ScribbleResult<readonly string[]> {
  const left = [...bag]
  for (const letter of taken) {
    const at = left.indexOf(letter)
    if (at < 0) {
      const count = (where: readonly string[]) => where.filter(one => one === letter).length
      return reject('letter-missing', { letter, needed: count(taken), held: count(bag) })
    }
    left.splice(at, 1)
  }
  return accept(left)
}
