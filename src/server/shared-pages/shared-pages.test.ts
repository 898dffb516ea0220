import { describe, expect, test } from 'vitest'
import { encodeReplay, replayPath } from '#app/replay-link.ts'
import { loadGame } from '#games/catalog.ts'
import type { GameRecord } from '#protocol/api.ts'
import { act, openTable } from '#table/act.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { openShortLinks } from '../links/short-links.ts'
import { openGraphTags, originOf } from './open-graph.ts'
import { openSharedPages } from './shared-pages.ts'

const players = [
  { kind: 'person', name: 'Ann "<b>"' },
  { kind: 'person', name: 'Ben' },
] as const

/** A game of Obstruction that Ann has won. */
async function finishedGame() {
  const { rules } = (await loadGame('obstruction'))!
  const params = { size: 'agreed', rows: 5, cols: 5, starter: 'first', clock: false }
  let table = openTable(rules, params, 'a seed', 0)
  for (const action of [
    { do: 'move', seat: 0, text: 'c3' },
    { do: 'resign', seat: 1 },
  ] as const) {
    const next = act(table, action, 1)
    if (!next.ok) throw new Error(next.rejection.code)
    table = next.value
  }
  return { players, record: table.record }
}

async function openPages() {
  const saved = await finishedGame()
  const shortLinks = openShortLinks(openMemoryStorage().links, () => 0)
  const made = await shortLinks.shorten(replayPath(await encodeReplay(saved)))
  if (!made.ok) throw new Error(made.rejection.code)
  const seats = players.map(player => ({ player: { ...player, id: player.name, here: false } }))
  const record = { finished: { seats }, record: saved.record } as unknown as GameRecord
  const pages = openSharedPages({
    shortLinks,
    recordOf: async id => (id === 'known' ? record : undefined),
    loadGame,
  })
  return { pages, path: `/s/${made.value.code}` }
}

describe('a shared page', () => {
  test('with a finished game says who won, and shows the board', async () => {
    const { pages, path } = await openPages()
    for (const shared of [path, '/games/known']) {
      expect(await pages.describe(shared)).toEqual({
        title: 'A game of Obstruction · Quincunx',
        description: 'Ann "<b>" beat Ben at Obstruction in 1 move.',
        image: `${shared}.png`,
      })
      expect(Buffer.from((await pages.picture(shared))!).toString('latin1', 1, 4)).toBe('PNG')
    }
  })

  test.each([
    ['/', 'Quincunx'],
    ['/games/unknown', 'Quincunx'],
    ['/s/unknown', 'Quincunx'],
    ['/t/K7-PLUM', 'Join me at Quincunx'],
    ['/solitudo', 'Solitudo · Quincunx'],
  ])('%s is called %s and has no picture of its own', async (path, title) => {
    const { pages } = await openPages()
    expect(await pages.describe(path)).toMatchObject({ title, image: '/icon-512.png' })
    expect(await pages.picture(path)).toBeUndefined()
  })
})

describe('the tags of a page', () => {
  const page = { title: 'A "game"', description: '<b>Ann</b> & Ben', image: '/s/abc.png' }

  test('contain no markup of a player, and absolute addresses', () => {
    const tags = openGraphTags(page, '/s/abc', originOf({ host: 'games.example:4747', secure: true }))
    expect(tags).toContain('<meta property="og:title" content="A &quot;game&quot;" />')
    expect(tags).toContain('content="&lt;b&gt;Ann&lt;/b&gt; &amp; Ben"')
    expect(tags).toContain('content="https://games.example:4747/s/abc.png"')
    expect(tags).toContain('summary_large_image')
  })

  test.each(['', '"><script>', 'a b', 'host/path'])('the host %j is not repeated', host => {
    expect(originOf({ host, secure: false })).toBeUndefined()
    expect(openGraphTags(page, '/', undefined)).not.toContain('og:image')
  })
})
