import { expect, test } from 'vitest'
import { readSetupQuery } from '#app/setup-query.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { writeSetupQuery } from './setup-query.ts'

const options: AnyOptions = {
  size: { kind: 'whole', min: 4, max: 30, default: 6 },
  grade: { kind: 'choice', choices: ['gentle', 'tricky'], default: 'gentle' },
}

test('a written query reads back as the same choices', () => {
  const chosen = { size: 12, grade: 'tricky' }
  expect(readSetupQuery(new URLSearchParams(writeSetupQuery(chosen)), options).chosen).toEqual(chosen)
})
