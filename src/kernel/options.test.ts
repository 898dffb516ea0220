import { expect, test } from 'vitest'
import {
  type AnyOptions,
  customLettersIn,
  defaultParams,
  initialChoices,
  lexiconHashIn,
  matters,
  type Options,
  similarParams,
  withoutIrrelevant,
  withoutUnavailable,
} from './options.ts'

interface Picnic {
  guests: number
  weather: 'sun' | 'rain'
  wasps: boolean
}

const options: Options<Picnic> = {
  guests: { kind: 'whole', min: 2, max: 12, default: 4 },
  weather: { kind: 'choice', choices: ['sun', 'rain'], default: 'sun' },
  wasps: { kind: 'switch', default: false },
}

const letterOptions: AnyOptions = {
  letters: { kind: 'choice', choices: ['usual', 'own'], default: 'usual' },
  ownLetters: {
    kind: 'file',
    longest: 9,
    default: '',
    when: params => (params as { letters?: string }).letters === 'own',
  },
  words: { kind: 'lexicon', longest: 6, default: 'abc123', letters: 'ownLetters' },
  puzzle: { kind: 'puzzle', longest: 9, default: '' },
}

test('an option that does not matter with the other choices is left out', () => {
  const own = { letters: 'own', ownLetters: 'A 1 2' }
  expect(matters(letterOptions.ownLetters!, own)).toBe(true)
  expect(matters(letterOptions.ownLetters!, { ...own, letters: 'usual' })).toBe(false)
  expect(withoutIrrelevant(letterOptions, own)).toEqual(own)
  expect(withoutIrrelevant(letterOptions, { ...own, letters: 'usual' })).toEqual({ letters: 'usual' })
})

test('a custom dictionary uses the letters of the custom file, if that option matters', () => {
  const own = { letters: 'own', ownLetters: 'A 1 2', words: 'abc123' }
  expect(customLettersIn(letterOptions, own)).toBe('A 1 2')
  expect(customLettersIn(letterOptions, { ...own, letters: 'usual' })).toBeUndefined()
  expect(lexiconHashIn(letterOptions, own)).toBe('abc123')
  expect(lexiconHashIn({}, own)).toBeUndefined()
})

test('a similar game has the same params, but no imported puzzle', () => {
  const params = { letters: 'own', ownLetters: 'A 1 2', words: 'abc123', puzzle: '1 2/2 1' }
  expect(similarParams(letterOptions, params)).toEqual({ ...params, puzzle: '' })
})

test('a form begins with the initial values; without a choice the default holds', () => {
  const options: AnyOptions = {
    size: { kind: 'whole', min: 3, max: 15, default: 5, initial: 4 },
    clock: { kind: 'whole', min: 0, max: 60, default: 0 },
  }
  expect(initialChoices(options)).toEqual({ size: 4 })
  expect(defaultParams(options as Options<object>)).toEqual({ size: 5, clock: 0 })
})

const rainy: Options<Picnic> = {
  ...options,
  weather: {
    kind: 'choice',
    choices: ['rain', 'sun'],
    default: 'sun',
    available: (choice, { guests }) => choice === 'rain' || guests < 10,
  },
}

test('a form forgets a choice that does not exist with the others', () => {
  expect(withoutUnavailable(rainy as AnyOptions, { guests: 12, weather: 'sun' })).toEqual({ guests: 12 })
  expect(withoutUnavailable(rainy as AnyOptions, { guests: 9, weather: 'sun' })).toEqual({
    guests: 9,
    weather: 'sun',
  })
})
