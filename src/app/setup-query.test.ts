import { expect, test } from 'vitest'
import type { AnyOptions } from '#kernel/options.ts'
import { readSetupQuery } from './setup-query.ts'

const options: AnyOptions = {
  size: { kind: 'whole', min: 4, max: 30, default: 6 },
  grade: { kind: 'choice', choices: ['gentle', 'tricky'], default: 'gentle' },
  rating: { kind: 'choice', choices: ['unrated', 'tricky'], default: 'unrated' },
}

test('the query holds choices, the seed and whether to start at once', () => {
  expect(readSetupQuery(new URLSearchParams('?size=8&grade=tricky&seed=plum&play'), options)).toEqual({
    opponents: undefined,
    chosen: { size: 8, grade: 'tricky' },
    seed: 'plum',
    startsAtOnce: true,
    rejection: undefined,
  })
})

test('an invalid value is left out with a rejection, and unknown keys are ignored', () => {
  const { chosen, rejection } = readSetupQuery(
    new URLSearchParams('?size=99&grade=tricky&campaign=autumn'),
    options,
  )
  expect(chosen).toEqual({ grade: 'tricky' })
  expect(rejection).toMatchObject({ code: 'out-of-range', details: { option: 'size', given: '99' } })
})

test('an option that only matters with another choice is read if that choice is declared before it', () => {
  const conditional: AnyOptions = {
    ...options,
    grade: { ...options.grade!, when: params => (params as { size?: number }).size === 8 },
  }
  expect(readSetupQuery(new URLSearchParams('?grade=tricky'), conditional).chosen).toEqual({})
  expect(readSetupQuery(new URLSearchParams('?grade=tricky&size=8'), conditional).chosen).toEqual({
    size: 8,
    grade: 'tricky',
  })
})
