import { describe, expect, test } from 'vitest'
import { randomMoveOf } from '#testing/online-play/online-play.ts'
import { type FaultProfile, NO_FAULTS } from '#testing/simulation/fault-profile.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { clientsOf, clientViews, type Match, seatToMove, waitUntilSynced } from '#testing/wire/match.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { preparePairs, seatPairs } from './prepared-games.ts'
import { openFaultyProxy } from './proxies.ts'
import { newFolder, startServer } from './server.ts'

const BAD: FaultProfile = {
  ...NO_FAULTS,
  latencyMs: 60,
  lost: 20,
  duplicated: 60,
  reordered: 100,
  disconnected: 10,
}
const SEEDS = 30
const MISBEHAVING_MS = 6_000

describe('[F5] over real sockets, through a proxy that delays, reorders, duplicates, drops and disconnects', () => {
  test(`clients converge to the server’s state (${SEEDS} seeds)`, async () => {
    const data = await newFolder()
    const pairs = await preparePairs(data, SEEDS)
    const server = await startServer({ data, strict: true })
    let faults = NO_FAULTS
    // Every game has its own proxy, and every proxy its own seed.
    const proxies = await Promise.all(
      pairs.map((_, number) =>
        openFaultyProxy(server.port, createSeededRandom(`proxy ${number}`, 'proxy'), () => faults),
      ),
    )
    const matches = (
      await Promise.all(
        pairs.map((pair, number) => seatPairs({ url: server.url, port: proxies[number]!.port }, [pair])),
      )
    ).flat()
    faults = BAD
    let isPlaying = true
    const played = matches.map((match, number) => playThroughProxy(match, number, () => isPlaying))
    await pause(MISBEHAVING_MS)
    isPlaying = false
    faults = NO_FAULTS
    const moves = (await Promise.all(played)).reduce((sum, count) => sum + count, 0)
    // Clients that were disconnected come back, which causes further updates.
    const connections = clientsOf(matches).map(({ connection }) => connection)
    await waitUntil(() => connections.every(connection => connection.state().kind === 'open'), 'All are back')
    await pause(500)
    await waitUntilSynced(server, matches)
    console.log(`[F5] ${moves} moves through ${SEEDS} proxies`)
    expect(moves).toBeGreaterThan(SEEDS)
    await stopAndCheck(server, clientsOf(matches), clientViews(matches))
  })
})

async function playThroughProxy(match: Match, number: number, isPlaying: () => boolean): Promise<number> {
  const random = createSeededRandom(`player ${number}`, 'proxied')
  const sent: Promise<{ readonly ok: boolean }>[] = []
  while (isPlaying() && match.tables[0].state()?.phase === 'playing') {
    const session = match.tables[seatToMove(match) ?? 0].session()!
    const move = session.play(randomMoveOf(session.snapshot(), random))
    sent.push(move)
    await Promise.race([move, pause(300)])
    await pause(random.between(1, 50))
  }
  // Pending moves arrive in the end, however often they have to be sent.
  return (await Promise.all(sent)).filter(({ ok }) => ok).length
}
