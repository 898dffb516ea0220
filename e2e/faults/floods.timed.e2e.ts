import { describe, expect, test } from 'vitest'
import { LIMITS } from '#server/limits/limits.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { newClient } from '#testing/wire/client.ts'
import {
  clientsOf,
  clientViews,
  endedUnfairly,
  type Match,
  playPreparations,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { stopAndCheck } from './check-storage.ts'
import { type FloodOptions, type FloodResult, flood, memoryOf, socketsAt } from './flood.ts'
import { HonestGames } from './honest-games.ts'
import { describeMachine, limitOfP99, MachineWatch } from './machine.ts'
import { startGames } from './prepared-games.ts'
import type { Server, ServerOptions } from './server.ts'

const GAMES = 200
const P99_MS = 50
/** How long the games are measured without a flood. */
const CALM_MS = 1_500
const MAX_MEMORY_MB = 600
const random = createSeededRandom('floods', 'moves')

interface Outcome {
  readonly server: Server
  readonly floodResult: FloodResult
}

interface Trial extends ServerOptions {
  readonly title: string
  /** How many idle connections to open before. */
  readonly idle?: number
  floodOptions(server: Server, token: string, matches: readonly Match[]): FloodOptions
  afterwards(outcome: Outcome): Promise<void> | void
}

/** Plays honest games during a flood, and without it before and after. */
async function playDuring({ title, idle = 0, floodOptions, afterwards, ...options }: Trial): Promise<void> {
  const { server, matches } = await startGames(GAMES, { length: 'long', ...options })
  await Promise.all(matches.map(playPreparations))
  if (idle > 0) await openIdle(idle, server, matches)
  const stranger = await newClient(server)
  const games = new HonestGames(matches, random)
  const before = await games.measure(CALM_MS)
  const memoryBefore = memoryOf(server)
  let maxMemory = memoryBefore
  const memoryTimer = setInterval(() => {
    maxMemory = Math.max(maxMemory, memoryOf(server))
  }, 100)
  onCleanup(() => clearInterval(memoryTimer))
  const machineWatch = new MachineWatch()
  const floodResult = await flood(floodOptions(server, stranger.token, matches))
  const { moves, p99 } = games.takeDurations()
  const machine = await machineWatch.stop()
  clearInterval(memoryTimer)
  const after = await games.measure(CALM_MS)
  await games.stop()
  const limit = limitOfP99(P99_MS, machine, Math.max(before.p99, after.p99))
  console.log(
    `[F14] ${title}: ${idle} idle; ${floodResult.opened} opened, ${floodResult.sent} sent, closed ${JSON.stringify(floodResult.closes)}; ` +
      `memory ${memoryBefore} MB, at most ${maxMemory} MB; ${moves} moves in ${GAMES} honest games, p99 ${p99.toFixed(1)} ms ` +
      `(${before.p99.toFixed(1)} ms before, ${after.p99.toFixed(1)} ms after, limit ${limit.toFixed(0)} ms); ${describeMachine(machine)}`,
  )
  await afterwards({ server, floodResult })
  expect(moves).toBeGreaterThan(GAMES)
  expect(p99).toBeLessThan(limit)
  expect(maxMemory).toBeLessThan(MAX_MEMORY_MB)
  await waitUntilSynced(server, matches)
  const { results } = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
  expect(endedUnfairly(results)).toEqual([])
}

/** Opens idle connections of all players from several addresses, since each player and address has its own limit. */
async function openIdle(count: number, { port }: Server, matches: readonly Match[]): Promise<void> {
  const tokens = clientsOf(matches).map(({ token }) => token)
  const { open } = await flood({ kind: 'idle', port, tokens, addresses: 4, perSecond: count, seconds: 1 })
  expect(open).toBe(count)
}

describe('[F14] 200 honest games go on, and memory stays bounded, beside', () => {
  test('a client that sends 5,000 messages a second and is disconnected each time', async () => {
    await playDuring({
      title: 'messages',
      floodOptions: ({ port }, token) => ({
        ...{ kind: 'messages', port, tokens: [token], perSecond: 5_000, seconds: 3 },
      }),
      async afterwards({ server, floodResult: { opened, closes, open } }) {
        expect(opened).toBeGreaterThan(1)
        expect(open).toBeLessThanOrEqual(1)
        expect((closes[4408] ?? 0) + (closes[1006] ?? 0)).toBeGreaterThanOrEqual(opened - 1)
        expect(await socketsAt(server)).toBeLessThanOrEqual(2 * GAMES + 2)
      },
    })
  })

  // Takes half a minute; on a busy machine, as long as ten thousand handshakes take.
  const LONG = { timeout: 180_000 }
  test(
    '10,000 idle connections, and one guest who opens 500 a second until no more are accepted',
    LONG,
    async () => {
      await playDuring({
        title: 'connections',
        idle: 10_000,
        floodOptions: ({ port }, token) => ({
          ...{ kind: 'connections', port, tokens: [token], perSecond: 500, seconds: 10 },
        }),
        afterwards({ floodResult }) {
          expect(floodResult.open).toBeLessThanOrEqual(LIMITS.sockets.byPlayer)
          expect(floodResult.open).toBeGreaterThan(1)
          // Refused before the upgrade, once the player has opened too many in a minute.
          expect(floodResult.closes[1006]).toBeGreaterThan(1_000)
        },
      })
    },
  )

  test('a client that requests more and more, reads nothing, and is disconnected', async () => {
    await playDuring({
      title: 'deaf',
      strict: false,
      floodOptions: ({ port }, token, matches) => ({
        ...{ kind: 'deaf', port, tokens: [token], table: matches[1]!.id },
        ...{ perSecond: 5_000, seconds: 3 },
      }),
      async afterwards({ server, floodResult }) {
        expect(floodResult.open).toBe(0)
        await waitUntil(
          async () => (await socketsAt(server)) === 2 * GAMES + 1,
          'Only honest sockets are left',
        )
      },
    })
  })
})
