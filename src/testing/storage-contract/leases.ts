import { describe, expect, test } from 'vitest'
import { LEASE_MS } from '#server/storage/node-storage.ts'
import type { StorageNodes } from './nodes.ts'
import { NOON, openSampleTable, playing, waiting } from './samples.ts'

export function describeLeases(nodes: StorageNodes): void {
  describeRenewal(nodes)
  describeExpiry(nodes)
  describeClaims(nodes)
}

const row = (node: string, table: string, player: string) => ({ node, table, player, connection: player })

function describeRenewal(nodes: StorageNodes): void {
  const registry = () => nodes.storage.nodes

  describe('a lease', () => {
    test('is new at first, goes on while it is renewed, and lapses otherwise', async () => {
      expect(await registry().renew('a')).toMatchObject({ hadLapsed: true, isNew: true })
      expect(await registry().renew('a')).toMatchObject({ hadLapsed: false, isNew: false })
      await nodes.backdateLease('a', LEASE_MS)
      expect(await registry().renew('a')).toMatchObject({ hadLapsed: true, isNew: false })
      expect(await registry().renew('a')).toMatchObject({ hadLapsed: false })
      await registry().remove('a')
      expect(await registry().renew('a')).toMatchObject({ hadLapsed: true, isNew: true })
    })

    test('[F9] is renewed with a time that all nodes share and that does not go back', async () => {
      const other = await nodes.openAnother()
      const times: number[] = []
      for (const storage of [nodes.storage, other, nodes.storage, other])
        times.push((await storage.nodes.renew('a')).now, await storage.nodes.now())
      expect(times).toEqual(times.toSorted((one, next) => one - next))
      expect(Number.isInteger(times[0])).toBe(true)
    })

    test('shows a node whether others are alive, and when they were last heard of', async () => {
      const other = await nodes.openAnother()
      await registry().renew('a')
      expect(await registry().hasOthers('a')).toBe(false)
      expect(await registry().lastRenewal('a')).toBeUndefined()
      const { now } = await other.nodes.renew('b')
      expect(await registry().hasOthers('a')).toBe(true)
      expect(await registry().lastRenewal('a')).toBe(now)
      await nodes.backdateLease('b', LEASE_MS)
      expect(await registry().hasOthers('a')).toBe(false)
      expect(await registry().lastRenewal('a')).toBeUndefined()
    })
  })
}

function describeExpiry(nodes: StorageNodes): void {
  const registry = () => nodes.storage.nodes

  describe('[F2] a node whose lease has run out', () => {
    test('is reported with its last renewal until it is removed or comes back', async () => {
      const { now } = await registry().renew('dead')
      await registry().renew('alive')
      expect(await registry().expired()).toEqual([])
      await nodes.backdateLease('dead', LEASE_MS + 500)
      const [expired, ...more] = await registry().expired()
      expect(more).toEqual([])
      expect(expired?.node).toBe('dead')
      expect(Math.abs(expired!.seenAt - (now - LEASE_MS - 500))).toBeLessThan(50)
      await registry().renew('dead')
      expect(await registry().expired()).toEqual([])
      await nodes.backdateLease('dead', LEASE_MS)
      await registry().remove('dead')
      expect(await registry().expired()).toEqual([])
    })

    test('has nobody present, in no list, until it comes back', async () => {
      const other = await nodes.openAnother()
      await registry().renew('a')
      await other.nodes.renew('b')
      await openSampleTable(nodes.storage, 't', waiting, { createdAt: NOON - 1 })
      await nodes.storage.presence.arrive(row('a', 't', 'ann'))
      await other.presence.arrive(row('b', 't', 'ben'))
      const { presence, tables } = other
      const seen = async () => ({
        at: [...(await presence.at('t'))].sort(),
        lobby: (await tables.lobby(5)).length,
        match: (await tables.waitingFor({ game: 'obstruction', setup: openSetup, limit: 5 })).length,
        isHere: (await tables.of('ann')).map(({ seats }) => seats[0]),
        forgotten: await tables.forgotten(NOON, 5),
      })
      const openSetup = (await tables.load('t'))!.table.setup
      const here = { at: ['ann', 'ben'], lobby: 1, match: 1, isHere: [{ here: true }], forgotten: [] }
      expect(await seen()).toMatchObject(here)
      await nodes.backdateLease('a', LEASE_MS)
      expect(await seen()).toMatchObject({
        ...{ at: ['ben'], lobby: 0, match: 0, isHere: [{ here: false }], forgotten: [] },
      })
      await nodes.backdateLease('b', LEASE_MS)
      expect(await seen()).toMatchObject({ at: [], forgotten: ['t'] })
      await registry().renew('a')
      await registry().renew('b')
      expect(await seen()).toMatchObject(here)
    })

    test('still tells its connections, and when their players were heard elsewhere since', async () => {
      await registry().renew('a')
      await registry().renew('b')
      await nodes.storage.presence.arrive(row('a', 't', 'ann'))
      await nodes.storage.presence.arrive(row('a', 't', 'ben'))
      await nodes.storage.presence.arrive(row('a', 'u', 'ann'))
      await nodes.storage.presence.arrive(row('b', 'v', 'eve'))
      await nodes.backdateLease('a', LEASE_MS)
      await nodes.storage.presence.arrive(row('b', 't', 'ann'))
      await nodes.storage.presence.depart(row('b', 't', 'ann'), NOON)
      const connections = (await registry().connectionsOf('a')).map(({ table, player, heardAt }) => [
        ...[table, player, heardAt],
      ])
      expect(connections.sort()).toEqual([
        ['t', 'ann', NOON],
        ['t', 'ben', 0],
        ['u', 'ann', 0],
      ])
      expect(await registry().connectionsOf('c')).toEqual([])
    })
  })

  test('a node that is removed takes its presence with it, and no other', async () => {
    await registry().renew('a')
    await registry().renew('b')
    await nodes.storage.presence.arrive(row('a', 't', 'ann'))
    await nodes.storage.presence.arrive(row('b', 't', 'ann'))
    await nodes.storage.presence.arrive(row('a', 't', 'ben'))
    await registry().remove('a')
    expect(await nodes.storage.presence.at('t')).toEqual(['ann'])
    expect(await registry().connectionsOf('a')).toEqual([])
    expect(await registry().renew('a')).toMatchObject({ hadLapsed: true })
    expect(await nodes.storage.presence.at('t')).toEqual(['ann'])
  })

  test('[F7] a player’s connections to two nodes are two, even under one name', async () => {
    await registry().renew('a')
    await registry().renew('b')
    await nodes.storage.presence.arrive(row('a', 't', 'ann'))
    await nodes.storage.presence.arrive(row('b', 't', 'ann'))
    await nodes.storage.presence.depart(row('a', 't', 'ann'), NOON)
    expect(await nodes.storage.presence.at('t')).toEqual(['ann'])
    await openSampleTable(nodes.storage, 't', playing())
    expect((await nodes.storage.tables.of('ann'))[0]!.seats[0]).toMatchObject({ here: true })
  })
}

