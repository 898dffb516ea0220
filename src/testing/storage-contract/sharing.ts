import { describe, expect, test, vi } from 'vitest'
import { LIMITS } from '#server/limits/limits.ts'
import { openRateLimits } from '#server/limits/rate-limits.ts'
import { LEASE_MS, type Wake } from '#server/storage/node-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { StorageNodes } from './nodes.ts'
import { describePlayerChanges } from './player-changes.ts'
import {
  addSamplePlayer,
  closed,
  moveEntry,
  NOON,
  openSampleTable,
  playing,
  session,
  waiting,
} from './samples.ts'

/** Rules of a storage that one server uses at a time. */
export function describeExclusiveUse(nodes: StorageNodes): void {
  test('[F1] presence and claims from before a restart are discarded', async () => {
    expect(nodes.storage.isShared).toBe(false)
    await nodes.storage.presence.arrive({ node: 'a', table: 't', player: 'ann', connection: 'one' })
    expect(await nodes.storage.presence.at('t')).toEqual(['ann'])
    await nodes.reopen()
    expect(await nodes.storage.presence.at('t')).toEqual([])
  })
}

/** Rules of a storage that several servers use at once. */
export function describeSharing(nodes: StorageNodes): void {
  test('[F1] presence lasts as long as the lease of its node, whatever other nodes do', async () => {
    expect(nodes.storage.isShared).toBe(true)
    await nodes.storage.nodes.renew('a')
    await nodes.storage.presence.arrive({ node: 'a', table: 't', player: 'ann', connection: 'one' })
    await nodes.openAnother()
    expect(await nodes.storage.presence.at('t')).toEqual(['ann'])
    await nodes.reopen()
    expect(await nodes.storage.presence.at('t')).toEqual(['ann'])
    await nodes.backdateLease('a', LEASE_MS)
    expect(await nodes.storage.presence.at('t')).toEqual([])
  })

  test('a limit counts what happens at all nodes', async () => {
    const rate = { count: 3, perMs: 60_000 }
    const [one, other] = [nodes.storage, await nodes.openAnother()].map(storage =>
      openRateLimits({ limits: { ...LIMITS, codes: rate }, openSharedLimiter: storage.openRateLimiter }),
    )
    const taken = []
    for (const limits of [one, other, one, other, one]) taken.push((await limits!.take('codes', '::1')).ok)
    expect(taken).toEqual([true, true, true, false, false])
    await one!.giveBack('codes', '::1')
    expect((await other!.take('codes', '::2')).ok).toBe(true)
  })

  describeTails(nodes)
  describeDueClaims(nodes)
  describeWakes(nodes)
  describePlayerChanges(nodes)
  describeNodeList(nodes)
}

function describeTails(nodes: StorageNodes): void {
  test('[F4] a node reads the entries that others have appended', async () => {
    const other = await nodes.openAnother()
    await openSampleTable(nodes.storage, 't', playing())
    for (let seq = 2; seq <= 4; seq++)
      await other.tables.append({
        ...{ table: 't', seq, entry: moveEntry(`a${seq}`, `c${seq}`), summary: { deadline: null } },
      })
    expect(await nodes.storage.tables.loadSince('t', 2)).toEqual([
      moveEntry('a3', 'c3'),
      moveEntry('a4', 'c4'),
    ])
  })
}

function describeDueClaims(nodes: StorageNodes): void {
  describe('[F8] a deadline that has passed', () => {
    test('is given to one of two nodes, which may ask again', async () => {
      const other = await nodes.openAnother()
      for (const id of ['t', 'u', 'v']) await openSampleTable(nodes.storage, id, playing(NOON))
      const [first] = await nodes.storage.tables.due(NOON, 1)
      const rest = await other.tables.due(NOON, 10)
      expect([first, ...rest].toSorted()).toEqual(['t', 'u', 'v'])
      expect(await nodes.storage.tables.due(NOON, 10)).toEqual([first])
      expect([...(await other.tables.due(NOON, 10))].sort()).toEqual([...rest].sort())
    })

    test('and was put off is given to any node when it passes again', async () => {
      const other = await nodes.openAnother()
      await openSampleTable(nodes.storage, 't', playing(NOON))
      expect(await nodes.storage.tables.due(NOON, 1)).toEqual(['t'])
      const summary = { deadline: NOON + 5 }
      await nodes.storage.tables.append({ table: 't', seq: 2, entry: moveEntry('a1'), summary })
      expect(await other.tables.due(NOON + 5, 1)).toEqual(['t'])
    })

    test('is given to another node at once if the first one closes', async () => {
      const other = await nodes.openAnother()
      await openSampleTable(nodes.storage, 't', playing(NOON))
      expect(await other.tables.due(NOON, 1)).toEqual(['t'])
      expect(await nodes.storage.tables.due(NOON, 1)).toEqual([])
      await other.close()
      expect(await nodes.storage.tables.due(NOON, 1)).toEqual(['t'])
    })
  })
}

