import { expect, it } from 'vitest'
import type { StoredGame } from '#app/saved-game-store.ts'
import type { Player } from '#table/player.ts'
import { createFakeTerminalHost } from '#testing/fakes/fake-terminal-host.ts'
import { createTable } from '../../game/active-game.ts'
import { loadGame } from '../../game/loaded-game.ts'
import { createTheme } from '../../kit/theme.ts'
import type { TerminalHost } from '../../shell/host.ts'
import { createShell } from '../../shell/shell.ts'
import { openLocalGame } from './local-game.ts'

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
]

it('a rematch swaps the seats, so that the other player begins', async () => {
  const loaded = await loadGame('obstruction')
  if (!loaded.ok) throw new Error(loaded.rejection.code)
  const savedGames: StoredGame[] = []
  let ids = 0
  const host = {
    clock: { now: () => 0, after: () => () => {} },
    savedGames: {
      put: async (game: StoredGame) => void savedGames.push(game),
      find: async () => undefined,
    },
    preferences: { get: () => undefined, set() {} },
    newSeed: () => 'seed',
    newId: () => `game ${++ids}`,
  } as unknown as TerminalHost
  const shell = createShell(host, createTheme({ colours: 'none', hasUnicode: false }))
  const params = { starter: 'first', rows: 5, cols: 5 }
  const table = await createTable(host, loaded.value, { game: 'obstruction', params, players: PLAYERS })
    .result
  if (!table.ok) throw new Error(table.rejection.code)
  openLocalGame(
    shell,
    { loaded: loaded.value, id: 'game 0', table: table.value, players: PLAYERS },
    shell.open,
  )
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) shell.top()?.press(key)
    // The next game is opened a moment later.
    await new Promise(resolve => setTimeout(resolve))
    await shell.finishPendingWork()
  }
  await press('\\', 'enter')
  await press('n')
  await press('c', '3', 'enter')
  expect(savedGames.map(({ id, finished }) => [id, finished])).toEqual([
    ['game 0', true],
    ['game 1', false],
  ])
  expect(savedGames[1]!.saved.players).toEqual(PLAYERS.toReversed())
})

it('a second look at the review shows the moves tried in the first, and keeps them', async () => {
  const loaded = await loadGame('obstruction')
  if (!loaded.ok) throw new Error(loaded.rejection.code)
  const { host, savedGames } = createFakeTerminalHost(() => ({
    result: Promise.resolve([] as never),
    cancel() {},
  }))
  const shell = createShell(host, createTheme({ colours: 'none', hasUnicode: false }))
  const params = { starter: 'first', rows: 5, cols: 5 }
  const request = { game: 'obstruction', params, players: PLAYERS }
  const table = await createTable(host, loaded.value, request).result
  if (!table.ok) throw new Error(table.rejection.code)
  openLocalGame(shell, { loaded: loaded.value, id: 'a', table: table.value, players: PLAYERS }, shell.open)
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) shell.top()?.press(key)
    await new Promise(resolve => setTimeout(resolve))
    await shell.finishPendingWork()
  }
  await press('c', '3', 'enter', '\\', 'enter', 'v')
  await press('home', ':', 'a', '1', 'enter', 'escape', 'v')
  await press('home', ':', 'b', '1', 'enter')
  const { moves } = savedGames[0]!.saved.variations!
  expect(moves.map(({ text }) => text)).toEqual(['a1', 'b1'])
})
