import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import type { StoredTableFacts } from '#server/storage/administration.ts'
import { AGREED_SETUP, openTestTableService } from '#testing/fixtures/table-service.ts'
import { checkTables } from './check-tables.ts'

type Facts = Extract<StoredTableFacts, { entries: unknown }>

/** A storage with one finished game. */
async function finishedGame(): Promise<Facts> {
  const server = await openTestTableService()
  const { ann, ben } = await server.startGame(AGREED_SETUP)
  await ann.send({ do: 'move', text: 'a1' })
  await ben.send({ do: 'move', text: 'e5' })
  await ann.send({ do: 'resign' })
  const { tables } = await server.storage.administration.audit(0)
  return tables[0] as Facts
}

async function problemsOf(facts: StoredTableFacts) {
  const { problems } = await checkTables({ audit: async () => ({ tables: [facts] }) }, loadGame)
  return problems.map(({ table: _, code: __, ...problem }) => problem)
}

test('a sound storage has no problems, and everything in it is counted', async () => {
  const facts = await finishedGame()
  const check = await checkTables({ audit: async () => ({ tables: [facts] }) }, loadGame)
  expect(check).toEqual({ tables: 1, entries: facts.entries.length, problems: [] })
})

test('every way in which a table can be wrong is found', async () => {
  const facts = await finishedGame()
  const { entries, seqs, result, seats, table } = facts
  const { result: _, ...unfinished } = facts
  const last = entries.length
  const wrong: readonly (readonly [StoredTableFacts, object])[] = [
    [
      { id: 't', unreadable: 'bad JSON\nstack' },
      { kind: 'unreadable', reason: 'bad JSON' },
    ],
    [
      { ...facts, entries: entries.toSpliced(2, 1), seqs: seqs.toSpliced(2, 1) },
      { kind: 'gap', seq: 3 },
    ],
    [
      { ...facts, table: { ...table, version: 99 } },
      { kind: 'unknown-rules', game: 'obstruction', version: 99 },
    ],
    [
      { ...facts, entries: entries.with(last - 2, entries[last - 3]!) },
      { kind: 'refused-entry', seq: last - 1, reason: 'not-your-turn' },
    ],
    [
      { ...facts, entries: entries.with(last - 1, { ...entries[last - 1]!, at: 1 }) },
      { kind: 'backwards', seq: last },
    ],
    [
      { ...facts, phase: 'playing' },
      { kind: 'wrong-phase', listed: 'playing', replayed: 'over' },
    ],
    [{ ...facts, seats: [seats[0]!, null] }, { kind: 'wrong-seats' }],
    [unfinished, { kind: 'missing-result' }],
    [{ ...facts, result: { ...result!, reason: 'blocked' } }, { kind: 'wrong-result' }],
    [
      { ...facts, phase: 'playing', entries: entries.slice(0, -1), seqs: seqs.slice(0, -1) },
      { kind: 'extra-result' },
    ],
  ]
  for (const [broken, problem] of wrong) expect(await problemsOf(broken)).toEqual([problem])
})

test('a purged log and a closed table are not problems', async () => {
  const facts = await finishedGame()
  expect(await problemsOf({ ...facts, entries: [], seqs: [], isLogDeleted: true })).toEqual([])
  expect(await problemsOf({ ...facts, table: { ...facts.table, version: 99 }, phase: 'closed' })).toEqual([])
})
