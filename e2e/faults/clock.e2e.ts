import { describe, expect, test } from 'vitest'
import type { Books } from '#testing/invariants/books.ts'
import { luckOf } from '#testing/simulation/luck.ts'
import { sure } from './client.ts'
import { clientsOf, type Match, pastProposals, playOne, seenAt, settled } from './match.ts'
import { startGames } from './prepared.ts'
import { checkAll } from './stored.ts'
import { pause, until } from './until.ts'

const GAMES = 4
const HOUR_MS = 3_600_000
const MOVE_MS = 60_000
/** For a busy machine. */
const SLACK_MS = 3_000
/** The house looks for times that have run out four times a second. */
const SWEEPS_MS = 700
const luck = luckOf('clock', 'moves')

/** Everyone plays a move, after which both see the next player's whole minute run. */
async function playAndLook(matches: readonly Match[]): Promise<void> {
  for (const match of matches) {
    sure(await playOne(match, luck))
    const { tables } = match
    await until(() => tables[0].standing()!.seq === tables[1].standing()!.seq, 'Both know of the move')
    for (const table of tables) {
      const due = table.session()!.snapshot().deadlines
      expect(due.map(({ kind }) => kind)).toEqual(['move'])
      const leftMs = due[0]!.at - Date.now()
      expect(leftMs).toBeGreaterThan(MOVE_MS - SLACK_MS)
      expect(leftMs).toBeLessThan(MOVE_MS + SLACK_MS)
    }
  }
}

const areBack = (matches: readonly Match[]) =>
  until(() => clientsOf(matches).every(({ link }) => link.state().kind === 'open'), 'All are back')

/** From the first entry to the last, at each table. */
function durations({ tables }: Books): readonly number[] {
  return tables.map(({ entries }) => entries.at(-1)!.at - entries[0]!.at)
}

describe('[F9] nobody loses on time, and every countdown stays right, when the machine’s clock', () => {
  test('is set back and forward by an hour while the server runs', async () => {
    const { server, matches } = await startGames(GAMES, { prank: 'clock set while it runs' })
    await Promise.all(matches.map(pastProposals))
    for (const [number, signal] of (['SIGUSR2', 'SIGUSR1', 'SIGUSR1'] as const).entries()) {
      process.kill(server.pid(), signal)
      await until(() => server.complaints() === 'The clock was set.\n'.repeat(number + 1), 'It is set')
      await pause(SWEEPS_MS)
      await playAndLook(matches)
    }
    await settled(server, matches)
    const books = await checkAll(server, clientsOf(matches), seenAt(matches))
    expect(books.results).toEqual([])
    for (const duration of durations(books)) expect(duration).toBeLessThan(MOVE_MS)
  })

  test('is set back and forward by an hour while the server is stopped', async () => {
    const { server, matches } = await startGames(GAMES)
    await Promise.all(matches.map(pastProposals))
    await playAndLook(matches)
    for (const prank of ['an hour back', 'an hour ahead', '']) {
      await server.kill()
      await server.start({ prank })
      await areBack(matches)
      await settled(server, matches)
      await pause(SWEEPS_MS)
      await playAndLook(matches)
    }
    await settled(server, matches)
    const books = await checkAll(server, clientsOf(matches), seenAt(matches))
    expect(books.results).toEqual([])
    for (const duration of durations(books)) {
      expect(duration).toBeGreaterThan(HOUR_MS)
      expect(duration).toBeLessThan(HOUR_MS + MOVE_MS)
    }
  })

  test('differs from what was kept: a game that ends has neither a negative nor a lost time', async () => {
    const { server, matches } = await startGames(1, { prank: 'an hour ahead' })
    await pastProposals(matches[0]!)
    await playAndLook(matches)
    await server.stop()
    await server.start({ prank: 'an hour back' })
    await areBack(matches)
    await settled(server, matches)
    sure(await matches[0]!.tables[0].session()!.resign())
    await settled(server, matches)
    const { results } = await checkAll(server, clientsOf(matches), seenAt(matches))
    expect(results.map(({ reason }) => reason)).toEqual(['resignation'])
    const [{ startedAt, endedAt } = { startedAt: 0, endedAt: 0 }] = results
    expect(endedAt - startedAt).toBeGreaterThan(0)
    expect(endedAt - startedAt).toBeLessThan(MOVE_MS)
  })
})
