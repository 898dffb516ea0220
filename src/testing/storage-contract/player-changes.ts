import { describe, expect, test, vi } from 'vitest'
import type { Wake } from '#server/storage/node-storage.ts'
import type { StorageNodes } from './nodes.ts'
import { addSamplePlayer, NOON, openSampleTable, session } from './samples.ts'

/** Changes of players that every server must act on, even if it misses the wake-up. */
export function describePlayerChanges(nodes: StorageNodes): void {
  const changed = async (since = 0) => {
    const { changes } = await nodes.storage.nodes.playerChanges(since)
    return new Set(changes.map(({ player, kind }) => `${kind} of ${player}`))
  }

  describe('[F20] other nodes can read which players have changed', () => {
    test.each<[string, 'account' | 'tables', (storage: typeof nodes.storage) => Promise<unknown>]>([
      ['a new name', 'account', ({ players }) => players.rename('ann', 'Anna')],
      ['a claimed name', 'account', ({ players }) => players.claim('ann', 'Ann', 'hash')],
      ['a ban', 'account', ({ players }) => players.ban(ban)],
      ['a session that ended', 'account', ({ players }) => players.revoke('ann', 'ann-1')],
      ['other sessions that ended', 'account', ({ players }) => players.revokeOthers('ann', 'ann-2')],
      ['all sessions of a player', 'account', ({ players }) => players.revokeAllOf('ann')],
      ['everyone’s sessions', 'account', ({ administration }) => administration.revokeAll()],
      ['a deleted account', 'account', ({ administration }) => administration.deletePlayer('ann')],
      ['a player replaced in logs', 'tables', ({ administration }) => replaceAnn(administration)],
    ])('after %s', async (_, kind, change) => {
      await addSamplePlayer(nodes.storage, 'ann')
      await nodes.storage.players.addSession(session('ann-2', 'ann'))
      await openSampleTable(nodes.storage, 't')
      expect(await changed()).toEqual(new Set())
      const other = await nodes.openAnother()
      const heard: Wake[] = []
      nodes.storage.onWake(wake => heard.push(wake))
      await change(other)
      expect(await changed()).toEqual(new Set([`${kind} of ann`]))
      const isHeard = () => heard.some(wake => wake.kind === 'players' || wake.kind === 'session')
      await vi.waitFor(() => expect(isHeard()).toBe(true), { timeout: 60_000 })
    })

    test('since an instant of the storage’s own time, each under its number', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await nodes.storage.players.rename('ann', 'Anna')
      const first = await nodes.storage.nodes.playerChanges(0)
      expect(await changed(first.now + 60_000)).toEqual(new Set())
      await nodes.storage.players.rename('ann', 'Annie')
      const second = await nodes.storage.nodes.playerChanges(0)
      expect(new Set(second.changes.map(({ number }) => number)).size).toBe(2)
      expect(second.now).toBeGreaterThanOrEqual(first.now)
    })

    test('not of a name that was refused, nor of changes that were purged', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await addSamplePlayer(nodes.storage, 'ben')
      await nodes.storage.players.claim('ben', 'Ben', 'hash')
      expect(await nodes.storage.players.rename('ann', 'Ben')).toBe(false)
      expect(await changed()).toEqual(new Set(['account of ben']))
      const { now } = await nodes.storage.nodes.playerChanges(0)
      const purge = { kind: 'changes', before: now + 1 } as const
      expect(await nodes.storage.administration.purge(purge)).toMatchObject({ count: 1 })
      expect(await changed()).toEqual(new Set())
    })
  })
}

const ban = { player: 'ann', reason: 'rude', at: NOON, until: null }

async function replaceAnn(administration: StorageNodes['storage']['administration']): Promise<void> {
  const replacement = { player: 'ann', name: 'Anna', anonymous: false }
  let from: number | undefined = 0
  while (from !== undefined) from = await administration.replacePlayer(replacement, from)
}
