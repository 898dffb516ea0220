import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { checkSetup } from '../rules/check.ts'
import { createSolitudo } from '../rules/game.ts'
import type { Params } from '../rules/types.ts'
import { sampleSetups, setupOf } from '../testing/sample-setups.ts'
import { generateSetup } from './generate-setup.ts'

function ready(chosen: Partial<Params>): Params {
  const result = generateSetup(setupOf(chosen), randomFor('seed', 0, 'prepare'), () => true)
  if (!result.ok) throw new Error(result.rejection.code)
  return result.value
}

function refusal(puzzle: string): string | undefined {
  const result = generateSetup(setupOf({ puzzle }), randomFor('seed', 0, 'prepare'), () => true)
  return result.ok ? undefined : result.rejection.code
}

describe('[H10] a puzzle from elsewhere', () => {
  test('gets its solution and its rating, and the board its name', () => {
    for (const { puzzle, ...known } of [
      sampleSetups.square,
      sampleSetups.rectangle,
      sampleSetups.hexagon,
      sampleSetups.holed,
    ]) {
      const setup = ready({ puzzle: ` ${puzzle}\n` })
      expect(setup).toMatchObject({ puzzle, ...known })
      expect(checkSetup(setup)).toBeUndefined()
    }
    expect(
      ready({ puzzle: 'https://puzz.link/p?hitori/5/5/4311535234144531223141321', size: 12 }),
    ).toMatchObject({
      ...sampleSetups.square,
      shape: 'square',
      size: 5,
    })
  })

  test('[H6] with several solutions is taken, and says so', () => {
    const setup = ready(sampleSetups.several)
    expect(setup).toMatchObject({ rating: 'several', solution: '' })
    expect(checkSetup(setup)).toBeUndefined()
  })

  test('without a solution, or unreadable, is refused', () => {
    expect(refusal('11/11')).toBe('no-solution')
    expect(refusal('1 1\n1')).toBe('uneven-rows')
    expect(refusal('1/1')).toBe('board-too-small')
    expect(refusal('12/21')).toBe('nothing-repeated')
  })
})

describe('a new puzzle', () => {
  const wishes: readonly Partial<Params>[] = [
    {},
    { size: 8, grade: 'supposing', mode: 'practice' },
    { shape: 'hexagon', side: 3, grade: 'gentle' },
    { shape: 'holed', side: 4, grade: 'steady' },
    ...Object.values(createSolitudo().dailies!),
  ]

  test.each(wishes)('[H1] is as wished, with its one solution: %o', wish => {
    const setup = ready(wish)
    expect(checkSetup(setup)).toBeUndefined()
    expect(setup).toMatchObject({ ...wish, rating: setup.grade })
    const again = ready({ puzzle: setup.puzzle })
    expect(again).toMatchObject({ solution: setup.solution, rating: setup.rating, shape: setup.shape })
  })

  test('that is not to be had is refused before it is looked for', () => {
    const wish = setupOf({ shape: 'hexagon', side: 3, grade: 'steady' })
    expect(checkSetup(wish)?.code).toBe('not-offered')
    expect(checkSetup({ ...wish, puzzle: sampleSetups.hexagon.puzzle })).toBeUndefined()
  })

  test('is the same for the same seed', () => {
    expect(ready({})).toEqual(ready({}))
    const other = generateSetup(setupOf({}), randomFor('another', 0, 'prepare'), () => true)
    expect(other.ok && other.value.puzzle).not.toBe(ready({}).puzzle)
  })
})
