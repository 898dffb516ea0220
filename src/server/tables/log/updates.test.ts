import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openGame } from '#games/obstruction/entry.ts'
import type { Rules, Viewer } from '#kernel/rules.ts'
import { applyUpdate } from '#session/remote/table-state.ts'
import { stateOf } from '#table/table.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import type { OnlineAction, Sitter, TableHeader } from './log-entry.ts'
import { applyAction, newOnlineTable, type OnlineTable } from './online-table.ts'
import { fullUpdate, presenceUpdate, updateBetween, updateSince } from './updates.ts'

const { rules: obstruction } = openGame()
const context = { now: 5, present: new Set(['ann']) }
const person = (id: string): Sitter => ({ kind: 'person', id, name: id })

function tableOf(game: Rules, setup: object): TableHeader {
  const fixed = { id: 'id', code: 'K7-PLUM', open: true, openedBy: 'ann', createdAt: 0, seed: 'secret seed' }
  return { ...fixed, game: game.id, version: game.version, setup }
}

/** Every table state that the actions lead through; refused actions are skipped. */
function historyOf(
  game: Rules,
  setup: object,
  actions: readonly OnlineAction[],
  other: Sitter,
): readonly OnlineTable[] {
  const tables = [newOnlineTable(tableOf(game, setup), game)]
  const seated: OnlineAction[] = [
    { do: 'sit', seat: 0, sitter: person('ann') },
    { do: 'sit', seat: 1, sitter: other },
    { do: 'begin' },
  ]
  for (const action of [...seated, ...actions]) {
    const last = tables.at(-1)!
    const next = applyAction(last, action, last.lastInstant + 1)
    if (next.ok) tables.push(next.value.table)
  }
  return tables
}

const seat = fc.nat(1)
const anyAction: fc.Arbitrary<OnlineAction> = fc.oneof(
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
    fc.array(anyAction, { maxLength: 30 }),
    fc.constantFrom(person('ben'), { kind: 'computer' as const, level: 'x' }),
  )
  .map(([actions, other]) => historyOf(odds as unknown as Rules, { points: 3, clock: false }, actions, other))
const viewers: readonly Viewer[] = [0, 1, 'spectator']

describe('applying updates gives the same state as one full update', () => {
  test('step by step', () => {
    fc.assert(
      fc.property(histories, fc.constantFrom(...viewers), (tables, viewer) => {
        let state = applyUpdate(undefined, fullUpdate(tables[0]!, viewer, context))
        for (const [index, table] of tables.slice(1).entries()) {
          state = applyUpdate(state, updateBetween(tables[index]!, table, viewer, context))
          expect(state).toEqual(applyUpdate(undefined, fullUpdate(table, viewer, context)))
        }
      }),
    )
  })

  test('from any seq on, with duplicate and late updates', () => {
    fc.assert(
      fc.property(
        histories,
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...viewers),
        (tables, one, other, viewer) => {
          const before = tables[one % tables.length]!
          const late = tables[other % tables.length]!
          const last = tables.at(-1)!
          const then = applyUpdate(undefined, fullUpdate(before, viewer, context))
          const now = applyUpdate(then, updateSince(last, before.seq, viewer, context))
          expect(now).toEqual(applyUpdate(undefined, fullUpdate(last, viewer, context)))
          expect(applyUpdate(now, fullUpdate(late, viewer, context))?.seq).toBe(last.seq)
          expect(applyUpdate(now, updateSince(last, late.seq, viewer, context))).toEqual(now)
        },
      ),
    )
  })

  test('[F21] after entries were lost, also for a client that knows them', () => {
    fc.assert(
      fc.property(histories, fc.nat(), fc.constantFrom(...viewers), (tables, at, viewer) => {
        const stored = tables[at % tables.length]!
        const lost = applyUpdate(undefined, fullUpdate(tables.at(-1)!, viewer, context))!
        const now = applyUpdate(lost, updateSince(stored, lost.seq, viewer, context))!
        expect([now.seq, now.phase]).toEqual([stored.seq, stored.phase])
        if (stored.play) expect(now).toEqual(applyUpdate(undefined, fullUpdate(stored, viewer, context)))
      }),
    )
  })

  test('[F5] an update after a gap is not applied, so that the client asks for the gap', () => {
    const tables = historyOf(
      odds as unknown as Rules,
      { points: 3, clock: false },
      [
        { do: 'move', seat: 0, text: '1' },
        { do: 'move', seat: 1, text: '2' },
      ],
      person('ben'),
    )
    const [first] = tables
    const behind = applyUpdate(undefined, fullUpdate(first!, 0, context))
    expect(applyUpdate(behind, updateBetween(tables.at(-2)!, tables.at(-1)!, 0, context))).toBeUndefined()
    expect(applyUpdate(undefined, updateBetween(tables.at(-2)!, tables.at(-1)!, 0, context))).toBeUndefined()
  })
})

describe('[I5] updates contain no secrets', () => {
  test('neither the seed nor the opponent’s hidden proposal', () => {
    const proposals = historyOf(
      obstruction as unknown as Rules,
      { size: 'proposed', rows: 8, cols: 8, starter: 'drawn', clock: true },
      [{ do: 'move', seat: 0, text: '7x9' }],
      person('ben'),
    )
    const [before, table] = proposals.slice(-2)
    for (const viewer of [1, 'spectator'] as const)
      for (const update of [
        fullUpdate(table!, viewer, context),
        updateBetween(before!, table!, viewer, context),
        updateSince(table!, table!.beganAt, viewer, context),
        presenceUpdate(table!, viewer, context),
      ]) {
        const text = JSON.stringify(update)
        expect(text).not.toContain('secret seed')
        expect(text).not.toMatch(/"rows":7|"cols":9|7x9/)
      }
    expect(JSON.stringify(stateOf(table!.play!))).toMatch(/"rows":7/)
  })
})
