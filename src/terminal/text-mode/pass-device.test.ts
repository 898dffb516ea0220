import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { playInTextMode } from './local-game.ts'

it('[S15] nobody sees the bag of another: the next player confirms that nobody else is looking', async () => {
  const output = new PassThrough()
  const typed = ['', 'query AT', 'pass', '', 'board', 'quit']
  const input = Object.assign(Readable.from(typed.map(line => `${line}\n`)), { isTTY: true })
  const { host } = createFakeTerminalHost()
  const params = { reservoir: 'own', ownReservoir: 'A 1 20\nT 1 20' }
  const players = ['Ann', 'Bo'].map(name => ({ kind: 'person', name }) as const)
  const capabilities = { colours: 'none', hasUnicode: true }
  const shown = { ...host, input, output, capabilities } as unknown as typeof host
  expect(await playInTextMode(shown, { game: 'scribble', params, players })).toBe(0)
  output.end()
  const printed = await text(output)
  const [before, ann, bo] = printed.split(/(?:Ann|Bo), it’s your turn\. Press .*/)
  expect(before).not.toContain('tiles')
  expect([ann?.match(/Ann: .*tiles/g)?.length, ann?.includes('Bo: 0, tiles')]).toEqual([2, false])
  expect([bo?.match(/Bo: .*tiles/g)?.length, bo?.includes('Ann: 0, tiles')]).toEqual([2, false])
  // Scrolled out of sight.
  expect(ann).toMatch(/\n{60}$/)
})
