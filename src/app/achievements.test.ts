import { expect, test } from 'vitest'
import type { GameText } from '#kernel/text.ts'
import { newAchievement } from './achievements.ts'
import type { PuzzleResult } from './statistics.ts'

const earned: NonNullable<GameText['achievement']> = (kind, before) =>
  `${kind.level} after ${before.map(({ level }) => level).join(' ')}`

const game = (level: string, at: number, outcome: PuzzleResult['outcome'] = 'solved'): PuzzleResult => ({
  facts: { level },
  outcome,
  ms: 1_000,
  at,
})

test('what a game earned is told by the games solved before it, however many were since', () => {
  const now = game('second', 50)
  const kept = [game('third', 60), now, game('unsolved', 20, 'given-up'), game('first', 10)]
  expect(newAchievement(now, kept, earned)).toBe('second after first')
})

test('a game that was not solved earns nothing', () => {
  expect(newAchievement(game('one', 50, 'given-up'), [], earned)).toBeUndefined()
  expect(newAchievement(game('one', 50, 'unfinished'), [], earned)).toBeUndefined()
})
