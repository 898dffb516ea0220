import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { game as obstruction } from '#games/obstruction/entry.ts'
import type { Rules, Viewer } from '#kernel/rules.ts'
import { applyUpdate } from '#session/remote/table-state.ts'
import { stateOf } from '#table/table.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import type { OnlineAction, Sitter, TableHeader } from './log-entry.ts'
import { applyAction, newOnlineTable, type OnlineTable } from './online-table.ts'
import { fullUpdate, isSingleMove, presenceUpdate, updateBetween, updateSince } from './updates.ts'

const moment = { now: 5, present: new Set(['ann']) }
const person = (id: string): Sitter => ({ kind: 'person', id, name: id })

function tableOf(game: Rules, setup: object): TableHeader {
  const fixed = { id: 'id', code: 'K7-PLUM', open: true, openedBy: 'ann', createdAt: 0, seed: 'secret seed' }
  return { ...fixed, game: game.id, version: game.version, setup }
}

/** Every room that a course of actions leads through; what is refused changes nothing. */
function historyOf(
  game: Rules,
  setup: object,
  actions: readonly OnlineAction[],
  other: Sitter,
): readonly OnlineTable[] {
  const rooms = [newOnlineTable(tableOf(game, setup), game)]
  const seated: OnlineAction[] = [
    { do: 'sit', seat: 0, sitter: person('ann') },
    { do: 'sit', seat: 1, sitter: other },
    { do: 'begin' },
  ]
  for (const action of [...seated, ...actions]) {
    const last = rooms.at(-1)!
    const next = applyAction(last, action, last.lastInstant + 1)
    if (next.ok) rooms.push(next.value.room)
  }
  return rooms
}

const seat = fc.nat(1)
const anything: fc.Arbitrary<OnlineAction> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('move' as const),
      seat,
      text: fc.constantFrom('1', '2', '3', 'ask'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constantFrom('undo' as const, 'redo', 'leave', 'return'), seat }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'reopen' as const }) },
)
const histories = fc
  .tuple(
    fc.array(anything, { maxLength: 30 }),
    fc.constantFrom(person('ben'), { kind: 'computer' as const, level: 'x' }),
  )
  .map(([actions, other]) => historyOf(odds as unknown as Rules, { points: 3, clock: false }, actions, other))
const viewers: readonly Viewer[] = [0, 1, 'spectator']

describe('whoever follows the news knows as much as one who is told all at once', () => {
  test('step by step', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(...viewers), (rooms, viewer) => {
        let standing = applyUpdate(undefined, fullUpdate(rooms[0]!, viewer, moment))
        for (const [index, room] of rooms.slice(1).entries()) {
          standing = applyUpdate(standing, updateBetween(rooms[index]!, room, viewer, moment))
          expect(standing).toEqual(applyUpdate(undefined, fullUpdate(room, viewer, moment)))
        }
      }),
    )
  })

  test('several moves at once, up to the step that cannot wait', () => {
    fc.assert(
      fc.property(
        histories,
        fc.constantFrom(...viewers),
        fc.infiniteStream(fc.boolean()),
        (rooms, viewer, waits) => {
          let told = rooms[0]!
          let standing = applyUpdate(undefined, fullUpdate(told, viewer, moment))
          for (const [index, room] of rooms.slice(1).entries()) {
            if (isSingleMove(rooms[index]!, room) && waits.next().value) continue
            standing = applyUpdate(standing, updateBetween(told, room, viewer, moment))
            expect(standing).toEqual(applyUpdate(undefined, fullUpdate(room, viewer, moment)))
            told = room
          }
        },
      ),
    )
  })

  test('from any seq on, and however often and late it is told', () => {
    fc.assert(
      fc.property(histories, fc.nat(), fc.nat(), fc.constantFrom(...viewers), (rooms, one, other, viewer) => {
        const before = rooms[one % rooms.length]!
        const late = rooms[other % rooms.length]!
        const last = rooms.at(-1)!
        const then = applyUpdate(undefined, fullUpdate(before, viewer, moment))
        const now = applyUpdate(then, updateSince(last, before.seq, viewer, moment))
        expect(now).toEqual(applyUpdate(undefined, fullUpdate(last, viewer, moment)))
        expect(applyUpdate(now, fullUpdate(late, viewer, moment))?.seq).toBe(last.seq)
        expect(applyUpdate(now, updateSince(last, late.seq, viewer, moment))).toEqual(now)
      }),
    )
  })

  test('[F5] news after a gap is not taken, so that the gap is asked about', () => {
    const rooms = historyOf(
      odds as unknown as Rules,
      { points: 3, clock: false },
      [
        { do: 'move', seat: 0, text: '1' },
        { do: 'move', seat: 1, text: '2' },
      ],
      person('ben'),
    )
    const [first] = rooms
    const behind = applyUpdate(undefined, fullUpdate(first!, 0, moment))
    expect(applyUpdate(behind, updateBetween(rooms.at(-2)!, rooms.at(-1)!, 0, moment))).toBeUndefined()
    expect(applyUpdate(undefined, updateBetween(rooms.at(-2)!, rooms.at(-1)!, 0, moment))).toBeUndefined()
  })
})

describe('[I5] no secret is in any news', () => {
  test('neither the seed, nor what the other has chosen in secret', () => {
    const proposals = historyOf(
      obstruction as unknown as Rules,
      { size: 'proposed', rows: 8, cols: 8, starter: 'drawn', clock: true },
      [{ do: 'move', seat: 0, text: '7x9' }],
      person('ben'),
    )
    const [before, room] = proposals.slice(-2)
    for (const viewer of [1, 'spectator'] as const)
      for (const news of [
        fullUpdate(room!, viewer, moment),
        updateBetween(before!, room!, viewer, moment),
        updateSince(room!, room!.beganAt, viewer, moment),
        presenceUpdate(room!, viewer, moment),
      ]) {
        const text = JSON.stringify(news)
        expect(text).not.toContain('secret seed')
        expect(text).not.toMatch(/"rows":7|"cols":9|7x9/)
      }
    expect(JSON.stringify(stateOf(room!.play!))).toMatch(/"rows":7/)
  })
})
