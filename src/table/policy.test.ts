import { describe, expect, test } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { act, openTable } from './act.ts'
import type { Action } from './action.ts'
import { nextDeadline } from './clocks.ts'
import { hasEveryoneMoved } from './early-end.ts'
import { logOf } from './log.ts'
import { graceChoices, type TablePolicy } from './policy.ts'
import { readRecord, restore } from './restore.ts'
import type { Table } from './table.ts'

const START = 1_000_000
const HOUR = 3_600_000
const TEN_MINUTES = 600_000

function opened(policy: TablePolicy | undefined, clock = false, rules = odds): Table {
  return openTable(rules, { ...defaultParams(rules.options), clock }, 'a seed', START, null, policy)
}

function perform(table: Table, ...steps: readonly (readonly [Action, number])[]): Table {
  return steps.reduce((current, [action, at]) => {
    const next = act(current, action, START + at)
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${next.rejection.code}`)
    return next.value
  }, table)
}

const show = (seat: number): Action => ({ do: 'move', seat, text: '2' })
const leave: Action = { do: 'leave', seat: 1 }
const back: Action = { do: 'return', seat: 1 }
const expire: Action = { do: 'expire' }

describe('the time to come back', () => {
  test('is as long as the table says', () => {
    const gone = perform(opened({ graceMs: TEN_MINUTES, earlyEnd: 'counts' }), [leave, 100])
    expect(nextDeadline(gone)).toEqual({ at: START + 100 + TEN_MINUTES, seat: 1, kind: 'grace' })
    const ended = perform(gone, [expire, 100 + TEN_MINUTES])
    expect(ended.ending).toEqual({ by: 'abandonment', loser: 1 })
  })

  test('has no end where the table waits, and that player’s clock stands still meanwhile', () => {
    const begun = opened({ graceMs: null, earlyEnd: 'counts' }, true)
    const { at } = nextDeadline(begun)!
    const gone = perform(begun, [show(0), 10], [leave, 1_000])
    expect(nextDeadline(gone)).toBeUndefined()
    const returned = perform(gone, [back, 1_000 + HOUR])
    expect(nextDeadline(returned)).toMatchObject({ seat: 1, kind: 'move', at: at + HOUR })
  })

  test('does not stop the clock where it ends: leaving and coming back gains no time', () => {
    const begun = opened({ graceMs: 30_000, earlyEnd: 'counts' }, true)
    const returned = perform(begun, [show(0), 10], [leave, 1_000], [back, 20_000])
    expect(nextDeadline(returned)).toEqual(nextDeadline(perform(begun, [show(0), 10])))
  })

  test('is 30 s under a clock, ten minutes or a day without one, or the game’s own', () => {
    const params = { ...defaultParams(odds.options), clock: true }
    expect(graceChoices(odds, undefined, params)).toEqual([30_000])
    expect(graceChoices(odds, undefined, { ...params, clock: false })).toEqual([TEN_MINUTES, 24 * HOUR])
    expect(graceChoices(odds, 30_000, { ...params, clock: false })).toEqual([30_000])
  })
})

describe('an ending before everyone has moved', () => {
  const aborts = { graceMs: 30_000, earlyEnd: 'aborts' } as const

  test.each<[string, Action, number, object]>([
    ['resigns', { do: 'resign', seat: 1 }, 20, { by: 'resignation', seat: 1 }],
    ['leaves', expire, 40_000, { by: 'abandonment', seat: 1 }],
  ])('aborts the game of a player who %s', (_, action, at, early) => {
    const table = perform(opened(aborts), [show(0), 5], [leave, 10])
    expect(perform(table, [action, at]).ending).toEqual({ by: 'abort', early })
  })

  test('counts once everyone has moved, and at tables of earlier versions', () => {
    const lost = { by: 'resignation', loser: 1 }
    const resign: Action = { do: 'resign', seat: 1 }
    expect(perform(opened(aborts), [show(0), 5], [show(1), 6], [resign, 7]).ending).toEqual(lost)
    expect(perform(opened(undefined), [resign, 7]).ending).toEqual(lost)
  })

  test('ignores preparations, and moves made because the time was up', () => {
    const prepared = {
      ...odds,
      isPreparation: (state: { scores: readonly number[] }) => state.scores[0] === 0,
    }
    const both = [
      [show(0), 5],
      [show(1), 6],
    ] as const
    expect(hasEveryoneMoved(perform(opened(aborts), ...both))).toBe(true)
    expect(hasEveryoneMoved(perform(opened(aborts, false, prepared), ...both))).toBe(false)
    const self = {
      ...odds,
      timing: () => ({ kind: 'per-move', ms: 5, onExpiry: 'autoplay' }) as const,
      autoplay: () => ({ fingers: 1 }),
    }
    const late = perform(opened(aborts, false, self), [show(0), 1], [expire, 5])
    expect(hasEveryoneMoved(late)).toBe(false)
    expect(logOf(late).map(({ timedOut }) => timedOut)).toEqual([undefined, undefined, true])
  })
})

describe('a record', () => {
  const policy: TablePolicy = { graceMs: TEN_MINUTES, earlyEnd: 'aborts' }

  test('keeps the policy, so that it replays to the same ending', () => {
    const { record, ending } = perform(opened(policy), [leave, 10], [expire, 10 + TEN_MINUTES])
    const read = readRecord(JSON.parse(JSON.stringify(record)))
    if (!read.ok) throw new Error(read.rejection.code)
    expect(restore(odds, read.value)).toMatchObject({ ok: true, value: { ending, record } })
  })

  test.each([
    [{ graceMs: -1, earlyEnd: 'counts' }],
    [{ graceMs: 30_000 }],
    [{ graceMs: '30', earlyEnd: 'aborts' }],
    ['ten minutes'],
  ])('with the policy %j is refused', bad => {
    const { record } = opened(policy)
    expect(readRecord({ ...record, policy: bad })).toMatchObject({ rejection: { code: 'damaged-record' } })
  })
})
