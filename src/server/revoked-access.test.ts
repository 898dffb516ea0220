import { describe, expect, test } from 'vitest'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { type Client, clientOf, unwrap } from '#testing/wire/client.ts'
import { openEventStream } from '#testing/wire/event-stream.ts'
import { type Match, playOneMove, playPreparations } from '#testing/wire/match.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { checkServer, startMatch, startWholeServer, type WholeServer } from '#testing/wire/whole-server.ts'

/** “At once” for somebody who looks at a clock. */
const AT_ONCE_MS = 1_000
const PASSWORD = 'correct horse battery'
const random = createSeededRandom('revoked', 'moves')

/** Each ends the session of a thief; Ann keeps hers. */
const REVOCATIONS: Readonly<Record<string, (ann: Client, thief: Client) => Promise<unknown>>> = {
  'the password is changed': async ann =>
    unwrap(await ann.api.changePassword(PASSWORD, 'another horse battery')),
  'all other devices are signed out': async ann => unwrap(await ann.api.revokeOthers()),
  async 'one device is signed out'(ann) {
    const other = unwrap(await ann.api.sessions()).find(({ current }) => !current)!
    unwrap(await ann.api.revoke(other.id))
  },
  'it signs out itself': async (_, thief) => unwrap(await thief.api.signOut()),
}

/** A game of GuessGo whose first player has claimed her name, and a second device of hers that is a thief's. */
async function withThief(): Promise<{ server: WholeServer; match: Match; ann: Client; thief: Client }> {
  const server = await startWholeServer()
  const match = await startMatch(server, 'guessgo')
  const [ann] = match.clients
  unwrap(await ann.api.claimName('Ann', PASSWORD))
  const { player, token } = unwrap(await ann.api.signIn('Ann', PASSWORD, 'token'))
  return { server, match, ann, thief: clientOf(server, player, token!) }
}

describe.each(Object.keys(REVOCATIONS))('[F20] when %s', name => {
  const revoke = REVOCATIONS[name]!

  test('sockets end at once, and none can be opened again', async () => {
    const { server, match, ann, thief } = await withThief()
    const raw = await openRawSocket({ port: server.port, token: thief.token })
    raw.send({ type: 'watch', table: match.id })
    await raw.message('news')
    await revoke(ann, thief)
    await waitUntil(() => raw.isClosed(), 'The socket ends', AT_ONCE_MS)
    expect(await raw.closed()).toBe(CLOSE_CODES.stranger)
    const told = raw.received.length
    // The grid that is filled now is Ann's secret.
    await playPreparations(match)
    expect((await playOneMove(match, random)).ok).toBe(true)
    expect(raw.received.length).toBe(told)
    const again = await openRawSocket({ port: server.port, token: thief.token })
    expect(await again.closed()).toBe(CLOSE_CODES.stranger)
    await checkServer(server, [match])
  })

  test('event streams end at once, and a new one shows what spectators see', async () => {
    const { server, match, ann, thief } = await withThief()
    const stream = await openEventStream(server, match.id, thief.token)
    await stream.events(1)
    await revoke(ann, thief)
    await waitUntil(() => stream.isClosed(), 'The stream ends', AT_ONCE_MS)
    const told = stream.received.length
    await playPreparations(match)
    expect((await playOneMove(match, random)).ok).toBe(true)
    expect(stream.received.length).toBe(told)
    const again = await openEventStream(server, match.id, thief.token)
    if (again.status === 200) {
      await again.events(1)
      expect(JSON.parse(again.received[0]!).viewer).toBe('spectator')
    }
    await checkServer(server, [match])
  })

  test('nothing is done any more that the device has sent, even if it never answers the close', async () => {
    const { server, match, ann, thief } = await withThief()
    await playPreparations(match)
    const raw = await openRawSocket({ port: server.port, token: thief.token })
    raw.send({ type: 'watch', table: match.id })
    await raw.message('news')
    raw.socket.pause()
    await revoke(ann, thief)
    raw.send({ type: 'command', table: match.id, id: 'x', command: { do: 'resign' } })
    await pause(200)
    const response = await fetch(`${server.url}/api/tables/${match.id}/commands`, {
      method: 'POST',
      headers: { authorization: `Bearer ${thief.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ id: 'y', command: { do: 'resign' } }),
    })
    expect(response.status).toBe(401)
    expect(match.tables[1].state()!.phase).toBe('playing')
    expect((await playOneMove(match, random)).ok).toBe(true)
    await checkServer(server, [match])
  })
})
