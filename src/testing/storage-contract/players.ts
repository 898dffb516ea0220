import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'
import { addSamplePlayer, guest, NOON, session } from './samples.ts'

const DAY = 86_400_000

export function describePlayers(nodes: StorageNodes): void {
  describePlayer(nodes)
  describeNames(nodes)
  describeSessions(nodes)
}

function describePlayer(nodes: StorageNodes): void {
  const players = () => nodes.storage.players

  describe('a player', () => {
    test('is found by id and by the hash of a token, also after a restart', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await nodes.reopen()
      expect(await players().find('ann')).toEqual(guest('ann'))
      const bearer = { session: session('ann-1', 'ann'), player: guest('ann') }
      expect(await players().bearer('hash of ann-1')).toEqual(bearer)
      expect(await players().find('nobody')).toBeUndefined()
      expect(await players().bearer('another hash')).toBeUndefined()
    })

    test('who was never added cannot be renamed, claim a name or get a session', async () => {
      await expect(players().rename('ghost', 'Ghost')).rejects.toThrow('no player')
      await expect(players().claim('ghost', 'Ghost', 'secret')).rejects.toThrow('no player')
      await expect(players().addSession(session('s', 'ghost'))).rejects.toThrow()
      expect(await players().claimedBy('Ghost')).toBeUndefined()
    })

    test('added twice exists once', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      expect(await players().add(guest('ann'), session('ann-1', 'ann'))).toBe(true)
      expect(await players().sessions('ann')).toHaveLength(1)
    })
  })
}

function describeNames(nodes: StorageNodes): void {
  const players = () => nodes.storage.players

  describe('a name', () => {
    test('may be used by several guests', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await addSamplePlayer(nodes.storage, 'ben', { name: 'ann' })
      expect(await players().rename('ben', 'Ann')).toBe(true)
      expect((await players().find('ben'))?.name).toBe('Ann')
      expect(await players().claimedBy('ann')).toBeUndefined()
    })

    test('that is claimed is refused to everyone else, in any case and Unicode form', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await addSamplePlayer(nodes.storage, 'ben')
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

    test('that looks like a claimed one is refused to everyone but its player', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await addSamplePlayer(nodes.storage, 'ben')
      await players().claim('ann', 'Annie', 'hash')
      for (const name of ['\u0410nnie', 'Ann\u0456e', 'Annle', 'AnnIe']) {
        expect(await players().isTaken('ben', name)).toBe(true)
        expect(await players().rename('ben', name)).toBe(false)
        expect(await players().claim('ben', name, 'other')).toBe(false)
        expect(await players().add(guest('eve', { name }), session('eve-1', 'eve'))).toBe(false)
        expect(await players().isTaken('ann', name)).toBe(false)
      }
      expect(await players().claimedBy('\u0410nnie')).toBeUndefined()
      expect(await players().isTaken('ben', 'Anna')).toBe(false)
      expect(await players().rename('ann', '\u0410nnie')).toBe(true)
      expect(await players().rename('ann', 'Bea')).toBe(true)
      expect(await players().rename('ben', 'Annie')).toBe(true)
    })

    test('stays claimed when its player changes its case, the name or the password', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await addSamplePlayer(nodes.storage, 'ben')
      await players().claim('ann', 'Ann', 'hash')
      expect(await players().rename('ann', 'ANN')).toBe(true)
      expect(await players().claim('ann', 'ANN', 'new hash')).toBe(true)
      expect(await players().rename('ann', 'Anna')).toBe(true)
      expect(await players().claimedBy('anna')).toEqual(guest('ann', { name: 'Anna', password: 'new hash' }))
      expect(await players().claim('ben', 'Ann', 'hash')).toBe(true)
      expect(await players().rename('ann', 'Ann')).toBe(false)
    })

    test('claimed by many concurrently is given to one', async () => {
      const secondNode = await nodes.openAnother()
      const ids = Array.from({ length: 12 }, (_, number) => `p${number}`)
      await Promise.all(ids.map(id => addSamplePlayer(nodes.storage, id)))
      const results = await Promise.all(
        ids.map((id, number) => {
          const { players } = number % 2 === 0 ? nodes.storage : secondNode
          return players.claim(id, number % 3 === 0 ? 'QUEEN' : 'Queen', `hash of ${id}`)
        }),
      )
      expect(results.filter(isClaimed => isClaimed)).toHaveLength(1)
      const winner = ids[results.indexOf(true)]!
      expect(await players().claimedBy('queen')).toMatchObject({ id: winner, password: `hash of ${winner}` })
    })
  })
}

function describeSessions(nodes: StorageNodes): void {
  const players = () => nodes.storage.players

  describe('a session', () => {
    test('is listed with the player’s others, the last seen first', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
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

    test('is seen at an earlier time only if its own is more than a day ahead', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      const seenAt = async () => (await players().sessions('ann'))[0]!.seenAt
      await players().seen('ann-1', NOON + 365 * DAY)
      await players().seen('ann-1', NOON + 364 * DAY)
      expect(await seenAt()).toBe(NOON + 365 * DAY)
      await players().seen('ann-1', NOON + 5)
      expect(await seenAt()).toBe(NOON + 5)
    })

    test('that is revoked is not found any more, and only its player can revoke it', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await addSamplePlayer(nodes.storage, 'ben')
      expect(await players().revoke('ben', 'ann-1')).toBe(false)
      expect(await players().bearer('hash of ann-1')).toBeDefined()
      expect(await players().revoke('ann', 'ann-1')).toBe(true)
      expect(await players().revoke('ann', 'ann-1')).toBe(false)
      expect(await players().bearer('hash of ann-1')).toBeUndefined()
      expect(await players().find('ann')).toBeDefined()
    })

    test('remains when all others of its player are revoked, and sessions of other players are not affected', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await addSamplePlayer(nodes.storage, 'ben')
      await players().addSession(session('ann-2', 'ann'))
      await players().addSession(session('ann-3', 'ann'))
      await players().revokeOthers('ann', 'ann-2')
      expect((await players().sessions('ann')).map(({ id }) => id)).toEqual(['ann-2'])
      expect(await players().sessions('ben')).toHaveLength(1)
    })
  })
}
