import { expect, test } from 'vitest'
import { accept } from '#kernel/result.ts'
import { rejectAccount, rejectServer } from '#protocol/refusals.ts'
import type { LobbyTable, SeatInfo, TableUpdate } from '#protocol/server-messages.ts'
import { loadMyTables } from './my-tables.ts'

const ann: SeatInfo = { kind: 'person', id: 'ann', name: 'Ann', here: true }
const bob: SeatInfo = { kind: 'person', id: 'bob', name: 'Bob', here: true }
const free: SeatInfo = { kind: 'free' }

const table = (id: string, phase: LobbyTable['phase'], ...seats: readonly SeatInfo[]): LobbyTable => ({
  ...{ id, code: `${id}-PLUM`, game: 'obstruction', setup: {}, phase, seats, createdAt: 0 },
})

const serverWith = (tables: readonly LobbyTable[], looks: Readonly<Record<string, object>>) => ({
  me: async () => accept({ player: { id: 'ann', name: 'Ann', claimed: false }, tables }),
  table: async (id: string) =>
    looks[id] ? accept(looks[id] as TableUpdate) : rejectServer('no-such-table', { table: 'id' }),
})

test('tables that wait for nobody else come first, and each says what it waits for', async () => {
  const server = serverWith(
    [table('A2', 'waiting', ann, free), table('B2', 'playing', ann, bob), table('C2', 'playing', bob, ann)],
    { B2: { viewer: 0, game: { toAct: [1] } }, C2: { viewer: 1, game: { toAct: [1] } } },
  )
  const { links, tableIds } = await loadMyTables('ann', server, undefined)
  expect(links.map(({ label, isUrgent }) => [label, isUrgent])).toEqual([
    ['Your turn: Obstruction with Bob', true],
    ['Your table A2-PLUM is waiting: Obstruction', false],
    ['Back to Obstruction with Bob', false],
  ])
  expect([...tableIds]).toEqual(['A2', 'B2', 'C2'])
})

test.each([
  ['the other asks for it', { asked: [1] }, ['Bob wants a rematch: Obstruction']],
  ['nobody asks', { asked: [] }, []],
  ['this player has asked too', { asked: [0, 1] }, []],
  ['it is under way', { asked: [1], next: 'D2-FIG' }, []],
])('a rematch after a game that has just ended is told where %s', async (_, rematch, told) => {
  const over = {
    viewer: 0,
    seats: [ann, bob],
    about: { code: 'Z9-PEAR', game: 'obstruction' },
    rematch,
  }
  const { links } = await loadMyTables('ann', serverWith([], { over }), 'over')
  expect(links.map(({ label }) => label)).toEqual(told)
})

test('a server that knows neither player nor table has nothing to tell', async () => {
  const server = {
    me: async () => rejectAccount('not-recognised'),
    table: async () => rejectServer('no-such-table', { table: 'id' }),
  }
  expect(await loadMyTables('ann', server, 'gone')).toEqual({ links: [], tableIds: new Set() })
})
