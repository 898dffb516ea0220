import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'
import { addSamplePlayer, guest, NOON, session } from './samples.ts'

export function describePlayers(houses: StorageNodes): void {
  const players = () => houses.storage.players

  describe('a player', () => {
    test('is found by id and by the hash of a token, and outlives the house', async () => {
      await addSamplePlayer(houses.storage, 'ann')
      await houses.reopen()
      expect(await players().find('ann')).toEqual(guest('ann'))
      const bearer = { session: session('ann-1', 'ann'), player: guest('ann') }
      expect(await players().bearer('hash of ann-1')).toEqual(bearer)
      expect(await players().find('nobody')).toBeUndefined()
      expect(await players().bearer('another hash')).toBeUndefined()
    })

    test('who was never added cannot be renamed, claim a name or have a session', async () => {
      await expect(players().rename('ghost', 'Ghost')).rejects.toThrow('no player')
      await expect(players().claim('ghost', 'Ghost', 'secret')).rejects.toThrow('no player')
      await expect(players().addSession(session('s', 'ghost'))).rejects.toThrow()
      expect(await players().claimedBy('Ghost')).toBeUndefined()
    })

    test('added twice is one player', async () => {
      await addSamplePlayer(houses.storage, 'ann')
      expect(await players().add(guest('ann'), session('ann-1', 'ann'))).toBe(true)
      expect(await players().sessions('ann')).toHaveLength(1)
    })
  })

  describe('a name', () => {
    test('may be borne by several guests', async () => {
      await addSamplePlayer(houses.storage, 'ann')
      await addSamplePlayer(houses.storage, 'ben', { name: 'ann' })
      expect(await players().rename('ben', 'Ann')).toBe(true)
      expect((await players().find('ben'))?.name).toBe('Ann')
      expect(await players().claimedBy('ann')).toBeUndefined()
    })

    test('that is claimed is nobody else’s, in whatever case and form it is written', async () => {
      await addSamplePlayer(houses.storage, 'ann')
      await addSamplePlayer(houses.storage, 'ben')
      expect(await players().claim('ann', 'Zoë', 'hash')).toBe(true)
      const claimed = guest('ann', { name: 'Zoë', password: 'hash' })
      for (const name of ['Zoë', 'ZOË', 'Zoe\u0308', 'ｚｏë']) {
        expect(await players().claimedBy(name)).toEqual(claimed)
        expect(await players().rename('ben', name)).toBe(false)
        expect(await players().claim('ben', name, 'other')).toBe(false)
        expect(await players().add(guest('eve', { name }), session('eve-1', 'eve'))).toBe(false)
      }
      expect(await players().find('ben')).toEqual(guest('ben'))
      expect(await players().find('eve')).toBeUndefined()
      expect(await players().bearer('hash of eve-1')).toBeUndefined()
    })

    test('goes with its player to a new writing, a new name, a new password', async () => {
      await addSamplePlayer(houses.storage, 'ann')
      await addSamplePlayer(houses.storage, 'ben')
      await players().claim('ann', 'Ann', 'hash')
      expect(await players().rename('ann', 'ANN')).toBe(true)
      expect(await players().claim('ann', 'ANN', 'new hash')).toBe(true)
      expect(await players().rename('ann', 'Anna')).toBe(true)
      expect(await players().claimedBy('anna')).toEqual(guest('ann', { name: 'Anna', password: 'new hash' }))
      expect(await players().claim('ben', 'Ann', 'hash')).toBe(true)
      expect(await players().rename('ann', 'Ann')).toBe(false)
    })

    test('claimed by many at once is given to one', async () => {
      const houseTwo = await houses.openAnother()
      const ids = Array.from({ length: 12 }, (_, number) => `p${number}`)
      await Promise.all(ids.map(id => addSamplePlayer(houses.storage, id)))
      const answers = await Promise.all(
        ids.map((id, number) => {
          const { players } = number % 2 === 0 ? houses.storage : houseTwo
          return players.claim(id, number % 3 === 0 ? 'QUEEN' : 'Queen', `hash of ${id}`)
        }),
      )
      expect(answers.filter(given => given)).toHaveLength(1)
      const winner = ids[answers.indexOf(true)]!
      expect(await players().claimedBy('queen')).toMatchObject({ id: winner, password: `hash of ${winner}` })
    })
  })

  describe('a session', () => {
    test('is one of several, the last seen first', async () => {
      await addSamplePlayer(houses.storage, 'ann')
      const phone = session('ann-2', 'ann', { device: 'a phone', seenAt: NOON + 5 })
      await players().addSession(phone)
      expect(await players().sessions('ann')).toEqual([phone, session('ann-1', 'ann')])
      await players().seen('ann-1', NOON + 9)
      await players().seen('ann-2', NOON + 1)
      await players().seen('nowhere', NOON)
      const [first, second] = await players().sessions('ann')
      expect(first).toMatchObject({ id: 'ann-1', seenAt: NOON + 9 })
      expect(second).toEqual(phone)
    })

    test('that is revoked bears nobody any more, and only its player can revoke it', async () => {
      await addSamplePlayer(houses.storage, 'ann')
      await addSamplePlayer(houses.storage, 'ben')
      expect(await players().revoke('ben', 'ann-1')).toBe(false)
      expect(await players().bearer('hash of ann-1')).toBeDefined()
      expect(await players().revoke('ann', 'ann-1')).toBe(true)
      expect(await players().revoke('ann', 'ann-1')).toBe(false)
      expect(await players().bearer('hash of ann-1')).toBeUndefined()
      expect(await players().find('ann')).toBeDefined()
    })

    test('is kept when all others of its player are revoked, and nobody else’s are touched', async () => {
      await addSamplePlayer(houses.storage, 'ann')
      await addSamplePlayer(houses.storage, 'ben')
      await players().addSession(session('ann-2', 'ann'))
      await players().addSession(session('ann-3', 'ann'))
      await players().revokeOthers('ann', 'ann-2')
      expect((await players().sessions('ann')).map(({ id }) => id)).toEqual(['ann-2'])
      expect(await players().sessions('ben')).toHaveLength(1)
    })
  })
}
