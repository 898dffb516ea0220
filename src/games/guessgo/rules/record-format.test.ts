import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import { readRecord, restoreAnyVersion } from '#table/restore.ts'
import { stateOf } from '#table/table.ts'
import { openGame } from '../entry.ts'

const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '../testing', file), 'utf8'))
const [learnt, plain] = read('format-1.json')
const versions = openGame() as RuleVersions

interface Golden {
  readonly about: string
  readonly record: unknown
  readonly finalState: object
}

describe('a record of version 1', () => {
  test.each<Golden>(read('version-1.json'))('replays unchanged: $about', ({ record, finalState }) => {
    const checked = readRecord(record)
    const table = checked.ok ? restoreAnyVersion(versions, checked.value) : checked
    expect(table.ok ? stateOf(table.value) : table.rejection).toEqual(finalState)
  })
})

describe('a record of format 1', () => {
  test.each([
    ['with habits that the mind reader has learnt', learnt],
    ['without any', plain],
  ])('restores to the same state, %s', (_, { record, finalState }) => {
    const read = readRecord(record)
    const table = read.ok ? restoreAnyVersion(versions, read.value) : read
    expect(table.ok ? stateOf(table.value) : table.rejection).toEqual(finalState)
  })

  test.each([
    ['x'.repeat(61), 'text-too-long'],
    [3, 'not-a-text'],
  ])('with the habits %s is refused as %s', (habits, code) => {
    const { record } = learnt
    const read = readRecord({ ...record, setup: { ...record.setup, habits } })
    expect(read.ok && restoreAnyVersion(versions, read.value)).toMatchObject({
      rejection: { code, details: { option: 'habits' } },
    })
  })
})
