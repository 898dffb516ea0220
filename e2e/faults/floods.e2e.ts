import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { stopAndCheck } from './check-storage.ts'
import { type FloodOptions, type FloodResult, flood, memoryOf, socketsAt } from './flood.ts'
import { clientsOf, clientViews, type Match, playOneMove, playProposals, waitUntilSynced } from './match.ts'
import { startGames } from './prepared-games.ts'
import type { Server, ServerOptions } from './server.ts'
import { pause, waitUntil } from './wait-until.ts'

const GAMES = 200
/** The requirement on an idle machine is 50 ms; beside other tests only a standstill fails. */
const PATIENCE_MS = 1_500
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
  floodOptions(server: Server, matches: readonly Match[]): FloodOptions
  afterwards(outcome: Outcome): Promise<void> | void
}

/** Plays honest games, with about a move a second each, during a flood. */
async function playDuring({ title, idle = 0, floodOptions, afterwards, ...options }: Trial): Promise<void> {
  const { server, matches } = await startGames(GAMES, options)
  await Promise.all(matches.map(playProposals))
  if (idle > 0) await openIdle(idle, server, tokenOf(matches))
  const memoryBefore = memoryOf(server)
  let isFlooded = true
  let maxMemory = memoryBefore
  const moveMs: number[] = []
  const players = matches.map(async match => {
    await pause(random.between(0, 1_000))
    while (isFlooded && match.tables[0].state()?.phase === 'playing') {
      const startedAt = performance.now()
      const { ok } = await playOneMove(match, random)
      if (ok) moveMs.push(performance.now() - startedAt)
      await pause(random.between(500, 1_500))
    }
  })
  const memoryTimer = setInterval(() => {
    maxMemory = Math.max(maxMemory, memoryOf(server))
  }, 100)
  const floodResult = await flood(floodOptions(server, matches))
  isFlooded = false
  clearInterval(memoryTimer)
  const p99 = moveMs.toSorted((one, other) => one - other)[Math.floor(moveMs.length * 0.99)]!
  console.log(
    `[F14] ${title}: ${idle} idle; ${floodResult.opened} opened, ${floodResult.sent} sent, closed ${JSON.stringify(floodResult.closes)}; ` +
      `memory ${memoryBefore} MB, at most ${maxMemory} MB; ${moveMs.length} moves in ${GAMES} honest games, p99 ${p99.toFixed(1)} ms`,
  )
  await Promise.all(players)
  await afterwards({ server, floodResult })
  expect(moveMs.length).toBeGreaterThan(GAMES)
  expect(p99).toBeLessThan(PATIENCE_MS)
  expect(maxMemory).toBeLessThan(MAX_MEMORY_MB)
  await waitUntilSynced(server, matches)
  const { results } = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
  expect(results.filter(({ reason }) => reason !== 'blocked')).toEqual([])
}

/** Opens idle connections from several addresses, since each address has its own limit. */
async function openIdle(count: number, { port }: Server, token: string): Promise<void> {
  const { open } = await flood({ kind: 'idle', port, token, addresses: 4, perSecond: count, seconds: 1 })
  expect(open).toBe(count)
}

const tokenOf = (matches: readonly Match[]) => matches[0]!.clients[0].token

describe('[F14] 200 honest games go on, and memory stays bounded, beside', () => {
  test('a client that sends 5,000 messages a second and is disconnected each time', async () => {
    await playDuring({
      title: 'messages',
      floodOptions: ({ port }, matches) => ({
        ...{ kind: 'messages', port, token: tokenOf(matches), perSecond: 5_000, seconds: 3 },
      }),
      async afterwards({ server, floodResult: { opened, closes, open } }) {
        expect(opened).toBeGreaterThan(1)
        expect(open).toBeLessThanOrEqual(1)
        expect((closes[4408] ?? 0) + (closes[1006] ?? 0)).toBeGreaterThanOrEqual(opened - 1)
        expect(await socketsAt(server)).toBeLessThanOrEqual(2 * GAMES + 1)
      },
    })
  })

  // Takes half a minute; on a busy machine, as long as ten thousand handshakes take.
  const LONG = { timeout: 180_000 }
  test('10,000 idle connections, and 500 more a second until no more are accepted', LONG, async () => {
    await playDuring({
      title: 'connections',
      idle: 10_000,
      // The players have the same address, but were connected before.
      floodOptions: ({ port }, matches) => ({
        ...{ kind: 'connections', port, token: tokenOf(matches), perSecond: 500, seconds: 10 },
      }),
      afterwards({ floodResult }) {
        expect(floodResult.open).toBeGreaterThan(2_000)
        expect(floodResult.opened).toBeLessThan(4_800)
        expect(floodResult.closes[1006]).toBeGreaterThan(0)
      },
    })
  })

  test('a client that requests more and more, reads nothing, and is disconnected', async () => {
    await playDuring({
      title: 'deaf',
      strict: false,
      floodOptions: ({ port }, matches) => ({
        ...{ kind: 'deaf', port, token: tokenOf(matches), table: matches[1]!.id },
        ...{ perSecond: 5_000, seconds: 3 },
      }),
      async afterwards({ server, floodResult }) {
        expect(floodResult.open).toBe(0)
        await waitUntil(async () => (await socketsAt(server)) === 2 * GAMES, 'Only honest sockets are left')
      },
    })
  })
})
