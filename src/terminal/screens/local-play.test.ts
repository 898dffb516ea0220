import { expect, it } from 'vitest'
import type { Player } from '#session/player.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import type { TerminalHost } from '../host.ts'
import { lookOf } from '../kit/look.ts'
import { loadGame } from '../loaded.ts'
import { createShell } from '../shell.ts'
import { newTable } from '../sitting.ts'
import { openPlay } from './local-play.ts'

const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ann' },
  { kind: 'person', name: 'Bo' },
]

it('is played again with the seats changed, so that the other one begins', async () => {
  const loaded = await loadGame('obstruction')
  if (!loaded.ok) throw new Error(loaded.rejection.code)
  const kept: ShelvedGame[] = []
  let ids = 0
  const host = {
    clock: { now: () => 0, after: () => () => {} },
    shelf: { keep: async (game: ShelvedGame) => void kept.push(game) },
    memory: { recall: () => undefined, remember() {} },
    newSeed: () => 'seed',
    newId: () => `game ${++ids}`,
  } as unknown as TerminalHost
  const shell = createShell(host, lookOf({ colours: 'none', unicode: false }))
  const setup = { starter: 'first', rows: 5, cols: 5 }
  const table = await newTable(host, loaded.value, { game: 'obstruction', setup, players: PLAYERS }).answer
  if (!table.ok) throw new Error(table.rejection.code)
  openPlay(shell, { loaded: loaded.value, id: 'game 0', table: table.value, players: PLAYERS }, shell.open)
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) shell.top()?.press(key)
    await shell.settled()
  }
  await press('ctrl+r', 'enter')
  await press('n')
  await press('c', '3', 'enter')
  expect(kept.map(({ id, finished }) => [id, finished])).toEqual([
    ['game 0', true],
    ['game 1', false],
  ])
  expect(kept[1]!.saved.players).toEqual(PLAYERS.toReversed())
})
