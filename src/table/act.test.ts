import { describe, expect, test } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import { accept, type Rejection } from '#kernel/result.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { act, openTable, reopenTable } from './act.ts'
import { type Action, winners } from './action.ts'
import { nextDeadline } from './clocks.ts'
import { GRACE_MS } from './policy.ts'
import { playedMoves, replaySteps } from './replay.ts'
import { readRecord, restore } from './restore.ts'
import { canRedo, canUndo, type Table, toAct, viewFor } from './table.ts'

const START = 1_000_000
const MINUTE = 60_000

function opened(chosen: { points?: number; clock?: boolean } = {}): Table {
  return openTable(odds, { ...defaultParams(odds.options), ...chosen }, 'a seed', START)
}

function perform(table: Table, ...steps: readonly (readonly [Action, number])[]): Table {
  return steps.reduce((current, [action, at]) => {
    const next = act(current, action, START + at)
    if (!next.ok) throw new Error(`${JSON.stringify(action)} is refused: ${next.rejection.code}`)
    return next.value
  }, table)
}

function refusal(table: Table, action: Action, at: number): string {
  const next = act(table, action, START + at)
  return next.ok ? 'accepted' : next.rejection.code
}

const show = (seat: number, text = '2'): Action => ({ do: 'move', seat, text })

describe('moves', () => {
  test('a move is stored in canonical notation, with its time', () => {
    const table = perform(opened(), [show(1, '  4 '), 5])
    expect(table.record.entries).toEqual([{ at: START + 5, action: { do: 'move', seat: 1, text: '4' } }])
    expect(table.turns[0]).toMatchObject({ seat: 1, text: '4', at: START + 5 })
    expect(toAct(table)).toEqual([0])
  })

  test.each<[string, Action, string]>([
    ['a seat that has acted', show(0), 'not-your-turn'],
    ['a seat that does not exist', show(2), 'no-such-seat'],
    ['half a seat', show(0.5), 'no-such-seat'],
    ['an unreadable move', show(1, 'two'), 'no-number'],
    ['a move against the rules', show(1, '6'), 'too-many-fingers'],
    ['redo without an undone move', { do: 'redo', seat: 1 }, 'nothing-to-redo'],
    ['returning without having left', { do: 'return', seat: 1 }, 'already-here'],
    ['expiry without a clock', { do: 'expire' }, 'time-remains'],
  ])('%s is refused and changes nothing', (_, action, code) => {
    const table = perform(opened(), [show(0), 1])
    expect(refusal(table, action, 2)).toBe(code)
  })

  test('setting the system clock back gives no player extra time: recorded times never decrease', () => {
    const table = perform(opened(), [show(0), 500], [show(1), 100])
    expect(table.record.entries.map(entry => entry.at - START)).toEqual([500, 500])
  })
})

describe('undo and redo', () => {
  const two = perform(opened(), [show(0), 1], [show(1), 2])

  test('undo and redo move a cursor and lose no move', () => {
    const back = perform(two, [{ do: 'undo', seat: 0 }, 3], [{ do: 'undo', seat: 0 }, 4])
    expect(back.cursor).toBe(0)
    expect([canUndo(back), canRedo(back)]).toEqual([false, true])
    const again = perform(back, [{ do: 'redo', seat: 0 }, 5], [{ do: 'redo', seat: 0 }, 6])
    expect(viewFor(again, 0)).toEqual(viewFor(two, 0))
    expect(canRedo(again)).toBe(false)
  })

  test('a new move discards the moves that were taken back', () => {
    const other = perform(two, [{ do: 'undo', seat: 0 }, 3], [show(1, '3'), 4])
    expect(other.turns.map(turn => turn.text)).toEqual(['2', '3'])
    expect(canRedo(other)).toBe(false)
  })

  test('undo never rerolls: the same move gets the same draws', () => {
    const again = perform(two, [{ do: 'undo', seat: 0 }, 3], [show(1), 4])
    expect(again.turns.map(turn => turn.state)).toEqual(two.turns.map(turn => turn.state))
  })

  test('undo is refused if moves are final', () => {
    const table = perform(opened({ clock: true }), [show(0), 1])
    expect(refusal(table, { do: 'undo', seat: 0 }, 2)).toBe('moves-are-final')
  })
})

