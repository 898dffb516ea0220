import type { Random } from '#kernel/random.ts'
import { BAG_SIZE } from '../../rules/types.ts'

/** One way in which the letters may lie that one does not see. */
export interface Determinization {
  /** Counts by code. */
  readonly otherBag: Uint8Array
  /** In the order in which they will be drawn: by oneself from the front, by the other from the back. */
  readonly reservoir: readonly number[]
}

/** No game comes to more: a board has no room for them. */
const MAX_DRAWN = 250

/** With so few ways to lie, all are tried, each once. */
const MAX_TO_ENUMERATE = 400

export interface HiddenTiles {
  /** In the reservoir or in the other's bag, by code. */
  readonly unseen: Uint16Array
  /** The other's bag, where it is known. */
  readonly otherBag?: Uint8Array
  /** Letters in the reservoir. */
  readonly left: number
}

/** Worlds one after the other, each as likely as any other; all of them where there are few, and else without end. */
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

/** Every way to choose so many of the numbers below `all`. */
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
