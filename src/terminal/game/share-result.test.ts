import { expect, it } from 'vitest'
import { decodeReplay } from '#app/replay-link.ts'
import {
  createFakeTerminalHost,
  GENERATED_PUZZLE,
  loadSolitudo,
  SOLVING_MOVE,
} from '#testing/fakes/fake-terminal-host.ts'
import { SINGLE_PLAYER } from '../setup/players.ts'
import { parsePageUrl } from '../shell/page-url.ts'
import { createTable, startLocalGame } from './active-game.ts'
import { shareableResult } from './share-result.ts'

async function activeGame() {
  const { host } = createFakeTerminalHost()
  const loaded = await loadSolitudo()
  const request = { game: 'solitudo', params: GENERATED_PUZZLE.params, players: SINGLE_PLAYER }
  const table = await createTable(host, loaded, request).result
  if (!table.ok) throw new Error(table.rejection.code)
  return startLocalGame({ host, loaded, id: 'one', table: table.value, players: SINGLE_PLAYER, onSave() {} })
}

const servers = (...addresses: readonly string[]) =>
  ({ credentials: { list: async () => addresses.map(address => ({ address })) } }) as never

it('a finished game is a sentence, a grid of characters, and a link that replays it', async () => {
  const game = await activeGame()
  await game.session.play(SOLVING_MOVE)
  const lines = (await shareableResult({ serverAccess: servers('https://games.example.org') }, game))!.split(
    '\n',
  )
  expect(lines[0]).toBe('I solved Solitudo, 5×5, steady, in 0:00.')
  expect(lines.length).toBeGreaterThan(4)
  const link = parsePageUrl(lines.at(-1)!)!
  expect(link).toMatchObject({ address: 'https://games.example.org', route: { page: 'replay' } })
  expect(await decodeReplay(link.fragment)).toEqual({
    ok: true,
    value: { players: SINGLE_PLAYER, record: game.session.record() },
  })
})

it('there is no link for a player who has never used a server', async () => {
  const game = await activeGame()
  await game.session.play(SOLVING_MOVE)
  expect(await shareableResult({ serverAccess: servers() }, game)).not.toContain('http')
})

it('a game that goes on has no result to share', async () => {
  const game = await activeGame()
  expect(await shareableResult({ serverAccess: servers('https://games.example.org') }, game)).toBeUndefined()
})
