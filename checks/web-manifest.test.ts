import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRoute } from '#app/route.ts'
import { gameIds, loadMetadata } from '#games/catalog.ts'

const PUBLIC = new URL('../src/web/public/', import.meta.url)

interface Icon {
  readonly src: string
  readonly purpose?: string
}

const manifest = JSON.parse(readFileSync(new URL('manifest.webmanifest', PUBLIC), 'utf8')) as {
  readonly start_url: string
  readonly icons: readonly Icon[]
  readonly shortcuts: readonly { readonly url: string; readonly icons: readonly Icon[] }[]
}

test('every icon of the installed app exists, and at least one is maskable', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap(shortcut => shortcut.icons)]
  for (const { src } of icons) expect(existsSync(new URL(`.${src}`, PUBLIC)), src).toBe(true)
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).not.toEqual([])
})

test('every shortcut leads to an existing page', async () => {
  for (const url of [manifest.start_url, ...manifest.shortcuts.map(shortcut => shortcut.url)]) {
    const route = readRoute(url, gameIds)
    expect(route.page, url).not.toBe('missing')
    if (route.page !== 'daily') continue
    const entry = await loadMetadata(route.game)
    expect(Object.keys(entry?.puzzles?.dailies ?? {}), url).toContain(route.daily)
  }
})
