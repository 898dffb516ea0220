import { describe, expect, test } from 'vitest'
import { luckOf } from '#testing/simulation/luck.ts'
import { luckyMove } from '#testing/simulation/lucky-move.ts'
import { CALM, type Weather } from '#testing/simulation/weather.ts'
import { clientsOf, type Match, seenAt, settled, turnOf } from './match.ts'
import { preparePairs, seatPairs } from './prepared.ts'
import { misbehave } from './proxy.ts'
import { newFolder, startServer } from './server.ts'
import { checkAll } from './stored.ts'
import { pause, until } from './until.ts'

const BAD: Weather = { ...CALM, wayMs: 60, lost: 20, twice: 60, overtaking: 100, cut: 10 }
const SEEDS = 30
const MISBEHAVING_MS = 6_000

describe('[F5] over real sockets, with a proxy between that delays, mixes up, doubles, loses and cuts', () => {
  test(`clients end equal to the server (${SEEDS} seeds)`, async () => {
    const data = await newFolder()
    const pairs = await preparePairs(data, SEEDS)
    const server = await startServer({ data, strict: true })
    let weather = CALM
    // Every game has a proxy of its own, and every proxy a seed.
    const proxies = await Promise.all(
      pairs.map((_, number) => misbehave(server.port, luckOf(`proxy ${number}`, 'proxy'), () => weather)),
    )
    const matches = (
      await Promise.all(
        pairs.map((pair, number) => seatPairs({ url: server.url, port: proxies[number]!.port }, [pair])),
      )
    ).flat()
    weather = BAD
    let isPlaying = true
    const played = matches.map((match, number) => playOn(match, number, () => isPlaying))
    await pause(MISBEHAVING_MS)
    isPlaying = false
    weather = CALM
    const moves = (await Promise.all(played)).reduce((sum, count) => sum + count, 0)
    // Who was cut off comes back, and that is news too.
    const links = clientsOf(matches).map(({ link }) => link)
    await until(() => links.every(link => link.state().kind === 'open'), 'All are back')
    await pause(500)
    await settled(server, matches)
    console.log(`[F5] ${moves} moves through ${SEEDS} proxies`)
    expect(moves).toBeGreaterThan(SEEDS)
    await checkAll(server, clientsOf(matches), seenAt(matches))
  })
})

async function playOn(match: Match, number: number, isPlaying: () => boolean): Promise<number> {
  const luck = luckOf(`player ${number}`, 'proxied')
  const sent: Promise<{ readonly ok: boolean }>[] = []
  while (isPlaying() && match.tables[0].standing()?.phase === 'playing') {
    const session = match.tables[turnOf(match) ?? 0].session()!
    const move = session.play(luckyMove(session.snapshot().view, luck))
    sent.push(move)
    await Promise.race([move, pause(300)])
    await pause(luck.between(1, 50))
  }
  // What is still on its way arrives, however often it has to be sent.
  return (await Promise.all(sent)).filter(({ ok }) => ok).length
}
