import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readRecord, restore } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import { rules } from './rules.ts'

const file = join(import.meta.dirname, '../testing/format-1.json')
const { record, finalState } = JSON.parse(readFileSync(file, 'utf8'))

test('a record of format 1 restores to the same state', () => {
  const read = readRecord(record)
  const table = read.ok ? restore(rules, read.value) : read
  expect(table.ok ? stateOf(table.value) : table.rejection).toEqual(finalState)
})

test('a record of format 1 without its puzzle is refused', () => {
  const read = readRecord({ ...record, setup: { ...record.setup, puzzle: '' } })
  expect(read.ok && restore(rules, read.value)).toMatchObject({ rejection: { code: 'puzzle-damaged' } })
})
