import { describe, expect, test } from 'vitest'
import { randomFor } from '#kernel/random.ts'
import { prepared, setupOf } from '../testing/prepared.ts'
import { checkSetup } from './check.ts'
import { prepare } from './prepare.ts'
import type { Setup } from './types.ts'

function ready(chosen: Partial<Setup>): Setup {
  const result = prepare(setupOf(chosen), randomFor('seed', 0, 'prepare'), () => true)
  if (!result.ok) throw new Error(result.rejection.code)
  return result.value
}

function refusal(puzzle: string): string | undefined {
  const result = prepare(setupOf({ puzzle }), randomFor('seed', 0, 'prepare'), () => true)
  return result.ok ? undefined : result.rejection.code
}

describe('[H10] a puzzle from elsewhere', () => {
  test('gets its solution and its rating, and the board its name', () => {
    for (const { puzzle, ...known } of [
      prepared.square,
      prepared.rectangle,
      prepared.hexagon,
      prepared.holed,
    ]) {
      const setup = ready({ puzzle: ` ${puzzle}\n` })
      expect(setup).toMatchObject({ puzzle, ...known })
      expect(checkSetup(setup)).toBeUndefined()
    }
    expect(
      ready({ puzzle: 'https://puzz.link/p?hitori/5/5/4311535234144531223141321', size: 12 }),
    ).toMatchObject({
      ...prepared.square,
      shape: 'square',
      size: 5,
    })
  })

  test('[H6] with several solutions is taken, and says so', () => {
    const setup = ready(prepared.several)
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
