import { expect, test } from 'vitest'
import type { Earned } from '#kernel/words.ts'
import { earnedBy } from './earned.ts'
import type { Told } from './figures.ts'

const earned: Earned = (kind, before) => `${kind.level} after ${before.map(({ level }) => level).join(' ')}`

const game = (level: string, at: number, outcome: Told['outcome'] = 'solved'): Told => ({
  facts: { level },
  outcome,
  ms: 1_000,
  at,
})

test('what a game earned is told by the games solved before it, however many were since', () => {
  const now = game('second', 50)
  const kept = [game('third', 60), now, game('unsolved', 20, 'given-up'), game('first', 10)]
  expect(earnedBy(now, kept, earned)).toBe('second after first')
})

test('a game that was not solved earns nothing', () => {
  expect(earnedBy(game('one', 50, 'given-up'), [], earned)).toBeUndefined()
  expect(earnedBy(game('one', 50, 'unfinished'), [], earned)).toBeUndefined()
})
