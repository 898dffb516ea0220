import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { playInTextMode } from './local-game.ts'

/** Everything that two people see who share a terminal and type these lines. */
async function playAtOneTerminal(typed: readonly string[], chosen: object = {}): Promise<string> {
  const output = new PassThrough()
  const input = Object.assign(Readable.from(typed.map(line => `${line}\n`)), { isTTY: true })
  const { host } = createFakeTerminalHost()
  const params = { reservoir: 'own', ownReservoir: 'A 1 20\nT 1 20', ...chosen }
  const players = ['Ann', 'Bo'].map(name => ({ kind: 'person', name }) as const)
  const capabilities = { colours: 'none', hasUnicode: true }
  const shown = { ...host, input, output, capabilities } as unknown as typeof host
  expect(await playInTextMode(shown, { game: 'scribble', params, players })).toBe(0)
  output.end()
  return text(output)
}

const CURTAIN = /(?:Ann|Bo), it’s your turn\. Press .*/

it('[S15] nobody sees the bag of another: the next player confirms that nobody else is looking', async () => {
  const printed = await playAtOneTerminal(['', 'query AT', 'pass', '', 'board', 'quit'])
  const [before, ann, bo] = printed.split(CURTAIN)
  expect(before).not.toMatch(/(Ann|Bo): .*tiles/)
  expect([ann?.match(/Ann: .*tiles/g)?.length, ann?.includes('Bo: 0, tiles')]).toEqual([2, false])
  expect([bo?.match(/Bo: .*tiles/g)?.length, bo?.includes('Ann: 0, tiles')]).toEqual([2, false])
  // Scrolled out of sight, but for the board.
  expect(ann).toMatch(/\n{60} {3}a b c d[^:]*\nAnn: 0\nBo: 0\n\d+ tiles left to draw\.\n$/)
})

it('[S15] the letters a player has drawn are shown to that player before the terminal is passed on', async () => {
  const printed = await playAtOneTerminal(['', 'h8 across AT', '', '', 'quit'])
  const [, ann, bo] = printed.split(CURTAIN)
  expect(ann).toMatch(
    /Ann: 0 \+ 2 = 2, tiles(?: [AT]){7}\n[\s\S]*Ann, this is what you have now\. Press Enter to hide it[\s\S]*\n{60}/,
  )
  expect(ann?.split(/\n{60}/)[1]).not.toMatch(/(Ann|Bo): .*tiles/)
  expect(bo).not.toMatch(/Ann: .*tiles/)
  const timed = await playAtOneTerminal(['', 'h8 across AT', '', 'quit'], { clock: 60 })
  expect(timed).not.toContain('this is what you have now')
})
