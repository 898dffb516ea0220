import { describe, expect, test } from 'vitest'
import { defaultParams } from '#kernel/options.ts'
import { accept, type Rejection } from '#kernel/result.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { type Action, winners } from './action.ts'
import { GRACE_MS, nextDeadline } from './clocks.ts'
import { playedMoves, replaySteps } from './replay.ts'
import { readRecord, restore } from './restore.ts'
import { act, canRedo, canUndo, openTable, reopenTable, type Table, toAct, viewFor } from './table.ts'

const START = 1_000_000
const MINUTE = 60_000

function opened(chosen: { points?: number; clock?: boolean } = {}): Table {
  return openTable(odds, { ...defaultParams(odds.options), ...chosen }, 'a seed', START)
}

function following(table: Table, ...steps: readonly (readonly [Action, number])[]): Table {
  return steps.reduce((now, [action, at]) => {
    const next = act(now, action, START + at)
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
  test('a move is stored in the notation’s one form, with its time', () => {
    const table = following(opened(), [show(1, '  4 '), 5])
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
    ['redo with nothing taken back', { do: 'redo', seat: 1 }, 'nothing-to-redo'],
    ['coming back without having left', { do: 'return', seat: 1 }, 'already-here'],
    ['time running out without a clock', { do: 'expire' }, 'time-remains'],
  ])('%s is refused and changes nothing', (_, action, code) => {
    const table = following(opened(), [show(0), 1])
    expect(refusal(table, action, 2)).toBe(code)
  })

  test('a clock that was set back gives nobody time: instants never fall', () => {
    const table = following(opened(), [show(0), 500], [show(1), 100])
    expect(table.record.entries.map(entry => entry.at - START)).toEqual([500, 500])
  })
})

describe('undo and redo', () => {
  const two = following(opened(), [show(0), 1], [show(1), 2])

  test('move a cursor and lose nothing', () => {
    const back = following(two, [{ do: 'undo', seat: 0 }, 3], [{ do: 'undo', seat: 0 }, 4])
    expect(back.cursor).toBe(0)
    expect([canUndo(back), canRedo(back)]).toEqual([false, true])
    const again = following(back, [{ do: 'redo', seat: 0 }, 5], [{ do: 'redo', seat: 0 }, 6])
    expect(viewFor(again, 0)).toEqual(viewFor(two, 0))
    expect(canRedo(again)).toBe(false)
  })

  test('a new move cuts what was taken back', () => {
    const other = following(two, [{ do: 'undo', seat: 0 }, 3], [show(1, '3'), 4])
    expect(other.turns.map(turn => turn.text)).toEqual(['2', '3'])
    expect(canRedo(other)).toBe(false)
  })

  test('undo never rerolls: the same move draws the same', () => {
    const again = following(two, [{ do: 'undo', seat: 0 }, 3], [show(1), 4])
    expect(again.turns.map(turn => turn.state)).toEqual(two.turns.map(turn => turn.state))
  })

  test('are refused where moves are final', () => {
    const table = following(opened({ clock: true }), [show(0), 1])
    expect(refusal(table, { do: 'undo', seat: 0 }, 2)).toBe('moves-are-final')
  })
})

describe('the clock', () => {
  const timed = opened({ clock: true })

  test('runs out at its instant and not a millisecond before', () => {
    const one = following(timed, [show(0), 10])
    expect(refusal(one, { do: 'expire' }, MINUTE - 1)).toBe('time-remains')
    expect(following(one, [{ do: 'expire' }, MINUTE]).ending).toEqual({ by: 'timeout', loser: 1 })
  })

  test('refuses a late move even if the timer has not fired', () => {
    const one = following(timed, [show(0), 10])
    expect(refusal(one, show(1), MINUTE - 1)).toBe('accepted')
    expect(refusal(one, show(1), MINUTE)).toBe('too-late')
    expect(refusal(one, { do: 'resign', seat: 1 }, MINUTE + 1)).toBe('too-late')
  })

  test('aborts the game when several had to act and none did', () => {
    const ended = following(timed, [{ do: 'expire' }, MINUTE])
    expect(ended.ending).toEqual({ by: 'abort' })
    expect(winners(ended.ending!, 2)).toEqual([])
  })

  test('is not restarted by the other’s move, and starts anew for a new turn', () => {
    const one = following(timed, [show(0), 50_000])
    expect(nextDeadline(one)).toMatchObject({ seat: 1, at: START + MINUTE })
    const next = following(one, [show(1), 55_000])
    expect(nextDeadline(next)).toMatchObject({ seat: 0, at: START + 55_000 + MINUTE })
  })

  test('a table that is opened again loses nobody time, and one without clocks is left as it was', () => {
    expect(nextDeadline(reopenTable(timed, START + 10 * MINUTE))?.at).toBe(START + 11 * MINUTE)
    const untimed = opened()
    expect(reopenTable(untimed, START + 10 * MINUTE)).toBe(untimed)
  })

  test('a game that plays by itself what it refuses is a bug, not a table without an end', () => {
    const self = { ...odds, timing: () => ({ kind: 'per-move', ms: 5, onExpiry: 'autoplay' }) as const }
    const plays = (fingers: number) =>
      openTable({ ...self, autoplay: () => ({ fingers }) }, { points: 3, clock: true }, 's', START)
    expect(following(plays(3), [{ do: 'expire' }, 5]).turns[0]).toMatchObject({ seat: 0, text: '3' })
    expect(() => act(plays(9), { do: 'expire' }, START + 5)).toThrow('refuses it')
  })

  test('starts afresh when the house reopens', () => {
    const reopened = following(timed, [show(0), 10], [{ do: 'reopen' }, 10 * MINUTE])
    expect(nextDeadline(reopened)).toMatchObject({ seat: 1, at: START + 11 * MINUTE })
  })
})

describe('presence', () => {
  test('who leaves has a grace to come back, and the game goes on meanwhile', () => {
    const gone = following(opened(), [{ do: 'leave', seat: 1 }, 100], [show(0), 200])
    expect(nextDeadline(gone)).toEqual({ at: START + 100 + GRACE_MS, seat: 1, kind: 'grace' })
    expect(nextDeadline(following(gone, [{ do: 'return', seat: 1 }, 100 + GRACE_MS - 1]))).toBeUndefined()
    expect(refusal(gone, { do: 'return', seat: 1 }, 100 + GRACE_MS)).toBe('too-late')
    const ended = following(gone, [{ do: 'expire' }, 100 + GRACE_MS])
    expect(ended.ending).toEqual({ by: 'abandonment', loser: 1 })
    expect(winners(ended.ending!, 2)).toEqual([0])
  })

  test('the grace counts from when the player was last heard of', () => {
    const gone = following(opened(), [{ do: 'leave', seat: 1, since: START + 40 }, 100])
    expect(nextDeadline(gone)?.at).toBe(START + 40 + GRACE_MS)
    const later = following(opened(), [{ do: 'leave', seat: 1, since: START + 900 }, 100])
    expect(nextDeadline(later)?.at).toBe(START + 100 + GRACE_MS)
  })

  test('when both are gone, whoever’s grace ends first loses', () => {
    const gone = following(opened(), [{ do: 'leave', seat: 1 }, 100], [{ do: 'leave', seat: 0 }, 101])
    expect(following(gone, [{ do: 'expire' }, GRACE_MS * 2]).ending).toEqual({ by: 'abandonment', loser: 1 })
  })

  test('the move clock is not paused by leaving', () => {
    const gone = following(opened({ clock: true }), [show(0), 1], [{ do: 'leave', seat: 1 }, 40_000])
    expect(nextDeadline(gone)).toMatchObject({ kind: 'move', at: START + MINUTE })
  })
})

describe('endings', () => {
  test('an ended game takes no more actions, whatever they are', () => {
    const ended = following(opened(), [{ do: 'resign', seat: 0 }, 1])
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

  test('an ending by the rules is noticed with the move that brings it', () => {
    const ended = following(opened({ points: 1 }), [show(0), 1], [show(1), 2])
    expect(ended.ending).toMatchObject({ by: 'rules', outcome: { reason: 'points' } })
    expect(winners(ended.ending!, 2)).toHaveLength(1)
  })
})

describe('records', () => {
  const table = following(opened(), [show(0), 1], [show(1, '3'), 2], [{ do: 'undo', seat: 1 }, 3])

  test('a restored table has both stacks', () => {
    const restored = restore(odds, table.record)
    expect(restored.ok && [restored.value.cursor, restored.value.turns.length]).toEqual([1, 2])
  })

  test.each<[string, object, string]>([
    ['another game', { game: 'chess' }, 'another-game'],
    ['other rules', { version: 2 }, 'another-version'],
    ['an option that does not exist', { params: { points: 3, clock: false, wine: 1 } }, 'unknown-option'],
    ['options that do not go together', { params: { points: 4 } }, 'unlucky-number'],
    ['a move that is not legal', { entries: [{ at: START, action: show(0, '7') }] }, 'entry-refused'],
    [
      'time running backwards',
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
  ])('%s is no record, and the refusal says where', (_, value, part) => {
    const read = readRecord(value)
    expect(read.ok ? 'accepted' : ((read.rejection as Rejection).details?.part ?? read.rejection.code)).toBe(
      part,
    )
  })

  test('replay shows each position as the viewer saw it, and the line each move with its state', () => {
    const played = following(opened(), [show(0), 1], [show(1, '3'), 2])
    expect(replaySteps(played, 'spectator').map(step => step.seat)).toEqual([null, 0, 1])
    expect(playedMoves(played)).toMatchObject([
      { seat: 0, move: { fingers: 2 }, state: { shown: [null, null] } },
      { seat: 1, move: { fingers: 3 }, state: { shown: [2, null] } },
    ])
  })

  test('what nobody was told of is no step of the replay, and the review is not asked about it', () => {
    const silent: typeof odds = {
      ...odds,
      play(...played) {
        const step = odds.play(...played)
        return step.ok && step.value.keepsTurn ? accept({ ...step.value, events: [] }) : step
      },
    }
    const begun = openTable(silent, defaultParams(odds.options), 'a seed', START)
    const played = following(begun, [show(0), 1], [show(1, 'ask'), 2], [show(1, '3'), 3])
    expect(played.cursor).toBe(3)
    expect(replaySteps(played, 'spectator').map(step => step.seat)).toEqual([null, 0, 1])
    expect(playedMoves(played)).toMatchObject([
      { seat: 0, move: { fingers: 2 } },
      { seat: 1, move: { fingers: 3 }, state: { asked: [false, true] } },
    ])
  })
})