describe('the clock', () => {
  const timed = opened({ clock: true })

  test('the clock expires at its deadline and not a millisecond before', () => {
    const one = perform(timed, [show(0), 10])
    expect(refusal(one, { do: 'expire' }, MINUTE - 1)).toBe('time-remains')
    expect(perform(one, [{ do: 'expire' }, MINUTE]).ending).toEqual({ by: 'timeout', loser: 1 })
  })

  test('a late move is refused even if the timer has not fired', () => {
    const one = perform(timed, [show(0), 10])
    expect(refusal(one, show(1), MINUTE - 1)).toBe('accepted')
    expect(refusal(one, show(1), MINUTE)).toBe('too-late')
    expect(refusal(one, { do: 'resign', seat: 1 }, MINUTE + 1)).toBe('too-late')
  })

  test('the game is aborted if several players had to act and none did', () => {
    const ended = perform(timed, [{ do: 'expire' }, MINUTE])
    expect(ended.ending).toEqual({ by: 'abort' })
    expect(winners(ended.ending!, 2)).toEqual([])
  })

  test('the host may end a game at any time, also one whose time is up, and it counts for nobody', () => {
    for (const at of [10, MINUTE + 1]) {
      const ended = perform(timed, [{ do: 'abort' }, at])
      expect(ended.ending).toEqual({ by: 'abort', host: true })
      expect(winners(ended.ending!, 2)).toEqual([])
      const read = readRecord(JSON.parse(JSON.stringify(ended.record)))
      expect(read.ok && restore(odds, read.value)).toMatchObject({ value: { ending: ended.ending } })
      expect(refusal(ended, { do: 'abort' }, at)).toBe('game-over')
    }
  })

  test('the clock is not restarted by the opponent’s move, and restarts for a new turn', () => {
    const one = perform(timed, [show(0), 50_000])
    expect(nextDeadline(one)).toMatchObject({ seat: 1, at: START + MINUTE })
    const next = perform(one, [show(1), 55_000])
    expect(nextDeadline(next)).toMatchObject({ seat: 0, at: START + 55_000 + MINUTE })
  })

  test('reopening a table costs no player time, and a table without clocks does not change', () => {
    expect(nextDeadline(reopenTable(timed, START + 10 * MINUTE))?.at).toBe(START + 11 * MINUTE)
    const closedAt = START + 20_000
    const closed = reopenTable(timed, START + 10 * MINUTE, closedAt)
    expect(nextDeadline(closed)?.at).toBe(START + 10 * MINUTE + 40_000)
    const twice = reopenTable(closed, START + 20 * MINUTE, START + 10 * MINUTE + 10_000)
    expect(nextDeadline(twice)?.at).toBe(START + 20 * MINUTE + 30_000)
    expect(nextDeadline(reopenTable(closed, START + 20 * MINUTE, START))?.at).toBe(START + 21 * MINUTE)
    const untimed = opened()
    expect(reopenTable(untimed, START + 10 * MINUTE)).toBe(untimed)
  })

  test('an autoplay move that the game itself refuses is a bug and throws, so that no table is stuck', () => {
    const self = { ...odds, timing: () => ({ kind: 'per-move', ms: 5, onExpiry: 'autoplay' }) as const }
    const plays = (fingers: number) =>
      openTable({ ...self, autoplay: () => ({ fingers }) }, { points: 3, clock: true }, 's', START)
    expect(perform(plays(3), [{ do: 'expire' }, 5]).turns[0]).toMatchObject({ seat: 0, text: '3' })
    expect(() => act(plays(9), { do: 'expire' }, START + 5)).toThrow('refuses it')
  })

  test('the clock restarts when the server reopens the table', () => {
    const reopened = perform(timed, [show(0), 10], [{ do: 'reopen' }, 10 * MINUTE])
    expect(nextDeadline(reopened)).toMatchObject({ seat: 1, at: START + 11 * MINUTE })
  })
})

describe('presence', () => {
  test('a player who leaves has a grace period to return, and the game continues meanwhile', () => {
    const gone = perform(opened(), [{ do: 'leave', seat: 1 }, 100], [show(0), 200])
    expect(nextDeadline(gone)).toEqual({ at: START + 100 + GRACE_MS, seat: 1, kind: 'grace' })
    expect(nextDeadline(perform(gone, [{ do: 'return', seat: 1 }, 100 + GRACE_MS - 1]))).toBeUndefined()
    expect(refusal(gone, { do: 'return', seat: 1 }, 100 + GRACE_MS)).toBe('too-late')
    const ended = perform(gone, [{ do: 'expire' }, 100 + GRACE_MS])
    expect(ended.ending).toEqual({ by: 'abandonment', loser: 1 })
    expect(winners(ended.ending!, 2)).toEqual([0])
  })

  test('the grace period starts at the last message from the player', () => {
    const gone = perform(opened(), [{ do: 'leave', seat: 1, since: START + 40 }, 100])
    expect(nextDeadline(gone)?.at).toBe(START + 40 + GRACE_MS)
    const later = perform(opened(), [{ do: 'leave', seat: 1, since: START + 900 }, 100])
    expect(nextDeadline(later)?.at).toBe(START + 100 + GRACE_MS)
  })

  test('if both players are away, the one whose grace period ends first loses', () => {
    const gone = perform(opened(), [{ do: 'leave', seat: 1 }, 100], [{ do: 'leave', seat: 0 }, 101])
    expect(perform(gone, [{ do: 'expire' }, GRACE_MS * 2]).ending).toEqual({ by: 'abandonment', loser: 1 })
  })

  test('leaving does not pause the move clock', () => {
    const gone = perform(opened({ clock: true }), [show(0), 1], [{ do: 'leave', seat: 1 }, 40_000])
    expect(nextDeadline(gone)).toMatchObject({ kind: 'move', at: START + MINUTE })
  })
})

