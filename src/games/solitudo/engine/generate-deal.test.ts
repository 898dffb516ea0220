import { describe, expect, test } from 'vitest'
import type { Dealt } from '#kernel/engine.ts'
import { randomFor } from '#kernel/random.ts'
import { validateParams } from '#kernel/read-params.ts'
import { openGame } from '../entry.ts'
import { checkParams, readDeal } from '../rules/check.ts'
import { rules } from '../rules/rules.ts'
import type { Params, SolitudoTypes } from '../rules/types.ts'
import { paramsOf, type SampleName, sampleDeals, sampleOf } from '../testing/sample-deals.ts'
import { generateDeal } from './generate-deal.ts'

function generate(chosen: Partial<Params>, seed = 'seed') {
  return generateDeal(paramsOf(chosen), randomFor(seed, 0, 'prepare'), () => true)
}

function ready(chosen: Partial<Params>, seed?: string): Dealt<SolitudoTypes> {
  const result = generate(chosen, seed)
  if (!result.ok) throw new Error(result.rejection.code)
  return result.value
}

function refusal(puzzle: string): string | undefined {
  const result = generate({ puzzle })
  return result.ok ? undefined : result.rejection.code
}

describe('[H10] an imported puzzle', () => {
  test.each<SampleName>(['square', 'rectangle', 'hexagon', 'holed'])(
    'gets its solution and its rating, and its params name the board: %s',
    name => {
      const deal = sampleDeals[name]
      const { shape, side } = sampleOf(name).params
      const generated = ready({ puzzle: ` ${deal.puzzle}\n` })
      expect(generated.deal).toEqual(deal)
      expect(generated.params).toMatchObject({ puzzle: deal.puzzle, shape, side })
      expect(checkParams(generated.params)).toBeUndefined()
      expect(readDeal(generated.deal)).toEqual({ ok: true, value: deal })
    },
  )

  test('is read from a URL, and its board determines the size', () => {
    const { params, deal } = ready({
      puzzle: 'https://puzz.link/p?hitori/5/5/4311535234144531223141321',
      size: 12,
    })
    expect(deal).toEqual(sampleDeals.square)
    expect(params).toMatchObject({ puzzle: deal.puzzle, shape: 'square', size: 5 })
  })

  test('[H13] with blank cells is accepted, with its solution and rating', () => {
    const { deal } = ready({ puzzle: 'https://puzz.link/p?hitori/5/5/4.11....3.144..1223.41..1' })
    expect(deal).toEqual(sampleDeals.blanks)
    expect(readDeal(deal).ok).toBe(true)
  })

  test('[H6] with several solutions is accepted and reported as such', () => {
    const { deal } = ready({ puzzle: sampleDeals.several.puzzle })
    expect(deal).toMatchObject({ rating: 'several', solution: '' })
    expect(readDeal(deal).ok).toBe(true)
  })

  test('without a solution, or unreadable, is refused', () => {
    expect(refusal('11/11')).toBe('no-solution')
    expect(refusal('1 1\n1')).toBe('uneven-rows')
    expect(refusal('1/1')).toBe('board-too-small')
    expect(refusal('12/21')).toBe('nothing-repeated')
  })
})

describe('a new puzzle', () => {
  const kinds: readonly Partial<Params>[] = [
    {},
    { size: 8, grade: 'supposing', mode: 'practice' },
    { shape: 'hexagon', side: 3, grade: 'gentle' },
    { shape: 'holed', side: 4, grade: 'steady' },
    { shape: 'rectangle', rows: 5, cols: 9, grade: 'tricky' },
    ...Object.values(openGame().puzzles!.dailies!),
  ]

  test.each(kinds)('[H1] is of the chosen kind, with its one solution: %o', chosen => {
    const { params, deal } = ready(chosen)
    expect(params).toEqual(paramsOf(chosen))
    expect(deal.rating).toBe(params.grade)
    expect(readDeal(deal).ok).toBe(true)
    const again = ready({ puzzle: deal.puzzle })
    expect(again.deal).toEqual(deal)
    expect(again.params.shape).toBe(params.shape)
  })

  test('of an unavailable kind is refused before any search', () => {
    const chosen: Partial<Params> = { shape: 'hexagon', side: 3, grade: 'steady' }
    expect(checkParams(paramsOf(chosen))?.code).toBe('not-offered')
    expect(generate(chosen)).toMatchObject({ ok: false, rejection: { code: 'not-offered' } })
    expect(checkParams(paramsOf({ ...chosen, puzzle: sampleDeals.hexagon.puzzle }))).toBeUndefined()
  })

  test('of the smallest hexagon has a difficulty that exists, if none was asked for', () => {
    const params = validateParams(rules, { shape: 'hexagon', side: 3 })
    expect(params).toMatchObject({ ok: true, value: { grade: 'gentle' } })
    expect(validateParams(rules, { shape: 'hexagon', side: 3, grade: 'steady' }).ok).toBe(false)
  })

  test('is the same for the same seed', () => {
    expect(ready({})).toEqual(ready({}))
    expect(ready({}, 'another').deal.puzzle).not.toBe(ready({}).deal.puzzle)
  })
})
