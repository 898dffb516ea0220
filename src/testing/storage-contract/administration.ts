import { describe, expect, test } from 'vitest'
import type { StoredTableFacts } from '#server/storage/administration.ts'
import type { StorageNodes } from './nodes.ts'
import {
  addSamplePlayer,
  finishSampleGame,
  moveEntry,
  NOON,
  openSampleTable,
  person,
  playing,
  result,
  session,
  sitEntry,
  table,
  waiting,
} from './samples.ts'

export function describeAdministration(nodes: StorageNodes): void {
  describePlayerList(nodes)
  describeTableAdministration(nodes)
}

function describePlayerList(nodes: StorageNodes): void {
  const administration = () => nodes.storage.administration

  describe('the host’s list of players', () => {
    test('has everything that is known about a player', async () => {
      await addSamplePlayer(nodes.storage, 'ann', { name: 'Zoë' })
      await nodes.storage.players.claim('ann', 'Zoë', 'hash')
      await nodes.storage.players.addSession(session('ann-2', 'ann', { seenAt: NOON + 7 }))
      await finishSampleGame(nodes.storage, 'g')
      await openSampleTable(nodes.storage, 't')
      await nodes.storage.players.ban({ player: 'ann', reason: 'rude', at: NOON, until: null })
      expect(await administration().player('ann')).toEqual({
        ...{ id: 'ann', name: 'Zoë', claimed: true, createdAt: NOON, seenAt: NOON + 1000 },
        ...{ sessions: 2, games: 1, tables: 1, ban: { reason: 'rude', at: NOON, until: null } },
      })
      expect(await administration().player('nobody')).toBeUndefined()
    })

    test('is searched by a part of the name or the beginning of the id, the last seen first', async () => {
      await addSamplePlayer(nodes.storage, 'a1', { name: 'Zoë' })
      await addSamplePlayer(nodes.storage, 'a2', { name: 'Anzoë' })
      await addSamplePlayer(nodes.storage, 'b3', { name: 'Ben' })
      await nodes.storage.players.seen('a2-1', NOON + 9)
      const ids = async (search?: string, limit = 10) => {
        const found = await administration().players({ limit, ...(search !== undefined && { search }) })
        return found.map(({ id }) => id)
      }
      expect(await ids()).toEqual(['a2', 'a1', 'b3'])
      expect(await ids('ZOË')).toEqual(['a2', 'a1'])
      expect(await ids('b3')).toEqual(['b3'])
      expect(await ids(undefined, 1)).toEqual(['a2'])
      expect(await ids('%')).toEqual([])
      expect(await administration().playersNamed('zoë')).toEqual(['a1'])
      await nodes.storage.players.ban({ player: 'b3', reason: '', at: NOON, until: null })
      expect(await administration().players({ banned: true, limit: 10 })).toMatchObject([{ id: 'b3' }])
    })
  })
}

function describeTableAdministration(nodes: StorageNodes): void {
  const administration = () => nodes.storage.administration

  describe('the host’s list of tables', () => {
    test('has phase, seats and the size of the log', async () => {
      await openSampleTable(nodes.storage, 't', playing(NOON + 60))
      const move = moveEntry('a1', 'ann/1', NOON + 5)
      await nodes.storage.tables.append({ table: 't', seq: 2, entry: move, summary: { deadline: null } })
      const bytes = [sitEntry(), move].map(({ action }) => JSON.stringify(action).length)
      expect(await administration().table('t')).toEqual({
        ...{ id: 't', code: 'K7-t', game: 'obstruction', setup: table('t').setup, phase: 'playing' },
        ...{ open: true, seats: [person('ann'), person('ben')], createdAt: NOON, lastAt: NOON + 5, seq: 2 },
        logBytes: bytes[0]! + bytes[1]!,
      })
      expect(await administration().table('nowhere')).toBeUndefined()
    })

    test('is searched by code, game, seat and phase, the newest first', async () => {
      await openSampleTable(nodes.storage, 't1')
      await openSampleTable(nodes.storage, 't2', playing(), { game: 'scribble' })
      const ids = async (query: object) =>
        (await administration().tables({ limit: 10, ...query })).map(({ id }) => id)
      expect(await ids({})).toEqual(['t2', 't1'])
      expect(await ids({ search: 'k7-T1' })).toEqual(['t1'])
      expect(await ids({ search: 'Scribble' })).toEqual(['t2'])
      expect(await ids({ search: 'BEN' })).toEqual(['t2'])
      expect(await ids({ phase: 'waiting' })).toEqual(['t1'])
      expect(await ids({ limit: 1 })).toEqual(['t2'])
    })

    test('counts everything', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await addSamplePlayer(nodes.storage, 'ben')
      await nodes.storage.players.claim('ben', 'Ben', 'hash')
      await nodes.storage.players.ban({ player: 'ann', reason: '', at: NOON, until: NOON + 5 })
      await openSampleTable(nodes.storage, 't')
      await finishSampleGame(nodes.storage, 'g')
      await nodes.storage.reports.add({ player: 'ann', name: 'ann', reporter: 'ben', at: NOON })
      const counts = {
        players: { claimed: 1, guests: 1, banned: 1 },
        tables: { waiting: 1, playing: 0, over: 1, closed: 0 },
        ...{ sessions: 2, games: 1, openReports: 1 },
      }
      expect(await administration().counts(NOON)).toEqual(counts)
      const later = await administration().counts(NOON + 5)
      expect(later.players.banned).toBe(0)
    })
  })

  test('everyone’s sessions end together', async () => {
    await addSamplePlayer(nodes.storage, 'ann')
    await addSamplePlayer(nodes.storage, 'ben')
    const ended = await administration().revokeAll()
    expect(ended).toHaveLength(2)
    expect(ended).toEqual(
      expect.arrayContaining([
        { player: 'ann', session: 'ann-1' },
        { player: 'ben', session: 'ben-1' },
      ]),
    )
    expect(await nodes.storage.players.bearer('hash of ann-1')).toBeUndefined()
  })

  test('a table that is closed by the host frees its players, its code and its deadline, and keeps its log', async () => {
    await openSampleTable(nodes.storage, 't', playing(NOON + 60))
    await administration().closeTable('t')
    expect(await nodes.storage.tables.of('ann')).toEqual([])
    expect(await nodes.storage.tables.due(NOON + 100, 10)).toEqual([])
    expect(await nodes.storage.tables.inPlay()).toEqual([])
    expect((await nodes.storage.tables.load('t'))?.entries).toHaveLength(1)
    await openSampleTable(nodes.storage, 'u', waiting, { code: 'K7-t' })
  })

  test('the audit reads every table with its log, seqs, seats and result', async () => {
    await openSampleTable(nodes.storage, 't')
    await finishSampleGame(nodes.storage, 'g')
    const tables: StoredTableFacts[] = []
    for (let from: number | undefined = 0; from !== undefined; ) {
      const page = await administration().audit(from)
      tables.push(...page.tables)
      from = page.next
    }
    expect(tables).toMatchObject([
      { id: 't', table: table('t'), seqs: [1], entries: [sitEntry()], phase: 'waiting', isLogDeleted: false },
      { id: 'g', seqs: [1, 2], phase: 'over', seats: [person('ann'), person('ben')], result: result('g') },
    ])
  })
}