describe('endings', () => {
  test('an ended game refuses every action', () => {
    const ended = perform(opened(), [{ do: 'resign', seat: 0 }, 1])
    expect(ended.ending).toEqual({ by: 'resignation', loser: 0 })
    for (const action of [
      show(1),
      { do: 'undo', seat: 1 },
      { do: 'leave', seat: 1 },
      { do: 'expire' },
    ] as const)
      expect(refusal(ended, action, 2)).toBe('game-over')
    expect(toAct(ended)).toEqual([])
  })

  test('a game that ends by the rules ends with the deciding move', () => {
    const ended = perform(opened({ points: 1 }), [show(0), 1], [show(1), 2])
    expect(ended.ending).toMatchObject({ by: 'rules', outcome: { reason: 'points' } })
    expect(winners(ended.ending!, 2)).toHaveLength(1)
  })
})

describe('records', () => {
  const table = perform(opened(), [show(0), 1], [show(1, '3'), 2], [{ do: 'undo', seat: 1 }, 3])

  test('a restored table has the undo and the redo stack', () => {
    const restored = restore(odds, table.record)
    expect(restored.ok && [restored.value.cursor, restored.value.turns.length]).toEqual([1, 2])
  })

  test.each<[string, object, string]>([
    ['another game', { game: 'chess' }, 'another-game'],
    ['other rules', { version: 2 }, 'another-version'],
    ['an option that does not exist', { params: { points: 3, clock: false, wine: 1 } }, 'unknown-option'],
    ['incompatible options', { params: { points: 4 } }, 'unlucky-number'],
    ['an illegal move', { entries: [{ at: START, action: show(0, '7') }] }, 'entry-refused'],
    [
      'decreasing times',
      {
        entries: [
          { at: START + 2, action: show(0) },
          { at: START + 1, action: show(1) },
        ],
      },
      'entry-out-of-order',
    ],
    ['an entry before the start', { entries: [{ at: START - 1, action: show(0) }] }, 'entry-out-of-order'],
  ])('a record of %s is refused', (_, change, code) => {
    const restored = restore(odds, { ...table.record, ...change })
    expect(restored.ok ? 'accepted' : restored.rejection.code).toBe(code)
  })

  test.each<[string, unknown, string]>([
    ['null', null, 'not-a-record'],
    ['a list', [], 'not-a-record'],
    ['a text', 'x', 'not-a-record'],
    ['no seed', { ...table.record, seed: undefined }, 'seed'],
    ['a negative time', { ...table.record, startedAt: -1 }, 'startedAt'],
    ['an unknown action', { ...table.record, entries: [{ at: 1, action: { do: 'dance' } }] }, 'entries 1'],
    [
      'a move without text',
      { ...table.record, entries: [{ at: 1, action: { do: 'move', seat: 0 } }] },
      'entries 1',
    ],
    [
      'a seat that is a text',
      { ...table.record, entries: [{ at: 1, action: { do: 'undo', seat: '0' } }] },
      'entries 1',
    ],
  ])('%s is not a record, and the refusal names the damaged part', (_, value, part) => {
    const read = readRecord(value)
    expect(read.ok ? 'accepted' : ((read.rejection as Rejection).details?.part ?? read.rejection.code)).toBe(
      part,
    )
  })

  test('a replay shows each position as the viewer saw it, and each played move comes with its state', () => {
    const played = perform(opened(), [show(0), 1], [show(1, '3'), 2])
    expect(replaySteps(played, 'spectator').map(step => step.seat)).toEqual([null, 0, 1])
    expect(playedMoves(played)).toMatchObject([
      { seat: 0, move: { fingers: 2 }, state: { shown: [null, null] } },
      { seat: 1, move: { fingers: 3 }, state: { shown: [2, null] } },
    ])
  })

  test('a move without public events is skipped by the replay and by the review', () => {
    const silent: typeof odds = {
      ...odds,
      play(...played) {
        const step = odds.play(...played)
        return step.ok && step.value.keepsTurn ? accept({ ...step.value, events: [] }) : step
      },
    }
    const begun = openTable(silent, defaultParams(odds.options), 'a seed', START)
    const played = perform(begun, [show(0), 1], [show(1, 'ask'), 2], [show(1, '3'), 3])
    expect(played.cursor).toBe(3)
    expect(replaySteps(played, 'spectator').map(step => step.seat)).toEqual([null, 0, 1])
    expect(playedMoves(played)).toMatchObject([
      { seat: 0, move: { fingers: 2 } },
      { seat: 1, move: { fingers: 3 }, state: { asked: [false, true] } },
    ])
  })
})
