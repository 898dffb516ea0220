import { expect, test } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { restoreAnyVersion } from './restore.ts'
import { openTable } from './table.ts'

test('a record is replayed with the version of the rules it was played with, and refused if that version is unknown', () => {
  const older = { ...odds, version: odds.version + 1 }
  const known = { rules: odds, earlier: [older] }
  const { record } = openTable(older, defaultParams(odds.options), 'plum', 0)
  const restored = restoreAnyVersion(known, record)
  expect(restored.ok && restored.value.rules).toBe(older)
  const today = restoreAnyVersion(known, { ...record, version: odds.version })
  expect(today.ok && today.value.rules).toBe(odds)
  expect(restoreAnyVersion(known, { ...record, version: 99 })).toMatchObject({
    ok: false,
    rejection: { code: 'another-version' },
  })
})
