import { describe, expect, test } from 'vitest'
import { luckOf } from '#testing/simulation/luck.ts'
import { clientsOf, type Match, pastProposals, playOne, seenAt, settled } from './match.ts'
import { startGame } from './prepared.ts'
import type { Server } from './server.ts'
import { checkAll } from './stored.ts'
import { pause, until } from './until.ts'

const luck = luckOf('clocks', 'moves')

/** The game goes on, nobody has lost, nothing ends before it begins, and everyone has most of a minute. */
async function goesOn(server: Server, match: Match): Promise<void> {
  await settled(server, [match])
  for (let move = 0; move < 3; move++) expect((await playOne(match, luck)).ok).toBe(true)
  await settled(server, [match])
  for (const [seat, table] of match.tables.entries()) {
    const { game, phase } = table.standing()!
    expect(phase).toBe('playing')
    const due = game!.deadlines.find(({ kind }) => kind === 'move')!
    const leftMs = match.clients[seat]!.link.local(due.at) - Date.now()
    expect(leftMs).toBeGreaterThan(40_000)
    expect(leftMs).toBeLessThanOrEqual(61_000)
  }
}

describe('[F9] the clock of the machine is set', () => {
  test.each([
    ['an hour ahead', ''],
    ['an hour back', ''],
    ['', 'an hour ahead'],
    ['an hour ahead', 'an hour back'],
  ])('first “%s”, and over a restart “%s”: nobody loses, no duration is negative', async (prank, later) => {
    const { server, match } = await startGame({ prank })
    await pastProposals(match)
    await goesOn(server, match)
    await server.kill()
    await server.start({ prank: later })
    await goesOn(server, match)
    // The check of the books has no log go back in time.
    await checkAll(server, clientsOf([match]), seenAt([match]))
  })

  test('while it runs, back and forth', async () => {
    const { server, match } = await startGame({ prank: 'clock set while it runs' })
    await pastProposals(match)
    const signals = ['SIGUSR2', 'SIGUSR1', 'SIGUSR1', 'SIGUSR2'] as const
    for (const [number, signal] of signals.entries()) {
      process.kill(server.pid(), signal)
      await until(() => server.complaints() === 'The clock was set.\n'.repeat(number + 1), 'It is set')
      await pause(600)
      await goesOn(server, match)
    }
    await match.tables[0].session()!.resign()
    await settled(server, [match])
    const { results } = await checkAll(server, clientsOf([match]), seenAt([match]))
    const lasted = results[0]!.endedAt - results[0]!.startedAt
    expect(lasted).toBeGreaterThanOrEqual(0)
    expect(lasted).toBeLessThan(60_000)
  })
})
