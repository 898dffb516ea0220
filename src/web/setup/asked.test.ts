import { expect, test } from 'vitest'
import type { AnyOptions } from '#kernel/options.ts'
import { readAsked } from '#session/asked.ts'
import { writeAsked } from './asked.ts'

const options: AnyOptions = {
  size: { kind: 'whole', min: 4, max: 30, default: 6 },
  grade: { kind: 'choice', choices: ['gentle', 'tricky'], default: 'gentle' },
}

test('what is written is what is read', () => {
  const chosen = { size: 12, grade: 'tricky' }
  expect(readAsked(new URLSearchParams(writeAsked(chosen)), options).chosen).toEqual(chosen)
})
