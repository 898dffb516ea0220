import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(file => !file.endsWith('.test.ts'))
const sources = files.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')).join('\n')
const codes = [...sources.matchAll(/(?:reject\(\s*|code: )'([a-z-]+)'/g)].map(([, code]) => code!)

test('the sources contain rejection codes', () => expect(codes.length).toBeGreaterThan(20))

test.each([...new Set(codes)].sort())('%s has a sentence of its own', code => {
  expect(rejectionSentence({ code })).not.toContain('That is not possible')
})
