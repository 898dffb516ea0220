import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'
import {
  closed,
  finishSampleGame,
  moveEntry,
  NOON,
  openSampleTable,
  over,
  playing,
  result,
  sitEntry,
  table,
  waiting,
} from './samples.ts'

export function describeTables(nodes: StorageNodes): void {
  describeTable(nodes)
  describeEntries(nodes)
  describeInstants(nodes)
}

function describeTable(nodes: StorageNodes): void {
  const tables = () => nodes.storage.tables

  describe('a table', () => {
    test('is loaded as it was opened, and an unknown one is not found', async () => {
      const entries = [sitEntry(NOON, 'c1'), moveEntry('§ "a1"\n', undefined, NOON + 1)]
      expect(await tables().open(table('t'), entries, waiting)).toBe(true)
      expect(await tables().load('t')).toEqual({ table: table('t'), entries })
      expect(await tables().load('nowhere')).toBeUndefined()
      const policy = { graceMs: null, earlyEnd: 'aborts' } as const
      const waits = table('waits', { policy })
      await tables().open(waits, [], waiting)
      expect((await tables().load('waits'))?.table).toEqual(waits)
    })

    test('may be private, empty and without a command', async () => {
      const hidden = table('t', { open: false })
      await tables().open(hidden, [], waiting)
      expect(await tables().load('t')).toEqual({ table: hidden, entries: [] })
    })

    test('opened twice exists once, so that retrying is harmless', async () => {
      await openSampleTable(nodes.storage, 't')
      expect(await tables().open(table('t'), [sitEntry(), sitEntry()], waiting)).toBe(true)
      expect((await tables().load('t'))?.entries).toEqual([sitEntry()])
    })

    test('is read from any seq on', async () => {
      await openSampleTable(nodes.storage, 't')
      await tables().append({ table: 't', seq: 2, entry: moveEntry('a1', 'c2'), summary: playing() })
      expect(await tables().loadSince('t', 0)).toEqual([sitEntry(), moveEntry('a1', 'c2')])
      expect(await tables().loadSince('t', 1)).toEqual([moveEntry('a1', 'c2')])
      expect(await tables().loadSince('t', 2)).toEqual([])
      expect(await tables().loadSince('nowhere', 0)).toBeUndefined()
    })

    test('has grown if there are entries after the known one', async () => {
      for (const table of ['t', 'u', 'v']) await openSampleTable(nodes.storage, table)
      await tables().append({ table: 'u', seq: 2, entry: moveEntry('a1'), summary: playing() })
      const known = ['t', 'u', 'v', 'nowhere'].map(table => ({ table, seq: 1 }))
      expect(await tables().grown(known)).toEqual(['u'])
      expect(await tables().grown([{ table: 'u', seq: 2 }])).toEqual([])
      expect(await tables().grown([])).toEqual([])
    })

    test('is not found by texts that no database can hold', async () => {
      expect(await tables().load('\0')).toBeUndefined()
      expect(await tables().find('K7-\0')).toBeUndefined()
      expect(await nodes.storage.players.bearer('\0')).toBeUndefined()
    })

    test('and its log survive a restart', async () => {
      await openSampleTable(nodes.storage, 't')
      await tables().append({ table: 't', seq: 2, entry: moveEntry('a1', 'c2'), summary: playing(NOON) })
      await nodes.reopen()
      expect((await tables().load('t'))?.entries).toEqual([sitEntry(), moveEntry('a1', 'c2')])
      expect(await tables().due(NOON, 10)).toEqual(['t'])
    })
  })

  describe('a code', () => {
    test('finds the newest table that has it', async () => {
      expect(await tables().find('K7-PLUM')).toBeUndefined()
      await openSampleTable(nodes.storage, 'old', over, { code: 'K7-PLUM' })
      await openSampleTable(nodes.storage, 'young', waiting, { code: 'K7-PLUM' })
      expect(await tables().find('K7-PLUM')).toBe('young')
    })

    test.each([waiting, playing()])('is not given to another while its table is $phase', async summary => {
      await openSampleTable(nodes.storage, 'first', summary, { code: 'K7-PLUM' })
      expect(await tables().open(table('second', { code: 'K7-PLUM' }), [sitEntry()], waiting)).toBe(false)
      expect(await tables().load('second')).toBeUndefined()
      expect(await tables().find('K7-PLUM')).toBe('first')
    })

    test.each([over, closed])('may be given to another when its table is $phase', async summary => {
      await openSampleTable(nodes.storage, 'first', summary, { code: 'K7-PLUM' })
      expect(await tables().open(table('second', { code: 'K7-PLUM' }), [sitEntry()], waiting)).toBe(true)
      expect(await tables().find('K7-PLUM')).toBe('second')
    })

    test('is free again when its table is closed later', async () => {
      await openSampleTable(nodes.storage, 'first', waiting, { code: 'K7-PLUM' })
      const entry = { at: NOON, action: { do: 'close' } } as const
      await tables().append({ table: 'first', seq: 2, entry, summary: closed })
      await openSampleTable(nodes.storage, 'second', waiting, { code: 'K7-PLUM' })
    })

    test('requested by many concurrently is given to one', async () => {
      const secondNode = await nodes.openAnother()
      const results = await Promise.all(
        Array.from({ length: 20 }, (_, number) => {
          const { tables } = number % 2 === 0 ? nodes.storage : secondNode
          return tables.open(table(`t${number}`, { code: 'K7-PLUM' }), [sitEntry()], waiting)
        }),
      )
      expect(results.filter(isOpened => isOpened)).toHaveLength(1)
    })
  })
}

