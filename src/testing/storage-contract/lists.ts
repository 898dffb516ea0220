import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'
import {
  closed,
  computer,
  moveEntry,
  NOON,
  openSampleTable,
  over,
  person,
  playing,
  table,
  waiting,
} from './samples.ts'

export function describeLists(nodes: StorageNodes): void {
  describeDeadlines(nodes)
  describeLobby(nodes)
  describeMatches(nodes)
  describeUnfinishedTables(nodes)
}

function describeDeadlines(nodes: StorageNodes): void {
  const tables = () => nodes.storage.tables

  describe('deadlines', () => {
    test('are due from their instant on, the longest overdue first', async () => {
      await openSampleTable(nodes.storage, 'later', playing(NOON + 1))
      await openSampleTable(nodes.storage, 'now', playing(NOON))
      await openSampleTable(nodes.storage, 'long', playing(NOON - 1000))
      await openSampleTable(nodes.storage, 'untimed', playing(null))
      expect(await tables().due(NOON, 10)).toEqual(['long', 'now'])
      expect(await tables().due(NOON, 1)).toEqual(['long'])
    })

    test('count only during play, and change with the table', async () => {
      await openSampleTable(nodes.storage, 't', playing(NOON))
      await openSampleTable(nodes.storage, 'waits', { ...waiting, deadline: NOON })
      const append = { table: 't', entry: moveEntry('a1') }
      await tables().append({ ...append, seq: 2, summary: playing(NOON + 500) })
      expect(await tables().due(NOON + 499, 10)).toEqual([])
      expect(await tables().due(NOON + 500, 10)).toEqual(['t'])
      await tables().append({ ...append, seq: 3, summary: { ...over, deadline: NOON } })
      expect(await tables().due(NOON + 500, 10)).toEqual([])
    })

    test('can be postponed, brought forward and removed, and every server sees the change', async () => {
      await openSampleTable(nodes.storage, 't', playing(NOON))
      const secondNode = await nodes.openAnother()
      const deadlines = [NOON + 500, NOON + 700, NOON + 100, null, NOON + 50, NOON + 60]
      for (const [index, deadline] of deadlines.entries()) {
        const append = { table: 't', seq: index + 2, entry: moveEntry('a1'), summary: { deadline } }
        await (index % 2 === 0 ? tables() : secondNode.tables).append(append)
        expect(await tables().due((deadline ?? NOON + 9_000) - 1, 10)).toEqual([])
        expect(await secondNode.tables.due(deadline ?? NOON + 9_000, 10)).toEqual(deadline ? ['t'] : [])
      }
      await nodes.reopen()
      expect(await tables().due(NOON + 59, 10)).toEqual([])
      expect(await tables().due(NOON + 60, 10)).toEqual(['t'])
      expect(await tables().of('ben')).toMatchObject([{ id: 't', phase: 'playing' }])
    })

    test('that were postponed do not hide those that are due', async () => {
      for (const id of ['a', 'b', 'c', 'd']) await openSampleTable(nodes.storage, id, playing(NOON))
      for (const id of ['a', 'b', 'c'])
        await tables().append({
          table: id,
          seq: 2,
          entry: moveEntry('a1'),
          summary: { deadline: NOON + 500 },
        })
      expect(await tables().due(NOON, 1)).toEqual(['d'])
    })
  })

  test('tables in play are those whose game has started and not ended', async () => {
    await openSampleTable(nodes.storage, 'waits')
    await openSampleTable(nodes.storage, 'plays', playing())
    await openSampleTable(nodes.storage, 'over', over)
    await openSampleTable(nodes.storage, 'closed', closed)
    expect(await tables().inPlay()).toEqual(['plays'])
  })
}

