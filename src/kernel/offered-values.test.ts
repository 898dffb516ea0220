import { expect, test } from 'vitest'
import { boundsOf, refusedOption, settleParams } from './offered-values.ts'
import type { AnyOptions, Options } from './options.ts'
import { validateParams } from './read-params.ts'
import { type Rejection, rejectionWith } from './result.ts'

interface Orchard {
  rows: number
  trees: number
  fruit: 'plum' | 'quince' | 'medlar'
  letters: 'usual' | 'own'
  ownLetters: string
}

const options: Options<Orchard> = {
  rows: { kind: 'whole', min: 1, max: 10, default: 3 },
  // None stands for as many as usual; otherwise there is a tree in every row.
  trees: {
    kind: 'whole',
    min: 0,
    max: 50,
    offered: [0, 5, 20],
    default: 0,
    available: (trees, { rows }) => trees === 0 || trees >= rows,
  },
  fruit: {
    kind: 'choice',
    choices: ['plum', 'quince', 'medlar'],
    default: 'quince',
    available: (fruit, { rows }) => rows > 1 || fruit !== 'quince',
  },
  letters: {
    kind: 'choice',
    choices: ['usual', 'own'],
    default: 'usual',
    file: { choice: 'own', option: 'ownLetters' },
  },
  ownLetters: { kind: 'text', longest: 100, default: '' },
}

const refuse = rejectionWith<{ no: Record<never, never> }>()

const rules = {
  options,
  checkParams: ({ letters, ownLetters, trees }: Orchard): Rejection | undefined =>
    (letters === 'own' && ownLetters.length < 3) || trees === 13 ? refuse('no') : undefined,
}

test('a value that an earlier choice rules out becomes the nearest one that it allows', () => {
  const any = options as unknown as AnyOptions
  expect(settleParams(any, { rows: 1 })).toEqual({ rows: 1, fruit: 'plum' })
  expect(settleParams(any, { rows: 8, trees: 5 })).toEqual({ rows: 8, trees: 8 })
  expect(settleParams(any, { rows: 8, trees: 5 }, 'trees')).toEqual({ rows: 8, trees: 5 })
  expect(settleParams(any, { rows: 2, fruit: 'quince' })).toEqual({ rows: 2, fruit: 'quince' })
})

test('the bounds of a number leave out what the other params rule out', () => {
  expect(boundsOf(options.trees, { rows: 4 })).toEqual({ min: 4, max: 50 })
  expect(boundsOf(options.rows, {})).toEqual({ min: 1, max: 10 })
})

test('a refusal is about the option whose default would be accepted, or about the file that was chosen', () => {
  const refused = (chosen: Partial<Orchard>) => refusedOption(rules, chosen as Orchard)
  expect(refused({ trees: 13 })).toBe('trees')
  expect(refused({ letters: 'own', ownLetters: 'a' })).toBe('ownLetters')
  expect(refused({ rows: 99 })).toBe('rows')
  expect(validateParams(rules, { rows: 99, trees: 13 }).ok).toBe(false)
  expect(refused({ rows: 99, trees: 13 })).toBeUndefined()
})
