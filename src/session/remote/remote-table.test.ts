import { expect, test } from 'vitest'
import { commitment } from '#kernel/random.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { RuleVersions } from '#kernel/rule-versions.ts'
import type { GameRecord } from '#protocol/api.ts'
import { rejectServer } from '#protocol/refusals.ts'
import type { TableUpdate } from '#protocol/server-messages.ts'
import { act, openTable } from '#table/act.ts'
import { viewFor } from '#table/table.ts'
import { connectToFakeServer, TABLE_ABOUT, tableUpdate } from '#testing/fakes/fake-server.ts'
import { odds } from '#testing/sample-games/odds-and-evens.ts'
import { openRemoteTable } from './remote-table.ts'

const opened = openTable(odds, { points: 3, clock: false }, 'plum', 0)
const resigned = act(opened, { do: 'resign', seat: 1 }, 9)
if (!resigned.ok) throw new Error('Anyone may resign')
const { record, ending } = resigned.value

const over: TableUpdate = {
  ...tableUpdate(5),
  from: -1,
  phase: 'over',
  about: { ...TABLE_ABOUT, game: 'odds', setup: record.params, commitment: commitment('plum') },
  seats: [
    { kind: 'computer', level: 'fair' },
    { kind: 'computer', level: 'fair' },
  ],
  game: {
    ...{ keep: 0, log: [], toAct: [], turn: 0, deadlines: [], canUndo: false, canRedo: false },
    view: viewFor(resigned.value, 0),
    ...(ending && { ending }),
  },
}
const finished = accept({ record } as GameRecord)

/** Opens a table whose game is over, with the server's answers to requests for its record. */
async function openFinishedTable(
  versions: RuleVersions,
  answers: readonly Result<GameRecord>[],
  update = over,
) {
  const { clock, link: connection, greet, say } = connectToFakeServer()
  const remaining = [...answers]
  const table = openRemoteTable({
    ...{ connection, clock, table: 'id' },
    engineClient: { request: () => expect.unreachable(), close() {} },
    loadGame: async () => versions,
    loadRecord: async () => remaining.shift()!,
  })
  greet()
  say(update)
  await settled()
  return { table, clock }
}

const settled = () => new Promise(resolve => setTimeout(resolve))

test('the record of a finished game proves that the draws were fixed before the first move', async () => {
  const { table } = await openFinishedTable({ rules: odds }, [finished])
  expect([table.isFair(), table.session()?.record()]).toEqual([true, record])
})

test.each<[string, Partial<TableUpdate>]>([
  [
    'a seed that does not match the commitment',
    { about: { ...over.about!, commitment: commitment('pear') } },
  ],
  ['a game that differs from the one shown', { game: { ...over.game!, view: { scores: [3, 0] } } }],
])('a record with %s is not fair', async (_, change) => {
  const { table } = await openFinishedTable({ rules: odds }, [finished], { ...over, ...change })
  expect(table.isFair()).toBe(false)
})

test('a game of an earlier version is checked with its own rules, and not at all if they are unknown', async () => {
  const newer = { ...odds, version: 2, view: () => ({ isOther: true }) as never }
  const known = await openFinishedTable({ rules: newer, earlier: [odds] }, [finished])
  expect(known.table.isFair()).toBe(true)
  const unknown = await openFinishedTable({ rules: newer }, [finished])
  expect([unknown.table.isFair(), unknown.table.session()?.record()]).toEqual([undefined, record])
})

test('a record that is not available yet is requested again', async () => {
  const { table, clock } = await openFinishedTable({ rules: odds }, [
    rejectServer('server-unreachable'),
    finished,
  ])
  expect(table.isFair()).toBeUndefined()
  clock.advance(3_000)
  await settled()
  expect(table.isFair()).toBe(true)
})