function describeLobby(nodes: StorageNodes): void {
  const tables = () => nodes.storage.tables
  const arrive = arrivalsAt(nodes)

  describe('the lobby', () => {
    test('lists open tables, the newest first, with the seated players and their presence', async () => {
      const mixed = { ...playing(), seats: [person('ann', 1612.5), computer('perfect')] }
      await openSampleTable(nodes.storage, 'older', mixed, {
        createdAt: NOON - 5,
        game: 'guessgo',
        openedBy: 'ben',
      })
      await openSampleTable(nodes.storage, 'younger', waiting)
      await arrive('younger', 'ann')
      expect(await tables().lobby(10)).toEqual([
        {
          id: 'younger',
          code: 'K7-younger',
          game: 'obstruction',
          setup: table('younger').setup,
          phase: 'waiting',
          seats: [{ kind: 'person', id: 'ann', name: 'ANN', here: true }, { kind: 'free' }],
          createdAt: NOON,
        },
        {
          id: 'older',
          code: 'K7-older',
          game: 'guessgo',
          setup: table('older').setup,
          phase: 'playing',
          seats: [
            { kind: 'person', id: 'ann', name: 'ANN', rating: 1612.5, here: false },
            { kind: 'computer', level: 'perfect' },
          ],
          createdAt: NOON - 5,
        },
      ])
      expect((await tables().lobby(1)).map(({ id }) => id)).toEqual(['younger'])
    })

    test('hides private tables, finished tables, and waiting tables whose opener is absent', async () => {
      await openSampleTable(nodes.storage, 'private', playing(), { open: false })
      await openSampleTable(nodes.storage, 'over', over)
      await openSampleTable(nodes.storage, 'closed', closed)
      await openSampleTable(nodes.storage, 'left')
      await openSampleTable(nodes.storage, 'waits')
      await arrive('waits', 'ann')
      await arrive('left', 'ben')
      expect((await tables().lobby(10)).map(({ id }) => id)).toEqual(['waits'])
      const append = { table: 'waits', seq: 2, entry: moveEntry('a1'), summary: over }
      await tables().append(append)
      expect(await tables().lobby(10)).toEqual([])
    })

    test('is filled to its limit even if many tables are hidden', async () => {
      for (let number = 0; number < 30; number++)
        await openSampleTable(nodes.storage, `t${number}`, waiting, {
          createdAt: NOON + number,
          openedBy: `player${number}`,
        })
      for (const number of [3, 5, 7]) await arrive(`t${number}`, `player${number}`)
      expect((await tables().lobby(2)).map(({ id }) => id)).toEqual(['t7', 't5'])
    })
  })

  test('the lobby shows the newest table of each creator only', async () => {
    for (const [number, openedBy] of ['ann', 'ben', 'ann', 'ann'].entries()) {
      await openSampleTable(nodes.storage, `t${number}`, waiting, { createdAt: NOON + number, openedBy })
      await arrive(`t${number}`, openedBy)
    }
    expect((await tables().lobby(10)).map(({ id }) => id)).toEqual(['t3', 't1'])
  })

  test('the lobby leaves long texts of a setup out', async () => {
    const setup = { size: 5, ownWords: 'word '.repeat(2_000), starter: 'first' }
    await openSampleTable(nodes.storage, 't', playing(), { setup })
    expect((await tables().lobby(10))[0]!.setup).toEqual({ size: 5, starter: 'first' })
    expect((await tables().load('t'))!.table.setup).toEqual(setup)
  })
}

function describeMatches(nodes: StorageNodes): void {
  const tables = () => nodes.storage.tables
  const arrive = arrivalsAt(nodes)

  describe('waiting tables for a match', () => {
    const wanted = { game: 'obstruction', setup: table('x').setup, limit: 10 }
    const found = async (more: object = {}) =>
      (await tables().waitingFor({ ...wanted, ...more })).map(({ id }) => id)

    test('have the same game and setup, an opener who is present, and the oldest comes first', async () => {
      await openSampleTable(nodes.storage, 'young', waiting, { createdAt: NOON + 1, openedBy: 'ben' })
      await openSampleTable(nodes.storage, 'old', waiting, { createdAt: NOON - 1 })
      await openSampleTable(nodes.storage, 'another game', waiting, { game: 'guessgo' })
      await openSampleTable(nodes.storage, 'another setup', waiting, { setup: { rows: 9 } })
      await openSampleTable(nodes.storage, 'private', waiting, { open: false })
      await openSampleTable(nodes.storage, 'plays', playing())
      for (const id of ['old', 'another game', 'another setup', 'private', 'plays']) await arrive(id, 'ann')
      await arrive('young', 'ben')
      await openSampleTable(nodes.storage, 'left')
      expect(await found()).toEqual(['old', 'young'])
      expect(await found({ limit: 1 })).toEqual(['old'])
      expect(await found({ openedBy: 'ben' })).toEqual(['young'])
    })

    test('are found however many others fill the lobby', async () => {
      await openSampleTable(nodes.storage, 'first', waiting, { openedBy: 'ben', createdAt: NOON - 1 })
      await arrive('first', 'ben')
      for (let number = 0; number < 80; number++) {
        await openSampleTable(nodes.storage, `t${number}`, waiting, { createdAt: NOON + number })
        await arrive(`t${number}`, 'ann')
      }
      expect(await found({ limit: 1 })).toEqual(['first'])
    })
  })
}

