import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'

export function describePresence(nodes: StorageNodes): void {
  const presence = () => nodes.storage.presence
  const presenceRow = (player: string, connection: string, table = 't') => ({ table, player, connection })

  describe('presence', () => {
    test('[F7] lasts until the last connection of a player has left', async () => {
      await presence().arrive(presenceRow('ann', 'one'))
      await presence().arrive(presenceRow('ann', 'two'))
      await presence().arrive(presenceRow('ben', 'three'))
      expect([...(await presence().at('t'))].sort()).toEqual(['ann', 'ben'])
      await presence().depart(presenceRow('ann', 'one'))
      expect(await presence().at('t')).toContain('ann')
      await presence().depart(presenceRow('ann', 'two'))
      expect(await presence().at('t')).toEqual(['ben'])
    })

    test('is separate for each table', async () => {
      await presence().arrive(presenceRow('ann', 'one', 't'))
      await presence().arrive(presenceRow('ann', 'one', 'u'))
      await presence().depart(presenceRow('ann', 'one', 't'))
      expect(await presence().at('t')).toEqual([])
      expect(await presence().at('u')).toEqual(['ann'])
    })

    test('[F7] tolerates duplicate and out-of-order calls', async () => {
      await presence().arrive(presenceRow('ann', 'one'))
      await presence().arrive(presenceRow('ann', 'one'))
      await presence().depart(presenceRow('ann', 'one'))
      expect(await presence().at('t')).toEqual([])
      await presence().depart(presenceRow('ann', 'one'))
      expect(await presence().at('t')).toEqual([])
    })

    test('[F1] from before a restart is discarded', async () => {
      await presence().arrive(presenceRow('ann', 'one'))
      await nodes.reopen()
      expect(await presence().at('t')).toEqual([])
    })
  })
}
