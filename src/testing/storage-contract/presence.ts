import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'

export function describePresence(houses: StorageNodes): void {
  const presence = () => houses.storage.presence
  const visit = (player: string, connection: string, table = 't') => ({ table, player, connection })

  describe('presence', () => {
    test('[F7] lasts until the last of a player’s connections is gone', async () => {
      await presence().arrive(visit('ann', 'one'))
      await presence().arrive(visit('ann', 'two'))
      await presence().arrive(visit('ben', 'three'))
      expect([...(await presence().at('t'))].sort()).toEqual(['ann', 'ben'])
      await presence().depart(visit('ann', 'one'))
      expect(await presence().at('t')).toContain('ann')
      await presence().depart(visit('ann', 'two'))
      expect(await presence().at('t')).toEqual(['ben'])
    })

    test('is of one table', async () => {
      await presence().arrive(visit('ann', 'one', 't'))
      await presence().arrive(visit('ann', 'one', 'u'))
      await presence().depart(visit('ann', 'one', 't'))
      expect(await presence().at('t')).toEqual([])
      expect(await presence().at('u')).toEqual(['ann'])
    })

    test('[F7] bears to be told twice, and in the wrong order', async () => {
      await presence().arrive(visit('ann', 'one'))
      await presence().arrive(visit('ann', 'one'))
      await presence().depart(visit('ann', 'one'))
      expect(await presence().at('t')).toEqual([])
      await presence().depart(visit('ann', 'one'))
      expect(await presence().at('t')).toEqual([])
    })

    test('[F1] in a house that is gone is forgotten on opening', async () => {
      await presence().arrive(visit('ann', 'one'))
      await houses.reopen()
      expect(await presence().at('t')).toEqual([])
    })
  })
}
