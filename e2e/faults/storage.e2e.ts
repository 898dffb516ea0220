import { writeFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { luckOf } from '#testing/simulation/luck.ts'
import { sure } from './client.ts'
import { clientsOf, type Match, pastProposals, playOne, seenAt, settled } from './match.ts'
import { preparePairs, seatPairs, startGames } from './prepared.ts'
import { newFolder, type Server, startServer } from './server.ts'
import { checkAll } from './stored.ts'
import { FULL_DISK, mayMount, smallDisk, TROUBLES, type Trouble, unmountLater } from './troubles.ts'
import { pause, until } from './until.ts'

const GAMES = 5
const MOVE_MS = 60_000
const luck = luckOf('storage', 'moves')

const statusOf = async (server: Server, path: string) => (await fetch(server.url + path)).status

/** Plays in every game, goes through the trouble, and plays on. */
async function livesThrough({ begin }: Trouble, server: Server, matches: readonly Match[]): Promise<void> {
  await Promise.all(matches.map(pastProposals))
  const end = begin(server)
  const tried = matches.map(match => playOne(match, luck))
  await until(async () => (await statusOf(server, '/readyz')) === 503, 'The trouble is noticed')
  expect(await statusOf(server, '/healthz')).toBe(200)
  await pause(500)
  expect(await statusOf(server, '/readyz')).toBe(503)
  const endedAt = Date.now()
  end()
  await until(async () => (await statusOf(server, '/readyz')) === 200, 'It recovers by itself')
  for (const answer of await Promise.all(tried))
    if (!answer.ok) expect(answer.rejection.code).toBe('not-kept')
  await settled(server, matches)
  for (const match of matches) {
    const [due] = match.tables[0].session()!.snapshot().deadlines
    expect(due!.at, 'The time lost is given back').toBeGreaterThan(endedAt + MOVE_MS - 500)
    sure(await playOne(match, luck))
  }
  await settled(server, matches)
  const { tables, results } = await checkAll(server, clientsOf(matches), seenAt(matches))
  expect(results).toEqual([])
  for (const { entries } of tables)
    expect(entries.map(({ action }) => action.do)).toEqual(expect.arrayContaining(['reopen']))
}

describe('[F10] no move is acknowledged and lost, no time is lost, and it passes by itself, with', () => {
  test.each(Object.keys(TROUBLES))('%s', async name => {
    const trouble = TROUBLES[name]!
    const { server, matches } = await startGames(GAMES, { strict: false, ...trouble.options })
    await livesThrough(trouble, server, matches)
  })

  test.skipIf(!mayMount())('a disk that is full', async () => {
    const data = await smallDisk()
    const pairs = await preparePairs(data, GAMES)
    const server = await startServer({ ...FULL_DISK.options, data })
    unmountLater(data)
    await livesThrough(FULL_DISK, server, await seatPairs(server, pairs))
  })
})

test('[F10] a thread that ends while games are played is replaced, and nobody notices', async () => {
  const { server, matches } = await startGames(30, { prank: 'threads end' })
  await Promise.all(matches.map(pastProposals))
  let isPlaying = true
  let played = 0
  const refused: string[] = []
  const players = matches.map(async match => {
    while (isPlaying && match.tables[0].standing()?.phase === 'playing') {
      const answer = await playOne(match, luck)
      if (answer.ok) played++
      else refused.push(answer.rejection.code)
    }
  })
  for (let round = 0; round < 4; round++) {
    await pause(luck.between(0, 50))
    process.kill(server.pid(), 'SIGUSR2')
    // As many answers may be on their way from the thread that ended.
    const before = played
    await until(() => played > before + matches.length, 'The next thread is at work')
  }
  isPlaying = false
  await Promise.all(players)
  await until(async () => (await statusOf(server, '/readyz')) === 200, 'It is well again')
  await settled(server, matches)
  expect(refused).toEqual([])
  await checkAll(server, clientsOf(matches), seenAt(matches))
})

test('[F10] a server whose file is damaged says so and does not start', async () => {
  const data = await newFolder()
  await writeFile(`${data}/house.sqlite`, 'This is no database. '.repeat(500))
  await expect(startServer({ data, strict: true })).rejects.toThrow('it is not a file of Quincunx')
})
