import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openGame } from '#games/obstruction/entry.ts'
import { logOf } from '#table/log.ts'
import { replaySteps } from '#table/replay.ts'
import { restore } from '#table/restore.ts'
import { viewFor } from '#table/table.ts'
import type { OnlineAction, OnlineEntry, Sitter, TableHeader } from './log-entry.ts'
import { applyAction, newOnlineTable, type OnlineTable, replayLog, seatOf } from './online-table.ts'

const { rules: obstruction } = openGame()
const START = 1_000_000
const SETUP = { size: 'agreed', rows: 5, cols: 5, starter: 'first', clock: true }

const about: TableHeader = {
  id: 'id',
  code: 'K7-PLUM',
  game: 'obstruction',
  version: 1,
  setup: SETUP,
  seed: 'a seed',
  open: true,
  openedBy: 'ann',
  createdAt: START,
}
const ann: Sitter = { kind: 'person', id: 'ann', name: 'Ann' }
const ben: Sitter = { kind: 'person', id: 'ben', name: 'Ben' }
const computer: Sitter = { kind: 'computer', level: 'casual' }

const sit = (seat: number, sitter: Sitter): OnlineAction => ({ do: 'sit', seat, sitter })
const mark = (seat: number, text: string): OnlineAction => ({ do: 'move', seat, text })

function applyAll(table: OnlineTable, ...actions: readonly OnlineAction[]): OnlineTable {
  return actions.reduce((before, action) => {
    const next = applyAction(before, action, before.lastInstant + 10)
    if (!next.ok) throw new Error(next.rejection.code)
    return next.value.table
  }, table)
}

function rejectionCode(table: OnlineTable, action: OnlineAction, at = table.lastInstant): string {
  const next = applyAction(table, action, at)
  return next.ok ? 'accepted' : next.rejection.code
}

const empty = newOnlineTable(about, obstruction)
const begun = applyAll(empty, sit(0, ann), sit(1, ben), { do: 'begin' })

describe('before the game', () => {
  test('a seat holds one player, and a player has one seat', () => {
    const annSeated = applyAll(empty, sit(0, ann))
    expect(rejectionCode(annSeated, sit(0, ben))).toBe('seat-taken')
    expect(rejectionCode(annSeated, sit(1, ann))).toBe('already-seated')
    expect(rejectionCode(annSeated, sit(2, ben))).toBe('no-such-seat')
    expect(rejectionCode(applyAll(annSeated, sit(1, ben)), sit(0, computer))).toBe('table-full')
  })

  test('the game begins when every seat is taken, and not before', () => {
    expect(rejectionCode(applyAll(empty, sit(0, ann)), { do: 'begin' })).toBe('seats-free')
    expect(begun).toMatchObject({ phase: 'playing', seq: 3, beganAt: 3 })
    expect(begun.play?.record).toMatchObject({ seed: 'a seed', startedAt: START + 30 })
  })

  test('a player who stands up frees the seat, and a closed table accepts nobody', () => {
    const left = applyAll(empty, sit(0, ann), { do: 'stand', seat: 0 })
    expect(left.seats).toEqual([null, null])
    const closed = applyAll(left, { do: 'close' })
    expect([rejectionCode(closed, sit(0, ben)), rejectionCode(closed, mark(0, 'a1'))]).toEqual([
      'table-closed',
      'table-closed',
    ])
  })

  test('moves are refused before the game begins', () => {
    expect(rejectionCode(empty, mark(0, 'a1'))).toBe('not-begun')
  })
})

