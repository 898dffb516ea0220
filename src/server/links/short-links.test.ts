import { describe, expect, test } from 'vitest'
import { encodeReplay, replayPath } from '#app/replay-link.ts'
import { loadGame } from '#games/catalog.ts'
import { defaultParams } from '#kernel/options.ts'
import { openTable } from '#table/act.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { LINK_MS, openShortLinks } from './short-links.ts'

const DAY_MS = 86_400_000

async function replayLink(seed: string): Promise<string> {
  const { rules } = (await loadGame('obstruction'))!
  const { record } = openTable(rules, defaultParams<object>(rules.options), seed, 0)
  const players = [{ kind: 'person', name: 'Ann' } as const, { kind: 'computer', level: 'casual' } as const]
  return replayPath(await encodeReplay({ players, record }))
}

describe('a short link', () => {
  test('leads to the path it was made for, and the same path gets the same one', async () => {
    const links = openShortLinks(openMemoryStorage().links, () => 0)
    const path = await replayLink('one')
    const made = await links.shorten(path)
    if (!made.ok) throw new Error(made.rejection.code)
    expect(made.value.code).toMatch(/^[a-z2-9]{8}$/)
    expect(await links.resolve(made.value.code)).toBe(path)
    expect(await links.shorten(path)).toEqual(made)
    expect(await links.shorten(await replayLink('two'))).not.toEqual(made)
    expect(await links.resolve('nothing')).toBeUndefined()
  })

  test('of another path with the same code does not lead there', async () => {
    const storage = openMemoryStorage().links
    const links = openShortLinks(storage, () => 0)
    const path = await replayLink('one')
    const first = await links.shorten(path)
    const taken = openMemoryStorage().links
    if (first.ok) await taken.save({ code: first.value.code, path: '/solitudo?puzzle=1', usedAt: 0 })
    const made = await openShortLinks(taken, () => 0).shorten(path)
    expect(made).toMatchObject({ ok: true })
    expect(made).not.toEqual(first)
  })

  test.each([
    '/replay#nonsense',
    '/replay#',
    '/settings',
    '//evil.example',
    'https://evil.example/',
    'solitudo',
    '/t/K7-PLUM',
    '/games/id',
  ])('is not made for %s', async path => {
    const links = openShortLinks(openMemoryStorage().links, () => 0)
    expect(await links.shorten(path)).toMatchObject({ rejection: { code: 'not-shareable' } })
  })

  test('stays as long as somebody opens it once a year', async () => {
    const storage = openMemoryStorage().links
    let now = 0
    const links = openShortLinks(storage, () => now)
    const made = await links.shorten('/solitudo?puzzle=12-21')
    if (!made.ok) throw new Error(made.rejection.code)
    now = LINK_MS - DAY_MS
    await links.resolve(made.value.code)
    now = LINK_MS + DAY_MS
    await storage.deleteUnused(now - LINK_MS)
    expect(await links.resolve(made.value.code)).toBe('/solitudo?puzzle=12-21')
  })
})
