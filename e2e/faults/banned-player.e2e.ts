import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { unwrap } from '#testing/wire/client.ts'
import { openEventStream } from '#testing/wire/event-stream.ts'
import { clientsOf, clientViews, playOneMove, playPreparations } from '#testing/wire/match.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { COMMAND } from '../paths.ts'
import { stopAndCheck } from './check-storage.ts'
import { startGames } from './prepared-games.ts'

/** “At once” for somebody who looks at a clock. */
const AT_ONCE_MS = 1_000
const PASSWORD = 'correct horse battery'
const random = createSeededRandom('banned', 'moves')

test('[F20] a banned player is gone at once and cannot return, and the others go on', async () => {
  // A game of GuessGo at each table, because it has secrets.
  const { server, matches } = await startGames(2, { games: ['guessgo'] })
  const [match, other] = [matches[0]!, matches[1]!]
  await Promise.all(matches.map(playPreparations))
  const [ann, ben] = match.clients
  unwrap(await ben.api.claimName('Rude Ben', PASSWORD))
  const socket = await openRawSocket({ port: server.port, token: ben.token })
  socket.send({ type: 'watch', table: match.id })
  await socket.message('news')
  const stream = await openEventStream(server, match.id, ben.token)
  await stream.events(1)

  const banning = promisify(execFile)(process.execPath, [
    ...[COMMAND, 'admin', 'ban', 'Rude Ben', '--yes', '--data', dirname(server.file)],
  ])
  await waitUntil(() => socket.isClosed(), 'The socket ends')
  await waitUntil(() => stream.isClosed() && !isConnected(), 'All other connections end', AT_ONCE_MS)
  expect((await banning).stdout).toContain('Rude Ben is banned')
  expect(await socket.closed()).toBe(CLOSE_CODES.stranger)
  const received = [socket.received.length, stream.received.length]

  // Neither the session nor the password lets him in, and each refusal says why.
  expect(ben.connection.state()).toMatchObject({ kind: 'refused', rejection: { code: 'not-recognised' } })
  const again = await openRawSocket({ port: server.port, token: ben.token })
  expect(await again.closed()).toBe(CLOSE_CODES.stranger)
  const resigning = await fetch(`${server.url}/api/tables/${match.id}/commands`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ben.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'x', command: { do: 'resign' } }),
  })
  expect([resigning.status, await resigning.json()]).toMatchObject([
    401,
    { rejection: { code: 'not-recognised' }, sentence: expect.stringContaining('signed out') },
  ])
  const signIn = await ben.api.signIn('Rude Ben', PASSWORD, 'token')
  expect(signIn).toMatchObject({ ok: false, rejection: { code: 'banned' } })
  if (!signIn.ok) expect(rejectionSentence(signIn.rejection)).toContain('has banned this name')

  // The opponent sees that he is away and waits for the end of the grace; the other table notices nothing.
  const isAway = () => match.tables[0].state()!.seats.some(seat => seat.kind === 'person' && !seat.here)
  await waitUntil(isAway, 'Ann sees that he is away')
  expect(match.tables[0].state()!.phase).toBe('playing')
  expect(ann.connection.state().kind).toBe('open')
  for (let move = 0; move < 4; move++) expect((await playOneMove(other, random)).ok).toBe(true)
  expect([socket.received.length, stream.received.length]).toEqual(received)
  const views = clientViews(matches).filter(({ client }) => client !== ben)
  const { tables } = await stopAndCheck(server, clientsOf(matches), views)
  const actions = tables.map(({ entries }) => entries.map(({ action }) => action.do))
  expect(actions.flat().filter(kind => kind === 'leave')).toHaveLength(1)
  expect(actions.flat()).not.toContain('resign')

  function isConnected(): boolean {
    return ben.connection.state().kind === 'open'
  }
})