describe('in the game', () => {
  test('sitting down, standing up and closing are refused', () => {
    const table = applyAll(begun, mark(0, 'c3'))
    expect(
      [sit(1, computer), { do: 'stand', seat: 0 } as const, { do: 'close' } as const].map(action =>
        rejectionCode(table, action),
      ),
    ).toEqual(['table-full', 'already-begun', 'already-begun'])
  })

  test('a move is logged in canonical notation, with the time at which it was made', () => {
    const next = applyAction(begun, mark(0, ' C3 '), START + 1_000)
    expect(next.ok && next.value.entry).toEqual({ at: START + 1_000, action: mark(0, 'c3') })
  })

  test('[F9] a clock set back does not make the log run backwards', () => {
    const next = applyAction(begun, mark(0, 'c3'), START - 3_600_000)
    expect(next.ok && next.value.entry.at).toBe(begun.lastInstant)
  })

  test('[F4] a turn is identified by the seq at which it began, and a move ends only the mover’s turn', () => {
    const table = applyAll(begun, mark(0, 'a1'))
    expect(table.turns).toEqual([3, 4])
    expect(applyAll(table, mark(1, 'e5')).turns).toEqual([5, 4])
    expect(applyAll(table, { do: 'leave', seat: 0 }).turns).toEqual(table.turns)
  })

  test('[O2] while both are to act, a proposal does not end the other player’s turn', () => {
    const proposing = replayLog({ ...about, setup: { ...SETUP, size: 'proposed' } }, obstruction, [
      { at: START, action: sit(0, ann) },
      { at: START, action: sit(1, ben) },
      { at: START, action: { do: 'begin' } },
    ])
    const afterProposal = applyAll(proposing, mark(1, '5x5'))
    expect(afterProposal.turns[0]).toBe(proposing.turns[0])
  })

  test('between people moves are final; against the computer they may be taken back', () => {
    const untimed = { ...about, setup: { ...SETUP, clock: false } }
    const seated = (other: Sitter) =>
      applyAll(
        newOnlineTable(untimed, obstruction),
        sit(0, ann),
        sit(1, other),
        { do: 'begin' },
        mark(0, 'c3'),
      )
    expect(rejectionCode(seated(ben), { do: 'undo', seat: 0 })).toBe('moves-are-final')
    const back = applyAll(seated(computer), { do: 'undo', seat: 0 })
    expect([back.play?.cursor, back.turns[0]]).toEqual([0, 5])
  })

  test('dropping past positions changes nobody’s view, and the record is complete', () => {
    const { play } = applyAll(begun, mark(0, 'a1'), mark(1, 'c3'), mark(0, 'e5'))
    const restored = restore(obstruction, play!.record)
    if (!restored.ok) throw new Error(restored.rejection.code)
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(viewFor(play!, viewer)).toEqual(viewFor(restored.value, viewer))
    expect(logOf(play!)).toEqual(logOf(restored.value))
    expect(replaySteps(restored.value, 0)).toHaveLength(4)
  })
})

describe('after the game', () => {
  const over = applyAll(begun, { do: 'resign', seat: 1 })

  test('[O12] each player asks for a rematch once', () => {
    expect(rejectionCode(begun, { do: 'rematch', seat: 0 })).toBe('game-goes-on')
    const asked = applyAll(over, { do: 'rematch', seat: 0 })
    expect(rejectionCode(asked, { do: 'rematch', seat: 0 })).toBe('already-asked')
    expect(applyAll(asked, { do: 'rematch', seat: 1, next: 'B2-FIG' }).rematch).toEqual({
      asked: [0, 1],
      next: 'B2-FIG',
    })
  })

  test('moves are refused', () => {
    expect(rejectionCode(over, mark(0, 'a1'))).toBe('game-over')
  })

  test('the seat of a player is still known', () => {
    expect([seatOf(over, 'ann'), seatOf(over, 'ben'), seatOf(over, 'eve')]).toEqual([0, 1, undefined])
  })
})

test('replaying an impossible log throws', () => {
  expect(() => replayLog(about, obstruction, [{ at: START, action: mark(0, 'a1') }])).toThrow('entry 1')
})

test('a replay leads to the same table as the actions themselves, and changes none of them', () => {
  const seat = fc.constantFrom(0, 1)
  const arbitraryAction = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(seat, fc.constantFrom('a1', 'C3 ', 'e5')).map(([who, text]) => mark(who, text)),
    },
    { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('undo', 'redo'), seat }) },
    fc.record({ do: fc.constantFrom('leave', 'return', 'resign', 'rematch'), seat }),
  )
  const untimed = { ...about, setup: { ...SETUP, clock: false } }
  fc.assert(
    fc.property(fc.array(arbitraryAction, { maxLength: 40 }), actions => {
      const tables = [newOnlineTable(untimed, obstruction)]
      const entries: OnlineEntry[] = []
      for (const action of [sit(0, ann), sit(1, computer), { do: 'begin' } as const, ...actions]) {
        const next = applyAction(tables.at(-1)!, action, START + tables.length)
        if (!next.ok) continue
        tables.push(next.value.table)
        entries.push(next.value.entry)
      }
      for (const [count, table] of tables.entries())
        expect(replayLog(untimed, obstruction, entries.slice(0, count))).toEqual(table)
    }),
    { numRuns: 30 },
  )
})
