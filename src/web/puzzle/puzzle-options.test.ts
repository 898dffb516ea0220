import { expect, test } from 'vitest'
import type { AnyOptions } from '#kernel/options.ts'
import { isPlayingOption } from './puzzle-options.ts'

const isNew = (params: object) => 'puzzle' in params && params.puzzle === ''
const options: AnyOptions = {
  mode: { kind: 'choice', choices: ['normal', 'practice'], default: 'normal' },
  size: { kind: 'whole', min: 4, max: 30, default: 6, when: isNew },
  puzzle: { kind: 'puzzle', longest: 900, default: '' },
}

test('an option that still matters beside an imported puzzle says how it is played', () => {
  const keys = [...Object.keys(options), 'unknown']
  expect(keys.filter(key => isPlayingOption(options, key))).toEqual(['mode'])
})
