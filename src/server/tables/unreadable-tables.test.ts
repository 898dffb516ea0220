import { describe, expect, test } from 'vitest'
import { ANN, BEN, openTestTableService, type TestTableService } from '#testing/fixtures/table-service.ts'
import type { MemoryTable } from '#testing/memory-storage/memory-data.ts'
import { StorageUnavailableError } from '../storage/storage.ts'

/** Everything that can make a stored table unreadable. */
const DAMAGES: Readonly<Record<string, (stored: MemoryTable) => MemoryTable>> = {
  'a log that its rules refuse': stored => ({
    ...stored,
    entries: stored.entries.with(-1, { at: 0, action: { do: 'move', seat: 7, text: 'zz' } }),
  }),
  'an entry that is no action': stored => ({
    ...stored,
    entries: stored.entries.with(-1, { at: 0, action: null as never }),
  }),
  'rules of a version that is not known': stored => ({ ...stored, table: { ...stored.table, version: 99 } }),
  'a game that is not known': stored => ({ ...stored, table: { ...stored.table, game: 'chess' } }),
}

function damage({ kept }: TestTableService, id: string, name: string): void {
  const damaged = DAMAGES[name]!(kept.tables.get(id)!)
  for (const index of [kept.tables, kept.live]) index.set(id, damaged)
}

/** Two games, of which the first becomes unreadable while no server runs. */
async function restartWithDamage(name: string) {
  const before = await openTestTableService()
  const bad = (await before.startGame()).table.id
  const good = (await before.startGame()).table.id
  await before.service.close()
  before.kept.presence.clear()
  damage(before, bad, name)
  const outage = { isOn: false }
  const server = await openTestTableService({
    kept: before.kept,
    clock: before.clock,
    seed: 'another',
    wrap: storage => ({
      ...storage,
      async check() {
        if (outage.isOn) throw new StorageUnavailableError('An outage to order')
      },
      tables: {
        ...storage.tables,
        async append(append) {
          if (outage.isOn) throw new StorageUnavailableError('An outage to order')
          return storage.tables.append(append)
        },
      },
    }),
  })
  return { server, outage, bad, good }
}

describe.each(Object.keys(DAMAGES))('[F17] a table with %s', name => {
  test('is named, and the server opens and plays on without it', async () => {
    const { server, bad, good } = await restartWithDamage(name)
    expect(server.service.unavailableReason()).toBeUndefined()
    expect(server.errors.join('\n')).toContain(bad)
    const ann = await server.connect(ANN, good)
    await server.connect(BEN, good)
    expect(await ann.send({ do: 'move', text: '5x5' })).toBeTypeOf('number')
    const refused = await server.complete(
      server.service.commands.execute(bad, ANN, { id: 'c', command: { do: 'move', text: '5x5' } }),
    )
    expect(refused.ok).toBe(false)
  })

  test('does not keep the deadlines of other games from firing', async () => {
    const { server, good } = await restartWithDamage(name)
    await server.connect(ANN, good)
    await server.connect(BEN, good)
    await server.advance(61_000)
    expect(server.kept.tables.get(good)!.summary.phase).toBe('over')
  })

  test('does not keep the server from recovering after an outage', async () => {
    const { server, outage, good } = await restartWithDamage(name)
    const ann = await server.connect(ANN, good)
    await server.connect(BEN, good)
    outage.isOn = true
    expect(await ann.send({ do: 'move', text: '5x5' })).toBe('not-kept')
    expect(server.service.unavailableReason()).toBeDefined()
    outage.isOn = false
    await server.advance(5_000)
    expect(server.service.unavailableReason()).toBeUndefined()
    expect(await ann.send({ do: 'move', text: '5x5' })).toBeTypeOf('number')
  })

  test('is not changed, so that it can be repaired', async () => {
    const { server, bad } = await restartWithDamage(name)
    const before = structuredClone(server.kept.tables.get(bad))
    await server.advance(120_000)
    expect(server.kept.tables.get(bad)).toEqual(before)
  })
})
