import { expect, test } from 'vitest'
import { type AnyOptions, defaultParams, type Options } from './options.ts'
import { readParams } from './read-params.ts'

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

test('an option that is not chosen has its default', () => {
  expect(defaultParams(options)).toEqual({ guests: 4, weather: 'sun', wasps: false })
  expect(readParams(options, { guests: 3 })).toEqual({
    ok: true,
    value: { guests: 3, weather: 'sun', wasps: false },
  })
})

test('values are also read from text, as flags and forms provide them', () => {
  const read = readParams(options, { guests: ' 7 ', weather: 'RAIN', wasps: 'yes' })
  expect(read).toEqual({ ok: true, value: { guests: 7, weather: 'rain', wasps: true } })
})

test.each([
  [{ guests: 13 }, 'out-of-range'],
  [{ guests: 2.5 }, 'out-of-range'],
  [{ guests: '7e1' }, 'out-of-range'],
  [{ guests: null }, 'out-of-range'],
  [{ guests: Number.NaN }, 'out-of-range'],
  [{ weather: 'snow' }, 'not-a-choice'],
  [{ weather: 1 }, 'not-a-choice'],
  [{ wasps: 'perhaps' }, 'not-a-switch'],
  [{ wasps: 1 }, 'not-a-switch'],
  [{ wine: 2 }, 'unknown-option'],
  [{ toString: 2 }, 'unknown-option'],
  [JSON.parse('{"__proto__": 2}'), 'unknown-option'],
])('%j is refused as %s', (chosen, code) => {
  const read = readParams(options, chosen)
  expect(read.ok ? 'accepted' : read.rejection.code).toBe(code)
})

const texts: AnyOptions = {
  ownLetters: { kind: 'file', longest: 9, default: '' },
  words: { kind: 'lexicon', longest: 6, default: 'abc123', letters: 'ownLetters' },
}

test.each([
  [{ ownLetters: 'ten chars!' }, 'text-too-long'],
  [{ ownLetters: 7 }, 'not-a-text'],
  [{ words: 'abc1234' }, 'text-too-long'],
  [{ words: null }, 'not-a-text'],
])('with letters and words, %j is refused as %s', (chosen, code) => {
  const read = readParams(texts as never, chosen)
  expect(read.ok ? 'accepted' : read.rejection.code).toBe(code)
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

test('a default that does not exist with the other choices gives way to a choice that does', () => {
  expect(readParams(rainy, { guests: 12 })).toMatchObject({ value: { weather: 'rain' } })
  expect(readParams(rainy, { guests: 9 })).toMatchObject({ value: { weather: 'sun' } })
  expect(readParams(rainy, { guests: 12, weather: 'sun' })).toMatchObject({ value: { weather: 'sun' } })
})