function describeWakes(nodes: StorageNodes): void {
  /** Opens a second node that listens, and collects what it hears. */
  async function openListener(): Promise<{ readonly other: Storage; readonly heard: Wake[] }> {
    const other = await nodes.openAnother()
    const heard: Wake[] = []
    other.onWake(wake => heard.push(wake))
    return { other, heard }
  }

  /** Waits for longer than a busy machine needs. */
  const hears = (heard: readonly Wake[], ...wakes: readonly Wake[]) =>
    vi.waitFor(() => expect(heard).toEqual(expect.arrayContaining([...wakes])), { timeout: 60_000 })

  describe('other nodes', () => {
    test('are woken by new tables, by entries with their seq, and by changes of the lobby', async () => {
      const { heard } = await openListener()
      await openSampleTable(nodes.storage, 't')
      await hears(heard, { kind: 'lobby' })
      const entry = moveEntry('a1')
      await nodes.storage.tables.append({ table: 't', seq: 2, entry, summary: playing() })
      await hears(heard, { kind: 'table', table: 't', seq: 2 })
      await nodes.storage.tables.append({ table: 't', seq: 3, entry, summary: { deadline: null } })
      await hears(heard, { kind: 'table', table: 't', seq: 3 })
    })

    test('are woken only after what happened can be read', async () => {
      const { other, heard } = await openListener()
      const tails: Promise<unknown>[] = []
      other.onWake(wake => {
        if (wake.kind === 'table') tails.push(other.tables.loadSince('t', wake.seq - 1))
      })
      await openSampleTable(nodes.storage, 't', playing())
      for (let seq = 2; seq <= 10; seq++)
        await nodes.storage.tables.append({
          ...{ table: 't', seq, entry: moveEntry(`a${seq}`), summary: { deadline: null } },
        })
      await hears(heard, { kind: 'table', table: 't', seq: 10 })
      for (const tail of await Promise.all(tails)) expect(tail).not.toEqual([])
    })

    test('are woken by arrivals and departures', async () => {
      const { heard } = await openListener()
      const row = { node: 'a', table: 't', player: 'ann', connection: 'one' }
      await nodes.storage.nodes.renew('a')
      await nodes.storage.presence.arrive(row)
      await hears(heard, { kind: 'presence', table: 't' })
      await nodes.storage.presence.depart({ ...row, table: 'u' }, NOON)
      await hears(heard, { kind: 'presence', table: 'u' })
    })

    test('[F20] are woken by every session that ends', async () => {
      const { heard } = await openListener()
      const { players, administration } = nodes.storage
      for (const id of ['ann', 'ben', 'eve', 'joe', 'kim']) await addSamplePlayer(nodes.storage, id)
      await players.addSession(session('ben-2', 'ben'))
      await players.revoke('ann', 'ann-1')
      await players.revokeOthers('ben', 'ben-2')
      await players.revokeAllOf('eve')
      await administration.deletePlayer('joe')
      await administration.revokeAll()
      const ended = [...['ann', 'ben', 'eve', 'joe', 'kim'].map(id => [id, `${id}-1`]), ['ben', 'ben-2']]
      const wakes = ended.map(([player, id]) => ({ kind: 'session', player: player!, session: id! }) as const)
      await hears(heard, ...wakes)
      expect(heard.filter(({ kind }) => kind === 'session')).toHaveLength(wakes.length)
    })

    test('are woken when a table is set aside or closed by the host', async () => {
      const { heard } = await openListener()
      await openSampleTable(nodes.storage, 't', waiting)
      await hears(heard, { kind: 'lobby' })
      for (const change of [
        () => nodes.storage.tables.setAside('t', 'it is damaged'),
        () => nodes.storage.administration.closeTable('t'),
      ]) {
        heard.length = 0
        await change()
        await hears(heard, { kind: 'lobby' })
      }
    })

    test('hear nothing of entries that were refused, and nothing after they stop listening', async () => {
      const { other, heard } = await openListener()
      const deaf: Wake[] = []
      other.onWake(wake => deaf.push(wake))()
      await openSampleTable(nodes.storage, 't', playing())
      const append = { table: 't', seq: 2, entry: moveEntry('a1', 'c'), summary: { deadline: null } }
      await other.tables.append(append)
      expect(await nodes.storage.tables.append(append)).toBe('taken')
      const entry = { at: NOON, action: { do: 'close' } } as const
      await nodes.storage.tables.append({ table: 't', seq: 3, entry, summary: closed })
      await hears(heard, { kind: 'table', table: 't', seq: 3 })
      expect(heard).not.toContainEqual({ kind: 'table', table: 't', seq: 2 })
      expect(deaf).toEqual([])
    })
  })
}

function describeNodeList(nodes: StorageNodes): void {
  test('all nodes are listed with what they said about themselves, until they are removed', async () => {
    const about = { version: '1.2.3', host: 'attic', startedAt: NOON }
    const { nodes: registry } = nodes.storage
    await registry.renew('a', about)
    await registry.renew('b', { ...about, startedAt: NOON + 1 })
    await nodes.backdateLease('b', LEASE_MS)
    const [first, second] = await registry.list()
    expect(first).toEqual({ node: 'a', isAlive: true, seenAt: expect.any(Number), ...about })
    expect(second).toMatchObject({ node: 'b', isAlive: false })
    await registry.remove('b')
    expect((await registry.list()).map(({ node }) => node)).toEqual(['a'])
    expect(Math.abs((await registry.now()) - first!.seenAt)).toBeLessThan(LEASE_MS)
  })
}
