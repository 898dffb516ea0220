import { expect, test } from 'vitest'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { UnfinishedTables } from './unfinished-tables.ts'

const MOST = 3

function openTables() {
  const stored: LobbyTable[] = []
  const unfinished = new UnfinishedTables({ tables: { of: async () => stored }, most: MOST })
  const open = () =>
    unfinished.open('ann', async () => {
      await new Promise(resolve => setImmediate(resolve))
      stored.push({} as LobbyTable)
      return { ok: true, value: 'opened' } as const
    })
  return { stored, unfinished, open }
}

test('[F16] a player has a limited number of unfinished tables, also with many requests at once', async () => {
  const { stored, open } = openTables()
  const results = await Promise.all(Array.from({ length: 20 }, open))
  expect(stored).toHaveLength(MOST)
  expect(results.filter(({ ok }) => ok)).toHaveLength(MOST)
  expect(await open()).toEqual({
    ok: false,
    rejection: { code: 'too-many-unfinished-tables', details: { most: MOST } },
  })
})

test('a finished table, and one that could not be opened, makes room for the next', async () => {
  const { stored, unfinished, open } = openTables()
  for (let count = 0; count < MOST; count++) await open()
  stored.pop()
  await expect(unfinished.open('ann', () => Promise.reject(new Error('disk full')))).rejects.toThrow(
    'disk full',
  )
  expect((await open()).ok).toBe(true)
})
