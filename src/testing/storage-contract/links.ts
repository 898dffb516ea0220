import { describe, expect, test } from 'vitest'
import type { StorageNodes } from './nodes.ts'
import { NOON } from './samples.ts'

export function describeLinks(nodes: StorageNodes): void {
  const links = () => nodes.storage.links

  describe('short links', () => {
    const link = { code: 'k7plum23', path: '/replay#abc', usedAt: NOON }

    test('are found by their code, and the first path of a code stays', async () => {
      await links().save(link)
      await links().save({ ...link, path: '/another' })
      await nodes.reopen()
      expect(await links().find('k7plum23')).toEqual(link)
      expect(await links().find('nothing')).toBeUndefined()
    })

    test('are listed in the order of their codes, and deleted one by one', async () => {
      for (const code of ['c', 'a', 'b']) await links().save({ ...link, code })
      expect((await links().list('')).map(({ code }) => code)).toEqual(['a', 'b', 'c'])
      expect((await links().list('a')).map(({ code }) => code)).toEqual(['b', 'c'])
      await links().delete('b')
      expect(await links().find('b')).toBeUndefined()
      expect(await links().list('c')).toEqual([])
    })

    test('that nobody has opened for long are deleted', async () => {
      await links().save(link)
      await links().save({ ...link, code: 'opened' })
      await links().used('opened', NOON + 10)
      await links().used('opened', NOON + 5)
      await links().deleteUnused(NOON + 10)
      expect(await links().find('k7plum23')).toBeUndefined()
      expect(await links().find('opened')).toMatchObject({ usedAt: NOON + 10 })
    })
  })
}
