import { expect, test } from 'vitest'
import type { GameText } from '#kernel/text.ts'
import { newAchievement } from './achievements.ts'
import type { PuzzleResult } from './statistics.ts'

const achievementText: NonNullable<GameText['achievement']> = (category, before) =>
  `${category.level} after ${before.map(({ level }) => level).join(' ')}`

const game = (level: string, at: number, outcome: PuzzleResult['outcome'] = 'solved'): PuzzleResult => ({
  facts: { level },
  outcome,
  ms: 1_000,
  at,
})

test('an achievement depends on the puzzles solved before, not on later ones', () => {
  const now = game('second', 50)
  const saved = [game('third', 60), now, game('unsolved', 20, 'given-up'), game('first', 10)]
  expect(newAchievement(now, saved, achievementText)).toBe('second after first')
})

test('a puzzle that was not solved has no achievement', () => {
  expect(newAchievement(game('one', 50, 'given-up'), [], achievementText)).toBeUndefined()
  expect(newAchievement(game('one', 50, 'unfinished'), [], achievementText)).toBeUndefined()
})
