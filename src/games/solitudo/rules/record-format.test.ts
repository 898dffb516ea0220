import { describe, expect, test } from 'vitest'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import { readRecord, restoreAnyVersion } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import { openGame } from '../entry.ts'
import samples from '../testing/format-1.json' with { type: 'json' }
import version1 from '../testing/version-1.json' with { type: 'json' }

const versions = openGame() as RuleVersions

describe('a record of version 1', () => {
  test.each(version1)('replays unchanged: $about', ({ record, finalState }) => {
    const read = readRecord(record)
    const table = read.ok ? restoreAnyVersion(versions, read.value) : read
    expect(table.ok ? stateOf(table.value) : table.rejection).toEqual(finalState)
  })

  test('[H13] has no blank cells: only version 2 knows them', () => {
    const [{ record }] = version1 as [(typeof version1)[number]]
    const blank = {
      ...record,
      deal: { ...record.deal, puzzle: '4311./35234/14453/12231/41321' },
      entries: [],
    }
    const codes = [1, 2].map(version => {
      const read = readRecord({ ...blank, version })
      const table = read.ok ? restoreAnyVersion(versions, read.value) : read
      return table.ok ? 'restored' : table.rejection.code
    })
    expect(codes).toEqual(['puzzle-damaged', 'restored'])
  })
})

describe('a record of format 1', () => {
  test.each(samples)('restores to its last position: $name', ({ record, state }) => {
    const read = readRecord(record)
    if (!read.ok) throw new Error(read.rejection.code)
    const { puzzle, solution, rating, ...params } = record.setup
    expect(read.value.params).toEqual(params)
    const table = restoreAnyVersion(versions, read.value)
    if (!table.ok) throw new Error(table.rejection.code)
    expect(table.value.record.deal).toEqual({ puzzle, solution, rating })
    // Later versions add facts to a state, and change none.
    expect(stateOf(table.value)).toMatchObject(state)
  })
})
