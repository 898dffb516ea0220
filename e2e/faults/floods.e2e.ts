import { describe, expect, test } from 'vitest'
import { luckOf } from '#testing/simulation/luck.ts'
import { type Flood, type Flooded, flood, memoryOf, socketsAt } from './flood.ts'
import { clientsOf, type Match, pastProposals, playOne, seenAt, settled } from './match.ts'
import { startGames } from './prepared.ts'
import type { Server, ServerOptions } from './server.ts'
import { checkAll } from './stored.ts'
import { pause, until } from './until.ts'

const GAMES = 20
/** What is asked for on an idle machine is 50 ms; with other tests beside it only a standstill counts. */
const PATIENCE_MS = 1_500
const MOST_MEMORY_MB = 600
const luck = luckOf('floods', 'moves')

interface Outcome {
  readonly server: Server
  readonly flooded: Flooded
}

/** Honest games go on while a crowd is let loose; gives back what came of both. */
async function withstands(
  what: string,
  options: ServerOptions,
  crowd: (server: Server, matches: readonly Match[]) => Flood,
  afterwards: (outcome: Outcome) => Promise<void> | void,
): Promise<void> {
  const { server, matches } = await startGames(GAMES, options)
  await Promise.all(matches.map(pastProposals))
  const before = memoryOf(server)
  let isFlooded = true
  let most = before
  const took: number[] = []
  const players = matches.map(async match => {
    while (isFlooded && match.tables[0].standing()?.phase === 'playing') {
      const begun = performance.now()
      const { ok } = await playOne(match, luck)
      if (ok) took.push(performance.now() - begun)
      most = Math.max(most, memoryOf(server))
      await pause(luck.between(20, 200))
    }
  })
  const flooded = await flood(crowd(server, matches))
  isFlooded = false
  await Promise.all(players)
  await afterwards({ server, flooded })
  const p99 = took.toSorted((one, other) => one - other)[Math.floor(took.length * 0.99)]!
  console.log(
    `[F14] ${what}: ${flooded.opened} opened, ${flooded.sent} sent, closed ${JSON.stringify(flooded.closes)}; ` +
      `memory ${before} MB, at most ${most} MB; ${took.length} honest moves, p99 ${p99.toFixed(1)} ms`,
  )
  expect(took.length).toBeGreaterThan(GAMES)
  expect(p99).toBeLessThan(PATIENCE_MS)
  expect(most).toBeLessThan(MOST_MEMORY_MB)
  await settled(server, matches)
  const { results } = await checkAll(server, clientsOf(matches), seenAt(matches))
  expect(results.filter(({ reason }) => reason !== 'blocked')).toEqual([])
}

const tokenOf = (matches: readonly Match[]) => matches[0]!.clients[0].token

describe('[F14] honest games go on, and memory stays bounded, beside', () => {
  test('one who sends 5,000 messages a second and is closed each time', async () => {
    await withstands(
      'messages',
      {},
      ({ port }, matches) => ({
        ...{ kind: 'messages', port, token: tokenOf(matches) },
        ...{ perSecond: 5_000, seconds: 3 },
      }),
      async ({ server, flooded }) => {
        const { opened, closes, open } = flooded
        expect(opened).toBeGreaterThan(1)
        expect(open).toBeLessThanOrEqual(1)
        expect((closes[4408] ?? 0) + (closes[1006] ?? 0)).toBeGreaterThanOrEqual(opened - 1)
        expect(await socketsAt(server)).toBeLessThanOrEqual(2 * GAMES + 1)
      },
    )
  })

  test('700 connections a second, until no more are let in, and thousands that stay and say nothing', async () => {
    await withstands(
      'connections',
      {},
      ({ port }, matches) => ({
        ...{ kind: 'connections', port, token: tokenOf(matches) },
        ...{ perSecond: 700, seconds: 8 },
      }),
      ({ flooded }) => {
        expect(flooded.open).toBeGreaterThan(2_000)
        expect(flooded.opened).toBeLessThan(4_800)
        expect(flooded.closes[1006]).toBeGreaterThan(0)
      },
    )
  })

  test('one who asks for ever more and reads nothing, and is let go', async () => {
    await withstands(
      'deaf',
      { strict: false },
      ({ port }, matches) => ({
        ...{ kind: 'deaf', port, token: tokenOf(matches), table: matches[1]!.id },
        ...{ perSecond: 5_000, seconds: 2 },
      }),
      async ({ server, flooded }) => {
        expect(flooded.open).toBe(0)
        await until(async () => (await socketsAt(server)) === 2 * GAMES, 'Only honest sockets are left')
      },
    )
  })
})
