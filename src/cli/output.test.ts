import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { UserError } from '#kernel/errors.ts'
import { writeOutput } from './output.ts'

const folder = mkdtempSync(join(tmpdir(), 'quincunx-output-'))

test('a file replaces the one that was there', async () => {
  const name = join(folder, 'sheet.svg')
  writeFileSync(name, 'old')
  await writeOutput(name, 'new')
  expect(readFileSync(name, 'utf8')).toBe('new')
})

test('a file that must be new replaces none', async () => {
  const name = join(folder, 'sheet.svg')
  await expect(writeOutput(name, 'newer', { isNew: true })).rejects.toThrow(/--force/)
  expect(readFileSync(name, 'utf8')).toBe('new')
})

test('a file that cannot be written is an error and leaves nothing behind', async () => {
  await expect(writeOutput(join(folder, 'nowhere', 'sheet.svg'), 'new')).rejects.toThrow(UserError)
  // A folder cannot be replaced by a file.
  await expect(writeOutput(folder, 'new')).rejects.toThrow(/Can’t write/)
  expect(readdirSync(folder)).toEqual(['sheet.svg'])
})

test('a missing folder is named as the reason, with what to do', async () => {
  const nowhere = join(tmpdir(), 'quincunx-nowhere', 'sheet.pdf')
  await expect(writeOutput(nowhere, 'new')).rejects.toThrow(/its folder doesn’t exist\. Create it first/)
})
