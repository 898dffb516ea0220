import { describe, expect, it } from 'vitest'
import { describeAchievement } from '../achievement-words.ts'
import { rankWords } from '../rank-words.ts'
import { LEVELS } from '../rules/types.ts'
import { type PlayedPuzzle, rankRecord } from './rank-record.ts'

function played(level: string, outcome: PlayedPuzzle['outcome'], points?: number): PlayedPuzzle {
  return { facts: { level, judging: 'kind' }, outcome, ...(points !== undefined && { points }) }
}

const games = [
  played('scholar', 'solved', 61),
  played('scholar', 'given-up', 70),
  played('master', 'given-up', 1),
  played('elder', 'unfinished'),
]

describe('[W14] a rank', () => {
  it('knows how often it was won, and the most points it has brought', () => {
    expect(rankRecord('scholar', games)).toEqual({ won: 1, best: 70 })
    expect(rankRecord('elder', games)).toEqual({ won: 0, best: undefined })
    expect(rankWords('scholar', games)).toBe('Won once, best 70 points')
    expect(rankWords('scholar', [...games, ...games])).toBe('Won twice, best 70 points')
    expect(rankWords('master', games)).toBe('Not won yet, best 1 point')
    expect(rankWords('elder', games)).toBe('')
  })

  it('is earned by the first game that is won at it, and by no other', () => {
    for (const level of LEVELS) {
      const others = LEVELS.filter(one => one !== level).map(one => ({ level: one, judging: 'kind' }))
      expect(describeAchievement({ level, judging: 'strict' }, others)).toMatch(
        new RegExp(`you are an? ${level} now`, 'i'),
      )
      expect(
        describeAchievement({ level, judging: 'strict' }, [...others, { level, judging: 'kind' }]),
      ).toBeUndefined()
    }
  })
})
