import { beforeEach, describe, expect, it } from 'vitest'
import type { Player } from '#table/player.ts'
import { createFakeTerminalHost, type FakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { loadGameOrThrow } from '../../game/loaded-game.ts'
import { createTheme } from '../../kit/theme.ts'
import { createShell, type Shell } from '../../shell/shell.ts'
import { beginLocalGame } from './local-game.ts'

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
]
/** Bags that always contain an A and a T. */
const PARAMS = { reservoir: 'own', ownReservoir: 'A 1 40\nT 1 40' }

let fake: FakeTerminalHost
let shell: Shell

beforeEach(async () => {
  fake = createFakeTerminalHost()
  shell = createShell(fake.host, createTheme({ colours: 'none', hasUnicode: false }))
})

async function begin(chosen: object = {}): Promise<void> {
  const loaded = await loadGameOrThrow('scribble')
  const request = { game: 'scribble', params: { ...PARAMS, ...chosen }, players: PLAYERS }
  expect(await beginLocalGame(shell, { loaded, request })).toBeUndefined()
  await press('enter')
}

async function press(...keys: readonly string[]): Promise<void> {
  for (const key of keys) shell.top()?.press(key)
  // The table answers asynchronously.
  await new Promise(resolve => setTimeout(resolve))
  await shell.finishPendingWork()
}

const type = (text: string) => press(...[...text].map(character => (character === ' ' ? 'space' : character)))
const moves = () =>
  fake.savedGames
    .at(-1)
    ?.saved.record.entries.map(({ action }) => ('text' in action ? action.text : action.do)) ?? []

describe('a move that is composed key by key', () => {
  it('is played by Enter, and not before', async () => {
    await begin()
    await type('at')
    expect(moves()).toEqual([])
    await press('enter')
    expect(moves()).toEqual(['h8 across AT'])
  })

  it('is gone once it was played, and after a refusal is what its game makes of it', async () => {
    await begin()
    await type('aa')
    await press('enter', 'escape')
    await type('at')
    await press('enter', 'enter', 'enter')
    expect(moves()).toEqual(['h8 across AT'])
  })

  it('belongs to one player of a shared screen', async () => {
    await begin()
    await type('at')
    await press('_')
    await press('enter', 'enter')
    expect(moves()).toEqual(['pass'])
    await press('_')
    await press('enter', 'enter')
    expect(moves()).toEqual(['pass', 'pass', 'h8 across AT'])
  })

  it('is not edited while the board is hidden', async () => {
    await begin()
    await press('_')
    await type('at')
    await press('enter', 'enter')
    expect(moves()).toEqual(['pass'])
  })

  it('can be typed after a colon, and so can commands', async () => {
    await begin({ bags: 'open' })
    await type(':h8 across AT')
    await press('enter')
    await type(':passx')
    await press('backspace', 'enter')
    await type(':pass')
    await press('escape', 'enter')
    expect(moves()).toEqual(['h8 across AT', 'pass'])
  })

  it('[S11] needs a confirmation before the fourth pass, and only then', async () => {
    await begin({ bags: 'open' })
    await press('_')
    await press('_')
    await press('_')
    await press('_', 'escape')
    expect([moves().length, fake.savedGames.at(-1)?.finished]).toEqual([3, false])
    await press('_', 'enter')
    expect([moves().length, fake.savedGames.at(-1)?.finished]).toEqual([4, true])
  })
})
