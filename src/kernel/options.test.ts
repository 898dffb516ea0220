import { expect, test } from 'vitest'
import { defaultParams, type Options, readParams } from './options.ts'

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

test('what is not chosen takes its default', () => {
  expect(defaultParams(options)).toEqual({ guests: 4, weather: 'sun', wasps: false })
  expect(readParams(options, { guests: 3 })).toEqual({
    ok: true,
    value: { guests: 3, weather: 'sun', wasps: false },
  })
})

test('choices may come as text, from a flag or a form', () => {
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
