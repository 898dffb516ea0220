import type { Random } from '#kernel/random.ts'
import { BAG_SIZE } from '../../rules/types.ts'

/** One possible distribution of the hidden letters. */
export interface Determinization {
  /** Counts by code. */
  readonly otherBag: Uint8Array
  /** In drawing order: the player draws from the front, the opponent from the back. */
  readonly reservoir: readonly number[]
}

/** More letters than any game draws: the board has no room for them. */
const MAX_DRAWN = 250

/** Up to this many distributions, all are generated, each once. */
const MAX_TO_ENUMERATE = 400

export interface HiddenTiles {
  /** Letters in the reservoir or in the opponent's bag, by code. */
  readonly unseen: Uint16Array
  /** The opponent's bag, if known. */
  readonly otherBag?: Uint8Array
  /** Letters in the reservoir. */
  readonly left: number
}

/** Equally likely worlds: all of them if there are few, otherwise an endless random sequence. */
export function* generateDeterminizations(
  { unseen, otherBag, left }: HiddenTiles,
  random: Random,
): Generator<Determinization> {
  const tiles = tilesOf(unseen)
  if (otherBag) {
    const reservoir = tilesOf(unseen.map((amount, code) => amount - otherBag[code]!))
    while (true) yield { otherBag, reservoir: random.shuffled(reservoir).slice(0, MAX_DRAWN) }
  }
  const held = Math.min(BAG_SIZE, tiles.length - left)
  if (countCombinations(tiles.length, left) <= MAX_TO_ENUMERATE) {
    for (const chosen of random.shuffled([...combinations(tiles.length, left)])) {
      const inReservoir = new Set(chosen)
      yield {
        otherBag: countsOf(tiles.filter((_, index) => !inReservoir.has(index))),
        reservoir: random.shuffled(chosen.map(index => tiles[index]!)),
      }
    }
    return
  }
  while (true) {
    const shuffled = random.shuffled(tiles)
    yield {
      otherBag: countsOf(shuffled.slice(0, held)),
      reservoir: shuffled.slice(held, held + MAX_DRAWN),
    }
  }
}

function countCombinations(all: number, chosen: number): number {
  let count = 1
  for (let index = 1; index <= chosen && count <= MAX_TO_ENUMERATE; index++)
    count = (count * (all - chosen + index)) / index
  return count
}

/** Every way to choose `count` of the numbers below `all`. */
function* combinations(all: number, count: number, from = 0): Generator<number[]> {
  if (count === 0) yield []
  else
    for (let first = from; first <= all - count; first++)
      for (const rest of combinations(all, count - 1, first + 1)) yield [first, ...rest]
}

function tilesOf(counts: Uint16Array): number[] {
  return Array.from(counts).flatMap((amount, code) => Array<number>(amount).fill(code))
}

function countsOf(tiles: readonly number[]): Uint8Array {
  const counts = new Uint8Array(32)
  for (const code of tiles) counts[code]!++
  return counts
}
