import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MUTANTS } from './mutants.ts'

const root = join(import.meta.dirname, '../..')

test.each(MUTANTS)('the text that is replaced by “$bug” is in its file once, and its tests exist', mutant => {
  const { file, replace, by, tests } = mutant
  const source = readFileSync(join(root, file), 'utf8')
  expect(source.split(replace).length - 1, `Adapt the bug: ${replace}`).toBe(1)
  expect(by).not.toBe(replace)
  expect(tests.filter(path => !existsSync(join(root, path)))).toEqual([])
})

test('no bug is listed twice', () => {
  expect(new Set(MUTANTS.map(({ bug }) => bug)).size).toBe(MUTANTS.length)
})
