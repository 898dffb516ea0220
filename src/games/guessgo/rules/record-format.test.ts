import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRecord, restore } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import { rules } from './rules.ts'

const file = join(import.meta.dirname, '../testing/format-1.json')
const [learnt, plain] = JSON.parse(readFileSync(file, 'utf8'))

describe('a record of format 1', () => {
  test.each([
    ['with habits that the mind reader has learnt', learnt],
    ['without any', plain],
  ])('restores to the same state, %s', (_, { record, finalState }) => {
    const read = readRecord(record)
    const table = read.ok ? restore(rules, read.value) : read
    expect(table.ok ? stateOf(table.value) : table.rejection).toEqual(finalState)
  })

  test.each([
    ['x'.repeat(61), 'text-too-long'],
    [3, 'not-a-text'],
  ])('with the habits %s is refused as %s', (habits, code) => {
    const { record } = learnt
    const read = readRecord({ ...record, setup: { ...record.setup, habits } })
    expect(read.ok && restore(rules, read.value)).toMatchObject({
      rejection: { code, details: { option: 'habits' } },
    })
  })
})
