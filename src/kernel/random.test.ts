import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commitment, randomFor } from './random.ts'

// These numbers are in every stored game. If they change, no record replays.
test('known draws: the draws of a seed never change', () => {
  const draws = (seed: string, ply: number, purpose?: string) => {
    const random = randomFor(seed, ply, purpose)
    return Array.from({ length: 8 }, () => random.below(100))
  }
  expect(draws('quincunx', 0)).toEqual([68, 30, 33, 99, 4, 81, 10, 22])
  expect(draws('quincunx', 1)).toEqual([81, 9, 87, 72, 4, 93, 29, 28])
  expect(draws('quincunx', 0, 'bot 0')).toEqual([93, 45, 28, 31, 5, 62, 25, 23])
  expect(randomFor('quincunx', 7).shuffled(['a', 'b', 'c', 'd', 'e', 'f', 'g']).join('')).toBe('bedcfag')
  expect(commitment('quincunx')).toBe('1f0bddb623dddf5ef39b4033bf4cd3b84e577020323ae14f4827282f2b709dbf')
})

test('a draw depends on seed, ply and purpose only, not on earlier draws', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(10_000), fc.nat(50), (seed, ply, drawnBefore) => {
      const other = randomFor(seed, ply + 1)
      for (let count = 0; count < drawnBefore; count++) other.below(6)
      expect(randomFor(seed, ply).below(2 ** 32)).toBe(randomFor(seed, ply).below(2 ** 32))
    }),
  )
  const first = (seed: string, ply: number, purpose: string) => randomFor(seed, ply, purpose).below(2 ** 32)
  expect(new Set([first('s', 1, 'a'), first('s', 2, 'a'), first('s', 1, 'b'), first('t', 1, 'a')]).size).toBe(
    4,
  )
})

test('draws are uniform: 60,000 rolls of a die pass a test that fails by chance once in a million', () => {
  const random = randomFor('a die', 0)
  const counts = [0, 0, 0, 0, 0, 0]
  for (let roll = 0; roll < 60_000; roll++) counts[random.below(6)]!++
  const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0)
  expect(chiSquare).toBeLessThan(35.9)
})

test('words that would favour low numbers are rejected and drawn again', () => {
  // With a count of 2^31 + 1, nearly half of all 32-bit words must be rejected.
  const random = randomFor('refusals', 0)
  const high = Array.from({ length: 2_000 }, () => random.below(2 ** 31 + 1)).filter(
    drawn => drawn >= 2 ** 30,
  ).length
  expect(high).toBeGreaterThan(850)
  expect(high).toBeLessThan(1150)
})

test('a shuffle keeps every item and reaches every order', () => {
  const orders = new Set(
    Array.from({ length: 400 }, (_, ply) => randomFor('orders', ply).shuffled([1, 2, 3, 4]).join('')),
  )
  expect(orders.size).toBe(24)
})

test('a count that is not from 1 to 2^32 is a bug and throws', () => {
  for (const count of [0, -1, 1.5, Number.NaN, 2 ** 33])
    expect(() => randomFor('s', 0).below(count)).toThrow(RangeError)
})
