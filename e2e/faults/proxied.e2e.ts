import { describe, expect, test } from 'vitest'
import { luckOf } from '#testing/simulation/luck.ts'
import { CALM, type Weather } from '#testing/simulation/weather.ts'
import { clientsOf, type Match, playOne, seenAt, settled } from './match.ts'
import { preparePairs, seatPairs } from './prepared.ts'
import { misbehave } from './proxy.ts'
import { newFolder, startServer } from './server.ts'
import { checkAll } from './stored.ts'
import { pause } from './until.ts'

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
    const moves = (await Promise.all(played)).reduce((sum, count) => sum + count, 0)
    weather = CALM
    await settled(server, matches)
    console.log(`[F5] ${moves} moves through ${SEEDS} proxies`)
    expect(moves).toBeGreaterThan(SEEDS)
    await checkAll(server, clientsOf(matches), seenAt(matches))
  })
})

async function playOn(match: Match, number: number, isPlaying: () => boolean): Promise<number> {
  const luck = luckOf(`player ${number}`, 'proxied')
  let moves = 0
  while (isPlaying() && match.tables[0].standing()?.phase === 'playing') {
    const played = await Promise.race([playOne(match, luck), pause(300)])
    if (played?.ok) moves++
    await pause(luck.between(1, 50))
  }
  return moves
}
