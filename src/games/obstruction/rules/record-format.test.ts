import { expect, test } from 'vitest'
import { readRecord, restore } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import sample from '../testing/format-1.json' with { type: 'json' }
import { rules } from './rules.ts'

test('a record of format 1 restores to its last position', () => {
  const record = readRecord(sample.record)
  if (!record.ok) throw new Error(record.rejection.code)
  expect(record.value).toMatchObject({ format: 2, params: sample.record.setup, deal: null })
  const table = restore(rules, record.value)
  if (!table.ok) throw new Error(table.rejection.code)
  expect(stateOf(table.value)).toEqual(sample.state)
})
