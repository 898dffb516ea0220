import { describe, expect, test } from 'vitest'
import { readRecord, restore } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import samples from '../testing/format-1.json' with { type: 'json' }
import { rules } from './rules.ts'

describe('a record of format 1', () => {
  test.each(samples)('restores to its last position: $name', ({ record, state }) => {
    const read = readRecord(record)
    if (!read.ok) throw new Error(read.rejection.code)
    const { puzzle, solution, rating, ...params } = record.setup
    expect(read.value.params).toEqual(params)
    const table = restore(rules, read.value)
    if (!table.ok) throw new Error(table.rejection.code)
    expect(table.value.record.deal).toEqual({ puzzle, solution, rating })
    // Later versions add facts to a state, and change none.
    expect(stateOf(table.value)).toMatchObject(state)
  })
})
