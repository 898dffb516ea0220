import { expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { AGREED_SETUP, ANN, BEN, openTestTableService } from '#testing/fixtures/table-service.ts'
import { TableService } from './table-service.ts'

/** A game in play beside one whose log cannot be replayed, both due in a minute, in a storage that is opened again. */
async function withDamagedTable() {
  const before = await openTestTableService()
  const good = await before.startGame(AGREED_SETUP)
  const bad = await before.startGame(AGREED_SETUP)
  await bad.ann.send({ do: 'move', text: 'a1' })
  await before.service.close()
  const damaged = before.kept.tables.get(bad.table.id)!
  const [entry] = damaged.entries.splice(3, 1)
  damaged.entries.push({ ...entry!, action: { do: 'move', seat: 0, text: 'z99' } })
  before.kept.presence.clear()
  return { ...before, good, bad, damaged, entry: entry! }
}

test('[F17] a table that cannot be replayed is set aside and named, and everything else goes on', async () => {
  const { kept, clock, good, bad } = await withDamagedTable()
  const { service, connect, advance } = await openTestTableService({ kept, clock })
  expect(service.administered.setAsideTables()).toEqual([
    { id: bad.table.id, reason: expect.stringContaining('entry 4') },
  ])
  expect(service.unavailableReason()).toBeUndefined()
  const ann = await connect(ANN, good.table.id)
  const ben = await connect(BEN, good.table.id)
  expect(await ann.send({ do: 'move', text: 'a1' })).toBeTypeOf('number')
  await expect(connect(ANN, bad.table.id)).rejects.toThrow('table-set-aside')
  const refused = await service.commands.execute(bad.table.id, ANN, { id: 'm', command: { do: 'resign' } })
  expect(refused.ok || refused.rejection.code).toBe('table-set-aside')
  await advance(61_000)
  expect(ben.state().game?.ending).toEqual({ by: 'timeout', loser: 1 })
})

test('[F17] a waiting table that cannot be replayed is set aside when somebody opens it, and is in no list then', async () => {
  const { kept, clock, openTable, service: before } = await openTestTableService()
  const { id } = await openTable(AGREED_SETUP)
  await before.close()
  kept.tables.get(id)!.entries.push({ at: 0, action: { do: 'move', seat: 0, text: 'z99' } })
  const { service, connect, storage } = await openTestTableService({ kept, clock })
  expect(service.administered.setAsideTables()).toEqual([])
  expect(await storage.tables.of(ANN.id)).toMatchObject([{ id }])
  await expect(connect(ANN, id)).rejects.toThrow('table-set-aside')
  expect(service.administered.setAsideTables()).toMatchObject([{ id }])
  expect(await storage.tables.of(ANN.id)).toEqual([])
})

test('[F17] a table at which the rules fail when its time is up is set aside, and named once', async () => {
  const autoplay = () => {
    throw new Error('A bug in the rules')
  }
  const { startGame, service, errors, advance } = await openTestTableService({
    async loadGame(id) {
      const entry = await loadGame(id)
      return entry && { ...entry, rules: { ...entry.rules, autoplay } }
    },
  })
  const { table } = await startGame({}, { game: 'guessgo' })
  await advance(3_600_000)
  expect(service.administered.setAsideTables()).toEqual([{ id: table.id, reason: 'A bug in the rules' }])
  expect(errors).toEqual([`${table.id}: A bug in the rules`])
})

test('[F17] a table that was set aside is tried again at the next start', async () => {
  const { kept, clock, bad, damaged, entry } = await withDamagedTable()
  const broken = await openTestTableService({ kept, clock })
  await broken.service.close()
  damaged.entries[3] = entry
  kept.presence.clear()
  const { service, connect } = await openTestTableService({ kept, clock })
  expect(service.administered.setAsideTables()).toEqual([])
  expect((await connect(ANN, bad.table.id)).state().phase).toBe('playing')
})

test('[F17] a table whose game or version is not known is set aside, not missing', async () => {
  const { kept, clock, storage } = await withDamagedTable()
  const service = await TableService.open({
    storage,
    clock,
    engineClient: { request: () => ({ result: new Promise(() => {}), cancel() {} }), close() {} },
    ids: { newId: () => 'x', newSeed: () => 'x', newCode: () => 'K7-PLUM' },
    loadGame: async id => {
      const entry = await loadGame(id)
      return entry && { ...entry, rules: { ...entry.rules, version: 99 }, earlierRules: undefined }
    },
  })
  expect(service.administered.setAsideTables()).toHaveLength(kept.tables.size)
  await service.close()
})
