import { describe, expect, it } from 'vitest'
import { LEVELS, type Level, type View } from '../rules/types.ts'
import { describeRankRecord, text } from '../text/en.ts'
import { type PlayedPuzzle, presentation, rankRecord } from './presentation.ts'

function played(level: string, outcome: PlayedPuzzle['outcome'], points?: number): PlayedPuzzle {
  return { facts: { level, judging: 'kind' }, outcome, ...(points !== undefined && { points }) }
}

const games = [
  played('scholar', 'solved', 61),
  played('scholar', 'given-up', 70),
  played('master', 'given-up', 1),
  played('elder', 'unfinished'),
]

const describeRank = (level: Level, all: readonly PlayedPuzzle[]) =>
  describeRankRecord(rankRecord(level, all))

describe('[W14] a rank', () => {
  it('knows how often it was won, and the most points it has brought', () => {
    expect(rankRecord('scholar', games)).toEqual({ won: 1, best: 70 })
    expect(rankRecord('elder', games)).toEqual({ won: 0, best: undefined })
    expect(describeRank('scholar', games)).toBe('Won once, best 70 points')
    expect(describeRank('scholar', [...games, ...games])).toBe('Won twice, best 70 points')
    expect(describeRank('master', games)).toBe('Not won yet, best 1 point')
    expect(describeRank('elder', games)).toBe('')
  })

  it('is earned by the first game that is won at it, and by no other', () => {
    for (const level of LEVELS) {
      const others = LEVELS.filter(one => one !== level).map(one => ({ level: one, judging: 'kind' }))
      expect(text.achievement!({ level, judging: 'strict' }, others)).toMatch(
        new RegExp(`you are an? ${level} now`, 'i'),
      )
      expect(
        text.achievement!({ level, judging: 'strict' }, [...others, { level, judging: 'kind' }]),
      ).toBeUndefined()
    }
  })
})

describe('a result', () => {
  const view = (grid: readonly string[], ...guessed: readonly (readonly [number, number])[]) =>
    ({ grid, latest: { cells: guessed.map(([row, column]) => ({ row, column })) } }) as unknown as View

  it('shows what was found, given and missed, and no letter', () => {
    const views = [view(['##.', '.##']), view(['a#.', '.##']), view(['ab.', '.b#'], [0, 1], [1, 1])]
    expect(presentation.resultGrid!(views)).toBe('💡🟩\n\u3000🟩⬜')
  })
})
