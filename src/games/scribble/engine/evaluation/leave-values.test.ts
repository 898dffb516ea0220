import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { alphabetOf } from '#lexicon/alphabet.ts'
import { createLeaveValueTable } from './leave-values.ts'
import { type LetterValues, pairCount, pairIndex } from './letter-values.ts'

const alphabet = alphabetOf('A B C CH')
const random = randomFor('keeping', 0)
const some = (count: number) => Array.from({ length: count }, () => (random.below(200) - 100) / 20)

const values: LetterValues = {
  letters: alphabet.letters,
  single: some(4),
  pairs: some(pairCount(4)),
  usual: 1.5,
  turn: { points: 10, spread: 5, letters: 3 },
  tempo: [0, 4, 3, 5],
  again: [0, 0.25, 0.5, 1],
}

/** The value of a whole bag: the sum over its letters and pairs. */
function worthOf(bag: readonly number[]): number {
  let sum = 0
  for (const [index, code] of bag.entries()) {
    sum += values.single[code - 1]!
    for (const other of bag.slice(index + 1))
      sum += values.pairs[pairIndex(4, Math.min(code, other) - 1, Math.max(code, other) - 1)]!
  }
  return sum
}

/** The mean over every way to draw, one letter after the other. */
function refilled(kept: readonly number[], chances: readonly number[]): number {
  if (kept.length === 7) return worthOf(kept)
  return chances.reduce(
    (sum, chance, code) => sum + (chance && chance * refilled([...kept, code], chances)),
    0,
  )
}

const UNSEEN = [0, 4, 0, 2, 2]
const CHANCES = UNSEEN.map(amount => amount / 8)
const counts = (bag: readonly number[]) => {
  const by = new Uint8Array(32)
  for (const code of bag) by[code]!++
  return by
}

describe('the value of a leave', () => {
  const keeping = createLeaveValueTable(values, alphabet)
  const bag = [1, 1, 1, 2, 3, 3, 4]
  const blind = refilled([], CHANCES)
  keeping.expect(UNSEEN)

  it('is the mean value of the bags that it may become, relative to a random bag', () => {
    keeping.weigh(counts(bag), 50)
    for (let part = 0; part <= keeping.whole; part++) {
      const gone = keeping.lettersOf(part)
      const kept = [...bag]
      for (const code of gone) kept.splice(kept.indexOf(code), 1)
      expect(gone.reduce((sum, code) => sum + keeping.strides[code]!, 0)).toBe(part)
      expect(keeping.sizes[part]).toBe(gone.length)
      const expected = refilled(kept, CHANCES) - blind - values.usual - 5
      expect(keeping.afterWord[part]).toBeCloseTo(expected)
      expect(keeping.afterExchange[part]).toBeCloseTo(expected)
      expect(keeping.keptWithout(counts(bag), gone) - 5).toBeCloseTo(expected)
    }
    expect(keeping.whole + 1).toBe(4 * 2 * 3 * 2)
  })

  it('[S10] is 0 once the reservoir is empty, and smaller the sooner that may happen', () => {
    const worth = (left: number, part: number) => {
      keeping.weigh(counts(bag), left)
      return keeping.afterWord[part]!
    }
    const one = 1
    expect(worth(1, one)).toBe(0)
    const full = worth(50, one) + 5
    expect(worth(2, one)).toBeCloseTo(full * 0.25 - 4)
    expect(worth(3, one)).toBeCloseTo(full * 0.5 - 3)
    expect(worth(4, one)).toBeCloseTo(full - 5)
  })
})
