import { pairCount, pairIndex } from '../evaluation/letter-values.ts'
import type { Sample } from './ridge-regression.ts'

// Letters differ by about two points, pairs by half a point; the points of turns deviate by about seven.
const SINGLE_PENALTY = 10
const PAIR_PENALTY = 160

export interface BagFeatures {
  readonly penalties: readonly number[]
  of(bag: Uint8Array): Pick<Sample, 'features' | 'amounts'>
}

/** The letters of a bag, and their pairs. */
export function createBagFeatures(codes: readonly number[]): BagFeatures {
  const count = codes.length
  return {
    penalties: Array.from({ length: count + pairCount(count) }, (_, index) =>
      index < count ? SINGLE_PENALTY : PAIR_PENALTY,
    ),
    of(bag) {
      const held = codes.flatMap((code, index) => (bag[code] === 0 ? [] : [{ index, copies: bag[code]! }]))
      const found = held.map(({ index, copies }) => ({ feature: index, amount: copies }))
      for (const [place, { index, copies }] of held.entries()) {
        if (copies > 1)
          found.push({ feature: count + pairIndex(count, index, index), amount: (copies * (copies - 1)) / 2 })
        for (const other of held.slice(place + 1))
          found.push({ feature: count + pairIndex(count, index, other.index), amount: copies * other.copies })
      }
      return { features: found.map(({ feature }) => feature), amounts: found.map(({ amount }) => amount) }
    },
  }
}
