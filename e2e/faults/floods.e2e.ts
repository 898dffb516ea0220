import { describe, expect, test } from 'vitest'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { stopAndCheck } from './check-storage.ts'
import { type FloodOptions, type FloodResult, flood, memoryOf, socketsAt } from './flood.ts'
import { clientsOf, clientViews, type Match, playOneMove, playProposals, waitUntilSynced } from './match.ts'
import { startGames } from './prepared-games.ts'
import type { Server, ServerOptions } from './server.ts'
import { pause, waitUntil } from './wait-until.ts'

const GAMES = 200
/** What is asked for on an idle machine is 50 ms; with other tests beside it only a standstill counts. */
const PATIENCE_MS = 1_500
const MOST_MEMORY_MB = 600
const luck = createSeededRandom('floods', 'moves')

interface Outcome {
  readonly server: Server
  readonly flooded: FloodResult
}

interface Trial extends ServerOptions {
  readonly what: string
  /** Connections that are there before and say nothing. */
  readonly idle?: number
  crowd(server: Server, matches: readonly Match[]): FloodOptions
  afterwards(outcome: Outcome): Promise<void> | void
}

/** Honest games go on, with a move a second or so each, while a crowd is let loose. */
async function withstands({ what, idle = 0, crowd, afterwards, ...options }: Trial): Promise<void> {
  const { server, matches } = await startGames(GAMES, options)
  await Promise.all(matches.map(playProposals))
  if (idle > 0) await letIn(idle, server, tokenOf(matches))
  const before = memoryOf(server)
  let isFlooded = true
  let most = before
  const took: number[] = []
  const players = matches.map(async match => {
    await pause(luck.between(0, 1_000))
    while (isFlooded && match.tables[0].state()?.phase === 'playing') {
      const begun = performance.now()
      const { ok } = await playOneMove(match, luck)
      if (ok) took.push(performance.now() - begun)
      await pause(luck.between(500, 1_500))
    }
  })
  const watch = setInterval(() => {
    most = Math.max(most, memoryOf(server))
  }, 100)
  const flooded = await flood(crowd(server, matches))
  isFlooded = false
  clearInterval(watch)
  const p99 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)]!
  console.log(
    `[F14] ${what}: ${idle} idle; ${flooded.opened} opened, ${flooded.sent} sent, closed ${JSON.stringify(flooded.closes)}; ` +
      `memory ${before} MB, at most ${most} MB; ${took.length} moves in ${GAMES} honest games, p99 ${p99.toFixed(1)} ms`,
  )
  await Promise.all(players)
  await afterwards({ server, flooded })
  expect(took.length).toBeGreaterThan(GAMES)
  expect(p99).toBeLessThan(PATIENCE_MS)
  expect(most).toBeLessThan(MOST_MEMORY_MB)
  await waitUntilSynced(server, matches)
  const { results } = await stopAndCheck(server, clientsOf(matches), clientViews(matches))
  expect(results.filter(({ reason }) => reason !== 'blocked')).toEqual([])
}

/** Many who come from several addresses, each of which may send so many, and only stay. */
async function letIn(count: number, { port }: Server, token: string): Promise<void> {
  const { open } = await flood({ kind: 'idle', port, token, addresses: 4, perSecond: count, seconds: 1 })
  expect(open).toBe(count)
}

const tokenOf = (matches: readonly Match[]) => matches[0]!.clients[0].token

describe('[F14] 200 honest games go on, and memory stays bounded, beside', () => {
  test('one who sends 5,000 messages a second and is closed each time', async () => {
    await withstands({
      what: 'messages',
      crowd: ({ port }, matches) => ({
        ...{ kind: 'messages', port, token: tokenOf(matches), perSecond: 5_000, seconds: 3 },
      }),
      async afterwards({ server, flooded: { opened, closes, open } }) {
        expect(opened).toBeGreaterThan(1)
        expect(open).toBeLessThanOrEqual(1)
        expect((closes[4408] ?? 0) + (closes[1006] ?? 0)).toBeGreaterThanOrEqual(opened - 1)
        expect(await socketsAt(server)).toBeLessThanOrEqual(2 * GAMES + 1)
      },
    })
  })

  // Half a minute; where much else is going on, it takes as long as ten thousand handshakes do.
  const LONG = { timeout: 180_000 }
  test(
    '10,000 connections that say nothing, and 500 more a second until no more are let in',
    LONG,
    async () => {
      await withstands({
        what: 'connections',
        idle: 10_000,
        // The players come from the same address; they were here before.
        crowd: ({ port }, matches) => ({
          ...{ kind: 'connections', port, token: tokenOf(matches), perSecond: 500, seconds: 10 },
        }),
        afterwards({ flooded }) {
          expect(flooded.open).toBeGreaterThan(2_000)
          expect(flooded.opened).toBeLessThan(4_800)
          expect(flooded.closes[1006]).toBeGreaterThan(0)
        },
      })
    },
  )

  test('one who asks for ever more and reads nothing, and is let go', async () => {
    await withstands({
      what: 'deaf',
      strict: false,
      crowd: ({ port }, matches) => ({
        ...{ kind: 'deaf', port, token: tokenOf(matches), table: matches[1]!.id },
        ...{ perSecond: 5_000, seconds: 3 },
      }),
      async afterwards({ server, flooded }) {
        expect(flooded.open).toBe(0)
        await waitUntil(async () => (await socketsAt(server)) === 2 * GAMES, 'Only honest sockets are left')
      },
    })
  })
})