function describeClaims(nodes: StorageNodes): void {
  const registry = () => nodes.storage.nodes

  describe('a claim', () => {
    test('belongs to one living node, which may take it again', async () => {
      const other = await nodes.openAnother()
      await registry().renew('a')
      await other.nodes.renew('b')
      expect(await registry().claim('t', 'a')).toBe(true)
      expect(await registry().claim('t', 'a')).toBe(true)
      expect(await other.nodes.claim('t', 'b')).toBe(false)
      expect(await other.nodes.claim('u', 'b')).toBe(true)
    })

    test('is free when its node stops, and only then', async () => {
      for (const node of ['a', 'b']) await registry().renew(node)
      await registry().claim('t', 'a')
      await registry().claim('u', 'a')
      await registry().releaseAll('b')
      expect(await registry().claim('t', 'b')).toBe(false)
      await registry().releaseAll('a')
      expect([await registry().claim('t', 'b'), await registry().claim('u', 'b')]).toEqual([true, true])
    })

    test('is free when its node releases it, is removed or dies', async () => {
      for (const node of ['a', 'b']) await registry().renew(node)
      const passesOn = async (key: string, free: () => Promise<void>) => {
        await registry().claim(key, 'a')
        await free()
        return registry().claim(key, 'b')
      }
      expect(await passesOn('t', () => registry().release('t', 'c'))).toBe(false)
      expect(await passesOn('t', () => registry().release('t', 'a'))).toBe(true)
      expect(await passesOn('w', () => registry().releaseAll('c'))).toBe(false)
      expect(await passesOn('w', () => registry().releaseAll('a'))).toBe(true)
      expect(await passesOn('u', () => nodes.backdateLease('a', LEASE_MS))).toBe(true)
      expect(await passesOn('v', () => registry().remove('a'))).toBe(true)
    })

    test('taken over from a dead node stays with the new one when the old one comes back', async () => {
      for (const node of ['a', 'b']) await registry().renew(node)
      await registry().claim('t', 'a')
      await nodes.backdateLease('a', LEASE_MS)
      await registry().claim('t', 'b')
      await registry().renew('a')
      expect(await registry().claim('t', 'a')).toBe(false)
      await registry().release('t', 'a')
      expect(await registry().claim('t', 'b')).toBe(true)
    })

    test('requested by many concurrently is given to one', async () => {
      const other = await nodes.openAnother()
      const ids = Array.from({ length: 12 }, (_, number) => `n${number}`)
      for (const id of ids) await registry().renew(id)
      const taken = await Promise.all(
        ids.map((id, number) => (number % 2 === 0 ? nodes.storage : other).nodes.claim('t', id)),
      )
      expect(taken.filter(isTaken => isTaken)).toHaveLength(1)
    })
  })
}
