import { describe, expect, test } from 'vitest'
import type { PurgeKind } from '#server/storage/administration.ts'
import type { StorageNodes } from './nodes.ts'
import {
  addSamplePlayer,
  closed,
  finishSampleGame,
  NOON,
  openSampleTable,
  person,
  playing,
  session,
} from './samples.ts'

export function describePurges(nodes: StorageNodes): void {
  const administration = () => nodes.storage.administration

  describe('a purge', () => {
    const purge = async (kind: PurgeKind, before: number, dryRun = false) => {
      let count = 0
      let from: string | undefined = ''
      while (from !== undefined) {
        const progress = await administration().purge({ kind, before, from, dryRun })
        count += progress.count
        from = progress.next
      }
      return count
    }

    test('of sessions ends those that were not used since', async () => {
      await addSamplePlayer(nodes.storage, 'ann')
      await nodes.storage.players.addSession(session('ann-2', 'ann', { seenAt: NOON + 10 }))
      expect(await purge('sessions', NOON + 10, true)).toBe(1)
      expect(await purge('sessions', NOON + 10)).toBe(1)
      expect((await nodes.storage.players.sessions('ann')).map(({ id }) => id)).toEqual(['ann-2'])
    })

    test('of guests spares those who were seen since, have games, sit at a table, are banned or claimed', async () => {
      for (const id of ['gone', 'seen', 'ann', 'ben', 'banned', 'claimed', 'new'])
        await addSamplePlayer(nodes.storage, id, { createdAt: id === 'new' ? NOON + 10 : NOON })
      await nodes.storage.players.seen('seen-1', NOON + 10)
      await nodes.storage.players.ban({ player: 'banned', reason: '', at: NOON, until: null })
      await nodes.storage.players.claim('claimed', 'Claimed', 'hash')
      await openSampleTable(nodes.storage, 't')
      await finishSampleGame(nodes.storage, 'g', {
        seats: [
          { sitter: person('ben'), won: true },
          { sitter: person('eve'), won: false },
        ],
      })
      expect(await purge('guests', NOON + 10, true)).toBe(1)
      expect(await purge('guests', NOON + 10)).toBe(1)
      expect(await nodes.storage.players.find('gone')).toBeUndefined()
      expect(await nodes.storage.players.bearer('hash of gone-1')).toBeUndefined()
      for (const id of ['seen', 'ann', 'ben', 'banned', 'claimed', 'new'])
        expect(await nodes.storage.players.find(id)).toBeDefined()
    })

    test('of closed tables deletes them with their logs, and no other table', async () => {
      for (const id of ['t1', 't2', 't3']) await openSampleTable(nodes.storage, id)
      const close = (at: number) => ({ at, action: { do: 'close' } }) as const
      await nodes.storage.tables.append({ table: 't1', seq: 2, entry: close(NOON + 1), summary: closed })
      await nodes.storage.tables.append({ table: 't2', seq: 2, entry: close(NOON + 50), summary: closed })
      expect(await purge('closed', NOON + 50)).toBe(1)
      expect(await nodes.storage.tables.load('t1')).toBeUndefined()
      expect(await nodes.storage.tables.find('K7-t1')).toBeUndefined()
      expect(await nodes.storage.tables.load('t2')).toBeDefined()
      expect(await nodes.storage.tables.load('t3')).toBeDefined()
    })

    test('of logs keeps the results, and the table cannot be opened any more', async () => {
      await finishSampleGame(nodes.storage, 'g')
      await openSampleTable(nodes.storage, 't', playing())
      expect(await purge('logs', NOON + 5, true)).toBe(1)
      expect(await purge('logs', NOON + 5)).toBe(1)
      expect(await purge('logs', NOON + 5)).toBe(0)
      expect(await nodes.storage.tables.load('g')).toBeUndefined()
      expect(await nodes.storage.tables.find('K7-g')).toBeUndefined()
      expect(await nodes.storage.history.find('g')).toMatchObject({ reason: 'blocked' })
      expect(await administration().table('g')).toMatchObject({ seq: 0, phase: 'over' })
      expect(await nodes.storage.tables.load('t')).toBeDefined()
    })
  })
}
