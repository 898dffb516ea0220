import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'
import { addSamplePlayer, NOON, session } from './samples.ts'

export function describeBans(nodes: StorageNodes): void {
  const players = () => nodes.storage.players

  describe('a ban', () => {
    test('is kept with its reason and end until it is lifted, also over a restart', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      const ban = { player: 'ann', reason: 'a rude name', at: NOON, until: NOON + 1000 }
      await players().ban({ ...ban, until: null })
      await players().ban(ban)
      await nodes.reopen()
      expect(await players().banOf('ann')).toEqual(ban)
      expect(await players().banOf('ben')).toBeUndefined()
      expect(await players().unban('ann')).toBe(true)
      expect(await players().unban('ann')).toBe(false)
      expect(await players().banOf('ann')).toBeUndefined()
    })

    test('of a player who does not exist is refused', async () => {
      const ban = { player: 'ghost', reason: '', at: NOON, until: null }
      await expect(players().ban(ban)).rejects.toThrow('no player')
    })
  })

  test('all sessions of one player end together', async () => {
    await addSamplePlayer(nodes.storage, 'ann')
    await addSamplePlayer(nodes.storage, 'ben')
    await players().addSession(session('ann-2', 'ann'))
    expect((await players().revokeAllOf('ann')).toSorted()).toEqual(['ann-1', 'ann-2'])
    expect(await players().bearer('hash of ann-2')).toBeUndefined()
    expect(await players().sessions('ben')).toHaveLength(1)
  })
}