function describeEntries(nodes: StorageNodes): void {
  const tables = () => nodes.storage.tables

  describe('an entry', () => {
    test('[I2] follows the last one without a gap', async () => {
      await openSampleTable(nodes.storage, 't')
      for (let seq = 2; seq <= 20; seq++) {
        const entry = moveEntry(`a${seq}`, `c${seq}`)
        expect(await tables().append({ table: 't', seq, entry, summary: playing() })).toBe('appended')
      }
      const entries = (await tables().load('t'))!.entries
      expect(entries.slice(1).map(entry => entry.command)).toEqual(
        Array.from({ length: 19 }, (_, index) => `c${index + 2}`),
      )
    })

    test('[I2] that would leave a gap or has no table throws and is not stored', async () => {
      await openSampleTable(nodes.storage, 't')
      const append = { table: 't', seq: 3, entry: moveEntry('a1'), summary: playing(NOON) }
      await expect(tables().append(append)).rejects.toThrow('gap')
      await expect(tables().append({ ...append, table: 'nowhere' })).rejects.toThrow('no table')
      expect((await tables().load('t'))!.entries).toHaveLength(1)
      expect(await tables().inPlay()).toEqual([])
    })

    test('[F4] has a unique seq: of many concurrent ones on several servers exactly one is appended', async () => {
      await openSampleTable(nodes.storage, 't')
      const secondNode = await nodes.openAnother()
      for (let seq = 2; seq <= 6; seq++) {
        const results = await Promise.all(
          Array.from({ length: 40 }, (_, number) => {
            const { tables } = number % 2 === 0 ? nodes.storage : secondNode
            const entry = moveEntry(`${seq} by ${number}`, `${seq}-${number}`)
            return tables.append({ table: 't', seq, entry, summary: playing(NOON + number) })
          }),
        )
        expect(results.filter(answer => answer === 'appended')).toHaveLength(1)
        const winner = results.indexOf('appended')
        const { entries } = (await secondNode.tables.load('t'))!
        expect(entries[seq - 1]).toEqual(moveEntry(`${seq} by ${winner}`, `${seq}-${winner}`))
        expect(await tables().due(NOON + winner, 1)).toEqual(['t'])
        expect(await tables().due(NOON + winner - 1, 1)).toEqual([])
      }
      expect((await tables().load('t'))!.entries).toHaveLength(6)
    })

    test('[F3] of an executed command is refused as taken at any seq, but not at another table', async () => {
      await openSampleTable(nodes.storage, 't')
      await openSampleTable(nodes.storage, 'u')
      const append = { table: 't', seq: 2, entry: moveEntry('a1', 'c'), summary: playing() }
      expect(await tables().append(append)).toBe('appended')
      expect(await tables().append(append)).toBe('taken')
      expect(await tables().append({ ...append, seq: 3, summary: over })).toBe('taken')
      expect((await tables().load('t'))!.entries).toHaveLength(2)
      expect(await tables().inPlay()).toEqual(['t'])
      expect(await tables().append({ ...append, table: 'u' })).toBe('appended')
    })

    test('[F3] of a command that opened the table is refused as taken', async () => {
      await tables().open(table('t'), [sitEntry(NOON, 'c1')], waiting)
      const append = { table: 't', seq: 2, entry: moveEntry('a1', 'c1'), summary: playing() }
      expect(await tables().append(append)).toBe('taken')
    })

    test('without a command may be repeated, also after the end', async () => {
      await finishSampleGame(nodes.storage, 't')
      const entry = { at: NOON, action: { do: 'rematch', seat: 1, next: 'K7-FIG' } } as const
      expect(await tables().append({ table: 't', seq: 3, entry, summary: over })).toBe('appended')
      expect(await tables().append({ table: 't', seq: 4, entry, summary: over })).toBe('appended')
      expect((await tables().load('t'))!.entries.at(-1)).toEqual(entry)
    })

    test('[I4] that ends a game a second time is not stored at all', async () => {
      await finishSampleGame(nodes.storage, 't')
      const again = { table: 't', seq: 3, entry: moveEntry('b2'), summary: over, result: result('t') }
      await expect(tables().append(again)).rejects.toThrow('ended already')
      expect((await tables().load('t'))!.entries).toHaveLength(2)
    })

    test('[F4] that fails does not affect others in the same batch', async () => {
      await openSampleTable(nodes.storage, 'good')
      await finishSampleGame(nodes.storage, 'ended')
      const good = (seq: number) => ({ table: 'good', seq, entry: moveEntry(`a${seq}`), summary: playing() })
      const outcomes = await Promise.allSettled([
        tables().append(good(2)),
        tables().append({
          table: 'ended',
          seq: 3,
          entry: moveEntry('b'),
          summary: over,
          result: result('ended'),
        }),
        tables().append(good(3)),
        tables().append({ ...good(4), table: 'nowhere' }),
        tables().append(good(3)),
        tables().append(good(4)),
      ])
      expect(outcomes.map(({ status }) => status).join(' ')).toBe(
        'fulfilled rejected fulfilled rejected fulfilled fulfilled',
      )
      expect((await tables().load('good'))!.entries).toHaveLength(4)
      expect((await tables().load('ended'))!.entries).toHaveLength(2)
    })
  })
}

