import { describe, expect, test } from 'vitest'
import type { PlayerReplacement } from '#server/storage/administration.ts'
import type { StorageNodes } from './nodes.ts'
import { addSamplePlayer, finishSampleGame, NOON, openSampleTable, person, result } from './samples.ts'

export function describeDeletion(nodes: StorageNodes): void {
  const administration = () => nodes.storage.administration

  async function replace(replacement: PlayerReplacement): Promise<void> {
    let from: number | undefined = 0
    while (from !== undefined) from = await administration().replacePlayer(replacement, from)
  }

  async function addAnnAndBen(): Promise<void> {
    await addSamplePlayer(nodes.storage, 'ann')
    await addSamplePlayer(nodes.storage, 'ben')
    await nodes.storage.players.claim('ann', 'ANN', 'hash')
    await finishSampleGame(nodes.storage, 'g', { rated: true })
    await openSampleTable(nodes.storage, 't')
  }

  test('the seeds of a player’s finished games are known', async () => {
    await addAnnAndBen()
    expect(await administration().seedsOf('ann')).toEqual(['the seed of g'])
    expect(await administration().seedsOf('eve')).toEqual([])
  })

  describe('a player whose name is replaced', () => {
    test('has the new name in logs, seats and results, and stays the same player', async () => {
      await addAnnAndBen()
      await replace({ player: 'ann', name: 'Anna', anonymous: false })
      const anna = { kind: 'person', id: 'ann', name: 'Anna' }
      const logged = (await nodes.storage.tables.load('t'))?.entries
      expect(logged).toEqual([{ at: NOON, action: { do: 'sit', seat: 0, sitter: anna } }])
      expect((await administration().table('t'))?.seats).toEqual([anna, null])
      const [game] = await nodes.storage.history.games('ann', { limit: 10 })
      expect(game?.seats).toMatchObject([{ player: anna, rating: expect.any(Number) }, {}])
      expect(game?.seats[1]?.player).toMatchObject(person('ben'))
    })
  })

  describe('a deleted player', () => {
    test('is gone, and nothing that is stored names them', async () => {
      await addAnnAndBen()
      await nodes.storage.players.ban({ player: 'ann', reason: 'rude', at: NOON, until: null })
      await nodes.storage.reports.add({ player: 'ann', name: 'ANN', reporter: 'ben', at: NOON })
      await nodes.storage.reports.add({ player: 'ben', name: 'BEN', reporter: 'ann', at: NOON })
      const sitAgain = {
        table: 't',
        seq: 2,
        entry: { at: NOON, action: { do: 'move', seat: 0, text: 'a1' }, command: 'ann/7' },
        summary: { deadline: null },
      } as const
      await nodes.storage.tables.append(sitAgain)
      await replace({ player: 'ann', name: 'Deleted player', anonymous: true })
      await administration().deletePlayer('ann')
      await nodes.reopen()
      expect(await nodes.storage.players.find('ann')).toBeUndefined()
      expect(await nodes.storage.players.claimedBy('ann')).toBeUndefined()
      expect(await nodes.storage.players.bearer('hash of ann-1')).toBeUndefined()
      expect(await nodes.storage.players.banOf('ann')).toBeUndefined()
      expect(await nodes.storage.history.games('ann', { limit: 10 })).toEqual([])
      expect(await nodes.storage.history.rating('ann', 'obstruction')).toBeUndefined()
      const reports = await nodes.storage.reports.list({ closed: true, limit: 10 })
      expect(reports).toMatchObject([{ player: 'ben', reporter: null }])
      const everything = JSON.stringify([
        await administration().audit(0),
        await nodes.storage.tables.load('t'),
        await nodes.storage.history.find('g'),
        await administration().tables({ limit: 10 }),
      ])
      expect(everything).not.toMatch(/\bann\b/i)
      expect(everything).toContain('Deleted player')
    })

    test('leaves finished games with their results to the opponents', async () => {
      await addAnnAndBen()
      const rating = await nodes.storage.history.rating('ben', 'obstruction')
      await replace({ player: 'ann', name: 'Deleted player', anonymous: true })
      await administration().deletePlayer('ann')
      const deleted = { kind: 'person', id: 'deleted-1', name: 'Deleted player', here: false }
      const [game] = await nodes.storage.history.games('ben', { limit: 10 })
      expect(game).toMatchObject({ reason: result('g').reason, rated: true })
      expect(game?.seats[0]).toEqual({ player: deleted, won: true })
      expect(game?.seats[1]).toMatchObject({ player: { id: 'ben' }, won: false, rating })
      expect(await nodes.storage.history.statistics('ben')).toMatchObject([{ losses: 1, rating: { rating } }])
      expect(await nodes.storage.history.statistics('deleted-1')).toEqual([])
    })
  })
}
