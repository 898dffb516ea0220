import { beforeEach, describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'
import { NOON } from './samples.ts'

export function describePresence(nodes: StorageNodes): void {
  const presence = () => nodes.storage.presence
  const presenceRow = (player: string, connection: string, table = 't') => ({
    ...{ node: 'node', table, player, connection },
  })

  describe('presence', () => {
    beforeEach(() => nodes.storage.nodes.renew('node'))

    test('[F7] lasts until the last connection of a player has left', async () => {
      await presence().arrive(presenceRow('ann', 'one'))
      await presence().arrive(presenceRow('ann', 'two'))
      await presence().arrive(presenceRow('ben', 'three'))
      expect([...(await presence().at('t'))].sort()).toEqual(['ann', 'ben'])
      await presence().depart(presenceRow('ann', 'one'), NOON)
      expect(await presence().at('t')).toContain('ann')
      await presence().depart(presenceRow('ann', 'two'), NOON)
      expect(await presence().at('t')).toEqual(['ben'])
    })

    test('is separate for each table', async () => {
      await presence().arrive(presenceRow('ann', 'one', 't'))
      await presence().arrive(presenceRow('ann', 'one', 'u'))
      await presence().depart(presenceRow('ann', 'one', 't'), NOON)
      expect(await presence().at('t')).toEqual([])
      expect(await presence().at('u')).toEqual(['ann'])
    })

    test('[F7] the last connection to close tells when the player was last heard on any of them', async () => {
      for (const connection of ['one', 'two', 'three'])
        await presence().arrive(presenceRow('ann', connection))
      await presence().arrive(presenceRow('ben', 'four'))
      expect(await presence().depart(presenceRow('ann', 'two'), NOON + 9)).toBe(NOON + 9)
      expect(await presence().depart(presenceRow('ann', 'one'), NOON + 5)).toBe(NOON + 9)
      expect(await presence().depart(presenceRow('ann', 'three'), NOON + 7)).toBe(NOON + 9)
      expect(await presence().depart(presenceRow('ben', 'four'), NOON)).toBe(NOON)
    })

    test('[F7] tolerates duplicate and out-of-order calls', async () => {
      await presence().arrive(presenceRow('ann', 'one'))
      await presence().arrive(presenceRow('ann', 'one'))
      await presence().depart(presenceRow('ann', 'one'), NOON)
      expect(await presence().at('t')).toEqual([])
      await presence().depart(presenceRow('ann', 'one'), NOON)
      expect(await presence().at('t')).toEqual([])
    })
  })
}