function describeInstants(nodes: StorageNodes): void {
  const tables = () => nodes.storage.tables

  describe('the last instant', () => {
    test('is the latest in any log at any position, and 0 before the first entry', async () => {
      expect(await tables().lastInstant()).toBe(0)
      await tables().open(table('t'), [sitEntry(NOON + 50)], waiting)
      await tables().open(table('u'), [sitEntry(NOON + 10)], waiting)
      expect(await tables().lastInstant()).toBe(NOON + 50)
      const entry = moveEntry('a1', undefined, NOON + 90)
      await tables().append({ table: 'u', seq: 2, entry, summary: over })
      await tables().append({ table: 't', seq: 2, entry: moveEntry('a1'), summary: over })
      expect(await tables().lastInstant()).toBe(NOON + 90)
      expect(await tables().lastInstant(NOON + 89)).toBe(NOON + 50)
      expect(await tables().lastInstant(NOON - 1)).toBe(0)
    })

    test('is also found in a game in play', async () => {
      await openSampleTable(nodes.storage, 't', playing(NOON))
      const entry = moveEntry('a1', undefined, NOON + 70)
      await tables().append({ table: 't', seq: 2, entry, summary: { deadline: NOON + 500 } })
      expect(await tables().lastInstant()).toBe(NOON + 70)
      expect(await tables().lastInstant(NOON + 69)).toBe(NOON)
    })
  })

  test('a table ends between two instants if its last entry does and it is over', async () => {
    await openSampleTable(nodes.storage, 't', playing(NOON))
    expect(await tables().endedBetween(NOON, NOON + 500)).toBe(false)
    const entry = moveEntry('a1', undefined, NOON + 70)
    await tables().append({ table: 't', seq: 2, entry, summary: over })
    expect(await tables().endedBetween(NOON, NOON + 500)).toBe(true)
    expect(await tables().endedBetween(NOON + 70, NOON + 70)).toBe(true)
    expect(await tables().endedBetween(NOON, NOON + 69)).toBe(false)
    expect(await tables().endedBetween(NOON + 71, NOON + 500)).toBe(false)
  })

  test('the check succeeds on a storage that can write', async () => {
    await nodes.storage.check()
    await nodes.storage.check()
  })
}
