import { expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { findBestArm } from './best-arm-search.ts'

/** Worlds with a large random shift for all items and a small one for each. */
function* shaking(seed: string) {
  const random = randomFor(seed, 0)
  while (true) yield { all: random.below(1_000), each: Array.from({ length: 5 }, () => random.below(20)) }
}

const runners = [10, 14, 12, 30, 11].map((worth, index) => ({ item: { worth, index }, guess: 500 }))

function run(seed: string, effort: number, guesses = runners) {
  const tried = new Map<number, number>()
  let done = 0
  const best = findBestArm(guesses, {
    trust: 1,
    effort,
    worlds: shaking(seed),
    sample({ worth, index }, { all, each }) {
      tried.set(index, (tried.get(index) ?? 0) + 1)
      return worth + all + each[index]!
    },
    watch: count => {
      done = count
      return true
    },
  })
  return { best, tried, done }
}

it('finds the best item by differences within each world, though the worlds themselves vary far more', () => {
  for (let seed = 0; seed < 20; seed++) expect(run(String(seed), 400).best?.worth).toBe(30)
})

it('stops sampling items that have fallen behind, and ends when one is left', () => {
  const { tried, done } = run('one', 10_000)
  expect(Math.max(...tried.values())).toBeLessThan(40)
  expect(done).toBeLessThan(200)
})

it('takes no more samples than its effort allows', () => {
  const { tried } = run('one', 23)
  expect([...tried.values()].reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(23)
})

it('uses the guess if the effort allows no samples', () => {
  const guessed = runners.map((runner, index) => ({ ...runner, guess: index === 2 ? 501 : 500 }))
  expect(run('one', 0, guessed).best?.index).toBe(2)
})

it('ignores the guess once every world has been sampled', () => {
  const worlds = [0, 1, 2].map(all => ({ all, each: [0, 0, 0, 0, 0] }))
  const wrong = runners.map((runner, index) => ({ ...runner, guess: index === 0 ? 9_999 : 0 }))
  const best = findBestArm(wrong, {
    trust: 8,
    effort: 100,
    worlds,
    sample: ({ worth }) => worth,
    watch: () => true,
  })
  expect(best?.worth).toBe(30)
})

it('ends when the progress callback returns false', () => {
  let sampled = 0
  findBestArm(runners, {
    trust: 1,
    effort: 1_000,
    worlds: shaking('x'),
    sample: () => ++sampled,
    watch: () => false,
  })
  expect(sampled).toBe(runners.length)
})
