import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { SIDE } from '../../rules/types.ts'
import { bruteForce, type Position } from '../../testing/brute-force.ts'
import { countsOf, randomBag, randomPosition, testLexicons } from '../../testing/random-positions.ts'
import { createFinder, type Finder } from './finder.ts'
import { createPlayList, type FoundPlay, playAt } from './play-list.ts'

/** QUINCUNX_POSITIONS=20000 compares that many positions for each rule and alphabet. */
const POSITIONS = Number(process.env.QUINCUNX_POSITIONS ?? 300)

const list = createPlayList()

function tell({ lane, place, letters, score }: FoundPlay): string {
  return `${lane} ${place} ${letters.join()} ${score}`
}

function findPlays(finder: Finder, { board, bag }: Position): string[] {
  finder.load(board)
  finder.findAll(countsOf(bag), list)
  return Array.from({ length: list.count }, (_, index) => tell(playAt(list, index)))
}

describe.each(testLexicons)('plays with $name', { timeout: 600_000 }, world => {
  it.each([true, false])('[S2] [S5] [S6] are those of brute force, strict: %s', strict => {
    const finder = createFinder({ ...world, strict })
    const random = randomFor('plays', 0)
    for (let count = 0; count < POSITIONS; count++) {
      const position = randomPosition(world, strict, random)
      const expected = bruteForce(position).sort()
      expect(findPlays(finder, position).sort().join('\n')).toBe(expected.join('\n'))
      const best = finder.findBest(countsOf(position.bag))
      const scores = expected.map(told => Number(told.split(' ')[3]))
      expect(best?.score ?? -1).toBe(Math.max(-1, ...scores))
      if (best) expect(expected.includes(tell(best))).toBe(true)
    }
  })

  it.each([true, false])(
    'are the same on a board after plays were placed and taken back, strict: %s',
    strict => {
      const played = createFinder({ ...world, strict })
      const fresh = createFinder({ ...world, strict })
      const random = randomFor('played', 0)
      for (let game = 0; game < 10; game++) {
        played.clear()
        for (let turn = 0; turn < 20; turn++) {
          const bag = randomBag(world, random)
          played.findAll(countsOf(bag), list)
          const plays = list.numbers.slice(0, 2 * list.count)
          fresh.load(Array.from({ length: SIDE * SIDE }, (_, cell) => played.letterAt(cell)))
          fresh.findAll(countsOf(bag), list)
          expect(plays).toEqual(list.numbers.slice(0, 2 * list.count))
          if (list.count > 0) played.place(playAt(list, random.below(list.count)))
          if (random.below(3) === 0) played.takeBack()
        }
      }
    },
  )
})
