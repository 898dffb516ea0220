import { expect, it } from 'vitest'
import { readReplayLink } from '#node/replay-link.ts'
import {
  createFakeTerminalHost,
  GENERATED_PUZZLE,
  loadSolitudo,
  SOLVING_MOVE,
} from '#testing/fakes/fake-terminal-host.ts'
import { parsePageUrl } from '../shell/page-url.ts'
import { createTable, startLocalGame } from './active-game.ts'
import { SINGLE_PLAYER } from './daily-puzzles.ts'
import { shareableResult } from './share-result.ts'

async function sitting() {
  const { host } = createFakeTerminalHost()
  const loaded = await loadSolitudo()
  const request = { game: 'solitudo', setup: GENERATED_PUZZLE, players: SINGLE_PLAYER }
  const table = await createTable(host, loaded, request).result
  if (!table.ok) throw new Error(table.rejection.code)
  return startLocalGame({ host, loaded, id: 'one', table: table.value, players: SINGLE_PLAYER, onSave() {} })
}

const roads = (...addresses: readonly string[]) =>
  ({ credentials: { list: async () => addresses.map(address => ({ address })) } }) as never

it('tells a finished game in a sentence, in signs, and by a link that replays it', async () => {
  const game = await sitting()
  await game.session.play(SOLVING_MOVE)
  const lines = (await shareableResult({ serverAccess: roads('https://games.example.org') }, game))!.split(
    '\n',
  )
  expect(lines[0]).toBe('I solved Solitudo, 5 by 5, steady, in 0:00.')
  expect(lines.length).toBeGreaterThan(4)
  const link = parsePageUrl(lines.at(-1)!)!
  expect(link).toMatchObject({ address: 'https://games.example.org', route: { page: 'replay' } })
  expect(readReplayLink(link.fragment)).toEqual({
    ok: true,
    value: { players: SINGLE_PLAYER, record: game.session.record() },
  })
})

it('names no house to whoever has been to none', async () => {
  const game = await sitting()
  await game.session.play(SOLVING_MOVE)
  expect(await shareableResult({ serverAccess: roads() }, game)).not.toContain('http')
})

it('tells nothing of a game that goes on', async () => {
  const game = await sitting()
  expect(await shareableResult({ serverAccess: roads('https://games.example.org') }, game)).toBeUndefined()
})
