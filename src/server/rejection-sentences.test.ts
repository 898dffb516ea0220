import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rejectionWords } from '#protocol/rejection-words.ts'

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(file => !file.endsWith('.test.ts'))
const sources = files.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
const codes = [...sources.matchAll(/(?:reject\(\s*|code: )'([a-z-]+)'/g)].map(([, code]) => code!)

test('there are refusals to look at', () => expect(codes.length).toBeGreaterThan(20))

test.each([...new Set(codes)].sort())('whoever is refused with %s is told so in a sentence', code => {
  expect(rejectionWords({ code })).not.toContain('That is not possible')
})
