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
