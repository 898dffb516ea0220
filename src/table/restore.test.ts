import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import type { Rules } from '#kernel/rules.ts'
import { type OddsTypes, odds } from '#testing/sample-games/odds-and-evens.ts'
import { act, openTable } from './act.ts'
import type { Action } from './action.ts'
import { restore, restoreAnyVersion } from './restore.ts'
import type { Table } from './table.ts'

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

/** Actions of all kinds, most of which a table accepts at some time. */
const arbitraryAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('move'), seat: seats(), text: fingers() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo'), seat: seats() }) },
  fc.record({ do: fc.constantFrom('leave', 'return', 'hint'), seat: seats() }),
  fc.record({ do: fc.constant('reopen') }),
  fc.record({ do: fc.constant('expire') }),
)

function seats() {
  return fc.constantFrom(0, 1)
}

function fingers() {
  return fc.constantFrom('1', '2', '3', ' 4')
}

/** A game that moves by itself when the time is up. */
const selfPlaying: Rules<OddsTypes> = {
  ...odds,
  timing: () => ({ kind: 'per-move', ms: 60_000, onExpiry: 'autoplay' }),
  autoplay: () => ({ fingers: 5 }),
}

test.each([
  ['with undo', odds],
  ['with moves by the clock', selfPlaying],
])('a replay leads to the same table as the actions themselves, and changes none of them: %s', (_, rules) => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(arbitraryAction, fc.constantFrom(0, 1_000, 61_000)), { maxLength: 60 }),
      steps => {
        const tables = playSteps(rules, steps)
        const kept = structuredClone(tables.map(withoutRules))
        const restored = restore(rules, tables.at(-1)!.record)
        if (!restored.ok) throw new Error(restored.rejection.code)
        expect(restored.value).toEqual(tables.at(-1))
        // Each table on the way keeps its lists, also those that the last one was made from.
        expect(tables.map(withoutRules)).toEqual(kept)
        for (const [count, table] of tables.entries())
          expect(table.record.entries).toEqual(tables.at(-1)!.record.entries.slice(0, count))
      },
    ),
  )
})

const UNDO_AND_REDO: readonly Action[] = [
  { do: 'move', seat: 0, text: '2' },
  { do: 'undo', seat: 0 },
  { do: 'redo', seat: 0 },
  { do: 'undo', seat: 0 },
]

test('a replay copies no list, because its time would grow with the square of the number of entries', () => {
  const steps = Array.from({ length: 100 }, (_, index) => UNDO_AND_REDO[index % 4]!)
  const { record } = playSteps(
    odds,
    steps.map(action => [action, 0]),
  ).at(-1)!
  const toSpliced = vi.spyOn(Array.prototype, 'toSpliced')
  onTestFinished(() => toSpliced.mockRestore())
  expect(restore(odds, record).ok).toBe(true)
  expect([record.entries.length, toSpliced.mock.calls.length]).toEqual([100, 0])
})

/** The table before the first action and after each one that is accepted. */
function playSteps(
  rules: Rules<OddsTypes>,
  steps: readonly (readonly [Action, number])[],
): readonly Table<OddsTypes>[] {
  const tables = [openTable(rules, { points: 5, clock: false }, 'plum', 0)]
  let now = 0
  for (const [action, passed] of steps) {
    now += passed
    const next = act(tables.at(-1)!, action, now)
    if (next.ok) tables.push(next.value)
  }
  return tables
}

function withoutRules({ rules: _, ...table }: Table<OddsTypes>): object {
  return table
}
