import { describe, expect, it } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { compileWasm } from '../../../../scripts/build-wasm.ts'
import { createFinder, type Finder } from '../rules/plays/finder.ts'
import { createPlayList } from '../rules/plays/play-list.ts'
import { countsOf, somePosition, worlds } from '../testing/positions.ts'
import { PLAYS_WASM } from './plays-wasm.ts'
import { openWasmWords } from './wasm.ts'

/** Unequal, so that nodes change places. */
const AMOUNTS = Array.from({ length: 32 }, (_, code) => code % 7)

describe('the compiled finder', { timeout: 60_000 }, () => {
  it('is what its source compiles to', () => {
    expect(Buffer.from(compileWasm('plays')).toString('base64')).toBe(PLAYS_WASM)
  })

  it.each(worlds.flatMap(world => [true, false].map(strict => ({ ...world, strict }))))(
    'finds the plays of the plain one, in their order and by as many nodes: $name, strict: $strict',
    async world => {
      const plain = createFinder(world)
      const compiled = await openWasmWords(world.lexicon, AMOUNTS).createFinder(world)
      const random = randomFor('compiled', 0)
      for (let count = 0; count < 500; count++) {
        const { board, bag } = somePosition(world, world.strict, random)
        expect(found(compiled, board, bag)).toEqual(found(plain, board, bag))
        expect(compiled.findBest(countsOf(bag))).toEqual(plain.findBest(countsOf(bag)))
      }
      expect(compiled.visited).toBe(plain.visited)
    },
  )
})

const list = createPlayList()

function found(finder: Finder, board: readonly number[], bag: readonly number[]): Int32Array {
  finder.load(board)
  finder.findAll(countsOf(bag), list)
  return list.numbers.slice(0, 2 * list.count)
}
