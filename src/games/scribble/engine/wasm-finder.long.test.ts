import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { english } from '#lexicon/english.ts'
import { buildLexicon, withGaddag } from '#lexicon/lexicon.ts'
import { compileWasm } from '../../../../scripts/build-wasm.ts'
import { countsOf, randomPosition, testLexicons } from '../testing/random-positions.ts'
import { createFinder, type Finder } from './plays/finder.ts'
import { bestPlay, createPlayList, playAt } from './plays/play-list.ts'
import { PLAYS_WASM } from './plays-wasm.ts'
import { createWasmFinderFactory } from './wasm-finder.ts'
import { MAX_PLAYS } from './wasm-memory.ts'

/** Unequal amounts, so that the cache layout moves nodes. */
const AMOUNTS = Array.from({ length: 32 }, (_, code) => code % 7)

describe('the compiled finder', { timeout: 60_000 }, () => {
  it('is up to date with its source', () => {
    expect(Buffer.from(compileWasm('plays')).toString('base64')).toBe(PLAYS_WASM)
  })

  it.each(testLexicons.flatMap(world => [true, false].map(strict => ({ ...world, strict }))))(
    'lists the plays of the JavaScript finder in the same order, visits as many nodes, and finds a best one: $name, strict: $strict',
    world => {
      const plain = createFinder(world)
      const compiled = createWasmFinderFactory(world.lexicon, AMOUNTS).createFinder(world)
      const random = randomFor('compiled', 0)
      for (let count = 0; count < 500; count++) {
        const { board, bag } = randomPosition(world, world.strict, random)
        const visited = compiled.visited - plain.visited
        expect(findPlays(compiled, board, bag)).toEqual(findPlays(plain, board, bag))
        expect(compiled.visited - plain.visited).toBe(visited)
        const best = compiled.findBest(countsOf(bag))
        expect(best?.score).toBe(bestPlay(list)?.score)
        if (best)
          expect(Array.from({ length: list.count }, (_, index) => playAt(list, index))).toContainEqual(best)
      }
    },
  )
})

it('leaves a position with more plays than it has room for to the JavaScript finder', () => {
  const lexicon = withGaddag(buildLexicon(arrangements('ABCDEFG'), english))
  const rules = { lexicon, points: [0, 1, 2, 3, 4, 5, 6, 7], strict: false }
  const board = Array<number>(225).fill(0).with(112, 1)
  const bag = [1, 2, 3, 4, 5, 6, 7]
  const compiled = createWasmFinderFactory(lexicon, AMOUNTS).createFinder(rules)
  const plays = findPlays(compiled, board, bag)
  expect(plays.length).toBeGreaterThan(2 * MAX_PLAYS)
  expect(plays).toEqual(findPlays(createFinder(rules), board, bag))
})

/** Every way to lay two or more of these letters. */
function arrangements(letters: string): string[] {
  const longer = (text: string): string[] =>
    [...letters]
      .filter(letter => !text.includes(letter))
      .flatMap(letter => [text + letter, ...longer(text + letter)])
  return longer('').filter(text => text.length > 1)
}

const list = createPlayList()

function findPlays(finder: Finder, board: readonly number[], bag: readonly number[]): Int32Array {
  finder.load(board)
  finder.findAll(countsOf(bag), list)
  return list.numbers.slice(0, 2 * list.count)
}
