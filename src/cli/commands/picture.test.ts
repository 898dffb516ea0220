import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GifReader } from 'omggif'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { picture } from './picture.ts'

const EXAMPLE = 'examples/game.json'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-picture-'))
  vi.stubEnv('QUINCUNX_DATA', join(folder, 'data'))
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
})

/** Draws a game into a file and returns it. */
async function drawn(name: string, game: string, ...flags: readonly string[]): Promise<Buffer> {
  const file = join(folder, name)
  expect(await picture([game, '--output', file, ...flags])).toBe(0)
  return readFileSync(file)
}

/** The example, as it was before its last entries. */
function unfinishedGame(): string {
  const game = JSON.parse(readFileSync(EXAMPLE, 'utf8'))
  game.record.entries = game.record.entries.slice(0, 3)
  const file = join(folder, 'unfinished.json')
  writeFileSync(file, JSON.stringify(game))
  return file
}

describe('quincunx picture', () => {
  test('draws a finished game as a GIF with every move', async () => {
    const gif = new GifReader(await drawn('a.gif', EXAMPLE))
    const moves = JSON.parse(readFileSync(EXAMPLE, 'utf8')).record.entries.filter(
      ({ action }: { action: { do: string } }) => action.do === 'move',
    ).length
    expect(gif.numFrames()).toBe(moves + 1)
    expect(Math.max(gif.width, gif.height)).toBe(600)
  })

  test('draws a still as PNG or SVG, at the position and size that were asked for', async () => {
    const png = await drawn('a.png', EXAMPLE, '--at', '2', '--size', '320')
    expect(png.toString('latin1', 1, 4)).toBe('PNG')
    expect(Math.max(png.readUInt32BE(16), png.readUInt32BE(20))).toBe(320)
    const svg = (await drawn('a.svg', EXAMPLE, '--at', '2', '--dark')).toString()
    expect(svg).toContain('<title>Quincunx: Obstruction, position 2 of')
    expect(svg).toContain('#0f1512')
  })

  test('draws a game in play as a still, and refuses to animate it', async () => {
    const game = unfinishedGame()
    await expect(drawn('b.gif', game)).rejects.toThrow('Only finished games become a gif.')
    expect((await drawn('b.png', game)).toString('latin1', 1, 4)).toBe('PNG')
  })

  test('replaces no file unless it may', async () => {
    await drawn('c.svg', EXAMPLE)
    await expect(drawn('c.svg', EXAMPLE)).rejects.toThrow('already exists.')
    await drawn('c.svg', EXAMPLE, '--force')
  })
})
