import { stripVTControlCharacters } from 'node:util'
import { renderToString } from 'ink'
import type { ReactElement } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { createApiClient } from '#app/api-client.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { createFakeTerminalHost, loadSolitudo, SOLVING_MOVE } from '#testing/fakes/fake-terminal-host.ts'
import { type ApiFixture, openApiFixture, withBearer } from '#testing/fixtures/http-api.ts'
import { createTheme } from '../../kit/theme.ts'
import type { ServerClient } from '../../online/server-client.ts'
import { createShell, type Shell } from '../../shell/shell.ts'
import { openLocalGame } from '../play/local-game.ts'
import { createPublishedPuzzles } from './published-puzzles.ts'

const PUZZLE = '43115/35234/14453/12231/41321'

let api: ApiFixture
let shell: Shell

beforeEach(async () => {
  api = await openApiFixture({ publishesPuzzles: true })
  const author = await api.ann()
  await publish(author.token, { params: { puzzle: PUZZLE }, title: 'Plum stones' })
  await open(await api.guest())
})

async function publish(token: string, { params, title }: { params: object; title: string }) {
  const payload = { game: 'solitudo', params, title }
  expect((await api.request('POST', '/puzzles', withBearer(token, payload))).status).toBe(201)
}

async function open({ token, player }: Awaited<ReturnType<ApiFixture['guest']>>): Promise<void> {
  const client = createApiClient(({ method, path, body }) =>
    api.request(method, path.replace(/^\/api/, ''), withBearer(token, body)),
  )
  const server = { address: 'http://quincunx', api: client, player: () => player } as unknown as ServerClient
  const theme = createTheme({ colours: 'none', hasUnicode: false })
  const { host, savedGames } = createFakeTerminalHost()
  // The summary is what a store of files adds.
  host.savedGames.list = async () =>
    savedGames.map(game => ({ ...game, summary: { won: game.finished } }) as StoredGame)
  shell = createShell(host, theme, (above, game) => openLocalGame(above, game, above.open))
  shell.open(createPublishedPuzzles(shell, server, await loadSolitudo()))
  await settle()
}

async function settle(): Promise<void> {
  for (let round = 0; round < 20; round++) await new Promise(resolve => setTimeout(resolve))
}

async function press(...keys: readonly string[]): Promise<string> {
  for (const key of keys) {
    shell.top()!.press(key)
    await settle()
  }
  const size = { columns: 80, rows: 24 }
  return stripVTControlCharacters(
    renderToString(shell.top()!.draw(size) as ReactElement, { columns: size.columns }),
  )
}

it('lists the puzzles with their figures, and is liked by a key', async () => {
  const seen = await press()
  expect(seen).toMatch(/Plum stones {3}5.5.*, by Ann/)
  expect(seen).toContain('Not solved yet, 0 likes.')
  expect(await press('l')).toContain('Not solved yet, 1 like, you like it.')
  expect(await press('l')).toContain('0 likes.')
})

it('opens a puzzle, and counts it as solved on the way back', async () => {
  expect(await press('enter')).toContain('Solitudo')
  await press(
    ...SOLVING_MOVE.replaceAll(' ', '_')
      .split('')
      .map(key => (key === '_' ? 'space' : key)),
    'enter',
  )
  expect(await press('q')).toContain('Solved by 1 player')
})

it('removes a puzzle only for its author, after a question', async () => {
  expect(await press('x')).toContain('You can only remove puzzles that you have published.')
  const author = await api.guest()
  api.now++
  await publish(author.token, {
    params: { puzzle: '23124/42355/44332/21435/45444' },
    title: 'Mine',
  })
  await open(author)
  expect(await press('x')).toContain('Remove "Mine" from the server?')
  expect(await press('enter')).toContain('"Mine" is removed.')
})

it('says where a server does not publish puzzles', async () => {
  api = await openApiFixture()
  await open(await api.guest())
  expect(await press()).toContain("This server doesn't publish puzzles.")
})
