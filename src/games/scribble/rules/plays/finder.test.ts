import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { bruteForce, type Position } from '../../testing/brute-force.ts'
import { countsOf, somePosition, worlds } from '../../testing/positions.ts'
import { createFinder, type Finder } from './finder.ts'
import { createPlayList, type FoundPlay, playAt } from './play-list.ts'

/** QUINCUNX_POSITIONS=20000 compares as many positions a rule and alphabet. */
const POSITIONS = Number(process.env.QUINCUNX_POSITIONS ?? 300)

const list = createPlayList()

function tell({ lane, place, letters, score }: FoundPlay): string {
  return `${lane} ${place} ${letters.join()} ${score}`
}

function found(finder: Finder, { board, bag }: Position): string[] {
  finder.load(board)
  finder.findAll(countsOf(bag), list)
  return Array.from({ length: list.count }, (_, index) => tell(playAt(list, index)))
}

describe.each(worlds)('plays with $name', { timeout: 600_000 }, world => {
  it.each([true, false])('[S2] [S5] [S6] are those of brute force, strict: %s', strict => {
    const finder = createFinder({ ...world, strict })
    const random = randomFor('plays', 0)
    for (let count = 0; count < POSITIONS; count++) {
      const position = somePosition(world, strict, random)
      const expected = bruteForce(position).sort()
      expect(found(finder, position).sort().join('\n')).toBe(expected.join('\n'))
      const best = finder.findBest(countsOf(position.bag))
      const scores = expected.map(told => Number(told.split(' ')[3]))
      expect(best?.score ?? -1).toBe(Math.max(-1, ...scores))
      if (best) expect(expected.includes(tell(best))).toBe(true)
    }
  })
})
