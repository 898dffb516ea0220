import { describe, expect, test } from 'vitest'
import type { StoredPuzzle } from '#server/storage/puzzle-storage.ts'
import type { StorageNodes } from './nodes.ts'
import { addSamplePlayer, NOON } from './samples.ts'

export function describePuzzles(nodes: StorageNodes): void {
  const puzzles = () => nodes.storage.puzzles
  const list = (more: object = {}) =>
    puzzles().list({ game: 'solitudo', order: 'newest', limit: 10, from: 0, ...more })

  const plum: StoredPuzzle = {
    id: 'plum',
    game: 'solitudo',
    params: '{"puzzle":"43115/35234/14453/12231/41321"}',
    title: 'Plum stones',
    player: 'ann',
    facts: { size: 5, grade: 'steady' },
    publishedAt: NOON,
  }
  const pear = { ...plum, id: 'pear', params: '{"puzzle":"other"}', title: 'Pear', publishedAt: NOON + 1 }

  describe('published puzzles', () => {
    test('are listed with the present name of their author, and published once', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      expect(await puzzles().publish(plum)).toBe(true)
      expect(await puzzles().publish({ ...plum, id: 'again', title: 'Again' })).toBe(false)
      await nodes.storage.players.rename('ann', 'Anna')
      await nodes.reopen()
      const { player: _, ...listed } = plum
      expect(await list()).toEqual([
        {
          ...listed,
          author: { id: 'ann', name: 'Anna' },
          likes: 0,
          solved: 0,
          mine: { isLiked: false, isSolved: false },
        },
      ])
      expect(await puzzles().find('solitudo', plum.params)).toEqual(plum)
      expect(await puzzles().get('plum')).toEqual(plum)
      expect(await puzzles().find('solitudo', pear.params)).toBeUndefined()
      expect(await puzzles().countOf('ann')).toBe(1)
    })

    test('are listed by age or by likes, page by page, for one game', async () => {
      await puzzles().publish(plum)
      await puzzles().publish(pear)
      await puzzles().publish({ ...pear, id: 'word', game: 'worderly' })
      await puzzles().like('plum', 'bob', true)
      const ids = async (more: object = {}) => (await list(more)).map(({ id }) => id)
      expect(await ids()).toEqual(['pear', 'plum'])
      expect(await ids({ order: 'liked' })).toEqual(['plum', 'pear'])
      expect(await ids({ limit: 1 })).toEqual(['pear'])
      expect(await ids({ from: 1 })).toEqual(['plum'])
    })

    test('count each like once, and one can be taken back', async () => {
      await puzzles().publish(plum)
      expect(await puzzles().like('plum', 'bob', true)).toBe(true)
      expect(await puzzles().like('plum', 'bob', true)).toBe(true)
      await puzzles().like('plum', 'cid', true)
      await puzzles().like('plum', 'cid', false)
      expect(await list({ player: 'bob' })).toMatchObject([{ likes: 1, mine: { isLiked: true } }])
      expect(await list({ player: 'cid' })).toMatchObject([{ likes: 1, mine: { isLiked: false } }])
      expect(await puzzles().like('nothing', 'bob', true)).toBe(false)
    })

    test('keep the first time of each player; one with hints counts as solved, without a time', async () => {
      await puzzles().publish(plum)
      expect(await list()).not.toMatchObject([{ bestMs: expect.anything() }])
      await puzzles().solve('plum', 'bob', 90_000)
      await puzzles().solve('plum', 'bob', 10_000)
      await puzzles().solve('plum', 'cid', null)
      await puzzles().solve('plum', 'dan', 30_000)
      await puzzles().solve('nothing', 'dan', 30_000)
      expect(await list({ player: 'bob' })).toMatchObject([
        { solved: 3, bestMs: 30_000, medianMs: 90_000, mine: { isSolved: true, ms: 90_000 } },
      ])
      const [asCid] = await list({ player: 'cid' })
      expect(asCid!.mine).toEqual({ isLiked: false, isSolved: true })
    })

    test('that are removed take their likes and times along', async () => {
      await puzzles().publish(plum)
      await puzzles().like('plum', 'bob', true)
      await puzzles().solve('plum', 'bob', 1)
      expect(await puzzles().remove('plum')).toBe(true)
      expect(await puzzles().remove('plum')).toBe(false)
      await puzzles().publish(plum)
      expect(await list({ player: 'bob' })).toMatchObject([{ likes: 0, solved: 0 }])
    })

    test('stay without an author when their player is forgotten, whose likes and times go', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await puzzles().publish(plum)
      await puzzles().publish({ ...pear, player: 'bob' })
      await puzzles().like('pear', 'ann', true)
      await puzzles().solve('pear', 'ann', 1)
      await puzzles().forget('ann')
      const [second, first] = await list()
      expect(second).toMatchObject({ likes: 0, solved: 0 })
      expect(first).not.toHaveProperty('author')
    })
  })
}
