import { expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { countsOf, randomPosition, testLexicons } from '../../testing/random-positions.ts'
import { createFinder } from './finder.ts'
import { createPlayList, playAt } from './play-list.ts'
import { scorePlay } from './score-play.ts'

it.each(testLexicons.flatMap(world => [true, false].map(strict => ({ ...world, strict }))))(
  '[S6] a play has the score that the finder gives: $name, strict: $strict',
  world => {
    const finder = createFinder(world)
    const list = createPlayList()
    const random = randomFor('scores', 0)
    let compared = 0
    for (let count = 0; count < 100; count++) {
      const { board, bag } = randomPosition(world, world.strict, random)
      finder.load(board)
      finder.findAll(countsOf(bag), list)
      for (let index = 0; index < list.count; index += 1 + random.below(20)) {
        const play = playAt(list, index)
        expect(scorePlay(play, finder, world)).toBe(play.score)
        compared++
      }
    }
    expect(compared).toBeGreaterThan(100)
  },
)