function describeUnfinishedTables(nodes: StorageNodes): void {
  const tables = () => nodes.storage.tables
  const arrive = arrivalsAt(nodes)

  test('[F17] a table that is set aside is in no list, until it is put back', async () => {
    await openSampleTable(nodes.storage, 'plays', playing(NOON))
    await openSampleTable(nodes.storage, 'waits', waiting, { createdAt: NOON - 5 })
    await arrive('waits', 'ann')
    const lists = async () => [
      await tables().inPlay(),
      await tables().due(NOON, 10),
      (await tables().lobby(10)).map(({ id }) => id),
      (await tables().of('ann')).map(({ id }) => id).sort(),
    ]
    const before = await lists()
    for (const id of ['plays', 'waits']) await tables().setAside(id, `${id} is damaged`)
    expect(await lists()).toEqual([[], [], [], []])
    expect(await tables().forgotten(NOON, 10)).toEqual([])
    expect(await tables().allSetAside()).toEqual([
      { id: 'plays', reason: 'plays is damaged' },
      { id: 'waits', reason: 'waits is damaged' },
    ])
    for (const id of ['plays', 'waits']) await tables().setAside(id, null)
    expect(await lists()).toEqual(before)
    expect(await tables().allSetAside()).toEqual([])
  })

  describe('a player’s tables', () => {
    test('are those where the player sits, including private ones, until they are over', async () => {
      await openSampleTable(nodes.storage, 'old', waiting, { createdAt: NOON - 5, open: false })
      await openSampleTable(nodes.storage, 'new', playing())
      await openSampleTable(nodes.storage, 'over', over)
      await arrive('new', 'ben')
      const found = await tables().of('ann')
      expect(found.map(({ id }) => id)).toEqual(['new', 'old'])
      expect(found[0]!.seats).toMatchObject([
        { id: 'ann', here: false },
        { id: 'ben', here: true },
      ])
      expect((await tables().of('ben')).map(({ id }) => id)).toEqual(['new'])
      expect(await tables().of('nobody')).toEqual([])
    })

    test('change as players sit down and stand up', async () => {
      await openSampleTable(nodes.storage, 't')
      const both = { ...waiting, seats: [person('ann'), person('ben')] }
      await tables().append({ table: 't', seq: 2, entry: moveEntry('ben sits'), summary: both })
      expect(await tables().of('ben')).toHaveLength(1)
      const one = { ...waiting, seats: [null, person('ben')] }
      await tables().append({ table: 't', seq: 3, entry: moveEntry('ann stands'), summary: one })
      expect(await tables().of('ann')).toEqual([])
      expect(await tables().of('ben')).toHaveLength(1)
      await tables().append({ table: 't', seq: 4, entry: moveEntry('the end'), summary: over })
      expect(await tables().of('ben')).toEqual([])
    })
  })

  test('forgotten tables have waited since before an instant with nobody present, the oldest first', async () => {
    await openSampleTable(nodes.storage, 'second', waiting, { createdAt: NOON - 2 })
    await openSampleTable(nodes.storage, 'first', waiting, { createdAt: NOON - 3, open: false })
    await openSampleTable(nodes.storage, 'visited', waiting, { createdAt: NOON - 4 })
    await openSampleTable(nodes.storage, 'plays', playing(), { createdAt: NOON - 5 })
    await openSampleTable(nodes.storage, 'fresh')
    await arrive('visited', 'somebody')
    expect(await tables().forgotten(NOON, 10)).toEqual(['first', 'second'])
    expect(await tables().forgotten(NOON, 1)).toEqual(['first'])
    expect(await tables().forgotten(NOON - 3, 10)).toEqual([])
  })
}

function arrivalsAt(nodes: StorageNodes) {
  return async (table: string, player: string) => {
    await nodes.storage.nodes.renew('node')
    await nodes.storage.presence.arrive({ node: 'node', table, player, connection: `${player} at ${table}` })
  }
}
