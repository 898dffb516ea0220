import { afterAll, describe, expect, test } from 'vitest'
import { TestPostgres } from '#testing/fixtures/postgres.ts'
import { onlinePlayOf, PLAYED_GAMES, type PlayedGame } from '#testing/online-play/online-play.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { keepForFile } from '#testing/wire/cleanup.ts'
import {
  type Match,
  playOneMove,
  playPreparations,
  seatToMove,
  waitUntilSynced,
} from '#testing/wire/match.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { pause, waitUntil } from '#testing/wire/wait-until.ts'
import { Cluster } from './cluster.ts'
import { addDueGames, latenessOf } from './due-games.ts'

const random = createSeededRandom('races', 'moves')

/** The time for a move online. */
const MOVE_MS: Readonly<Record<PlayedGame, number>> = {
  ...{ obstruction: 60_000, guessgo: 60_000, scribble: 180_000 },
}

const postgres = await TestPostgres.start()
afterAll(() => postgres.stop())
/** [F9] The clock of the second node is five minutes ahead in all of these tests. */
const cluster = await keepForFile(() =>
  Cluster.start({ postgres: [postgres], processFaults: ['', 'five minutes ahead'] }),
)

async function checkAll(matches: readonly Match[]) {
  for (const node of cluster.nodes) await waitUntilSynced(node, matches)
  return cluster.check(matches)
}

/** A game, and a socket of the player to move at each node. */
async function startRace(game: PlayedGame) {
  const match = await cluster.startGame({ games: [game] })
  await playPreparations(match)
  await waitUntil(() => seatToMove(match) !== undefined, 'Somebody is to move')
  const seat = seatToMove(match)!
  const moves = onlinePlayOf(game).twoMoves(match.tables[seat].session()!.snapshot().view)
  const { token, clientLog } = match.clients[seat]
  const openSocket = (node: 0 | 1) => openRawSocket({ port: cluster.nodes[node].port, token, clientLog })
  const sockets = [await openSocket(0), await openSocket(1)] as const
  return { match, seat, moves, sockets, turn: match.tables[seat].state()!.game!.turn }
}

describe.each(PLAYED_GAMES)('in %s', game => {
  test('[F3] a command that is sent to both nodes is executed once and answered the same', async () => {
    const { match, moves, sockets, turn } = await startRace(game)
    const command = { do: 'move', text: moves[0], turn } as const
    const send = () => Promise.all(sockets.map(socket => socket.command(match.id, 'twice', command)))
    const answers = [...(await send()), ...(await send())]
    expect(answers[0]!.ok).toBe(true)
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    const { tables } = await checkAll([match])
    const { entries } = tables.find(({ table }) => table.id === match.id)!
    expect(entries.filter(entry => entry.command?.endsWith('/twice'))).toHaveLength(1)
  })

  test('[F4] of two moves for one turn at two nodes one is played; the other is refused with the current seq', async () => {
    const { match, seat, moves, sockets, turn } = await startRace(game)
    const answers = await Promise.all(
      sockets.map((socket, index) =>
        socket.command(match.id, `m${index}`, { do: 'move', text: moves[index]!, turn }),
      ),
    )
    const [played] = answers.filter(({ ok }) => ok)
    const [refused, ...more] = answers.filter(answer => !answer.ok)
    expect([played?.ok, more]).toEqual([true, []])
    expect(['position-changed', 'not-your-turn']).toContain(refused!.rejection.code)
    expect(refused!.seq).toBe(played!.seq)
    await waitUntil(() => match.tables[seat].state()!.seq === played!.seq, 'The view is right again')
    await checkAll([match])
  })

  test('[F3] a player who changes nodes in the middle of a move has moved once, and has not left', async () => {
    const { match, seat, moves, sockets, turn } = await startRace(game)
    const command = { do: 'move', text: moves[0], turn } as const
    // The first node may have executed it, but its answer never arrives.
    sockets[0].send({ type: 'command', table: match.id, id: 'moving', command })
    await pause(random.between(0, 10))
    sockets[0].socket.terminate()
    const answer = await sockets[1].command(match.id, 'moving', command)
    expect(answer.ok).toBe(true)
    const { tables } = await checkAll([match])
    const { entries } = tables.find(({ table }) => table.id === match.id)!
    expect(entries.filter(entry => entry.command?.endsWith('/moving'))).toHaveLength(1)
    expect(entries.filter(({ action }) => action.do === 'leave')).toEqual([])
    expect(seatToMove(match)).not.toBe(seat)
  })

  test('[F9] five minutes between the clocks of the nodes cost nobody any time', async () => {
    const match = await cluster.startGame({ games: [game], length: 'long' })
    await playPreparations(match)
    for (let move = 0; move < 4; move++) expect((await playOneMove(match, random)).ok).toBe(true)
    await checkAll([match])
    const shown = match.tables.map(table => table.state()!.game!.deadlines)
    expect(shown[0]).toEqual(shown[1])
    for (const { connection } of match.clients) {
      const leftMs = connection.toLocalTime(shown[0]![0]!.at) - Date.now()
      expect(leftMs).toBeGreaterThan(MOVE_MS[game] - 20_000)
      expect(leftMs).toBeLessThanOrEqual(MOVE_MS[game] + 10_000)
    }
  })
})

test('[F7] a player at both nodes who closes one of them has not left', async () => {
  const match = await cluster.startGame()
  const [, ben] = match.clients
  const [first] = cluster.balancer.entrances
  const connection = ben.openDevice(first!.port)
  ben.follow(match.id, connection)
  const storedConnections = async () => {
    const statement = 'SELECT FROM presence WHERE table_id = $1 AND player = $2'
    const values = [match.id, ben.player.id]
    return (await postgres.query(statement, { database: cluster.database, values })).length
  }
  await waitUntil(async () => (await storedConnections()) === 2, 'Both devices are at the table')
  ben.connection.close()
  await waitUntil(async () => (await storedConnections()) === 1, 'The first device has left')
  const { tables } = await cluster.check([])
  const { entries } = tables.find(({ table }) => table.id === match.id)!
  expect(entries.filter(({ action }) => action.do === 'leave')).toEqual([])
  expect(match.tables[0].state()!.seats[1]).toMatchObject({ here: true })
  connection.close()
  const isGone = () => !(match.tables[0].state()!.seats[1] as { here: boolean }).here
  const tookMs = await waitUntil(isGone, 'The other node is told that Ben has left')
  console.log(`[F7] the other node was told of a departure after ${Math.round(tookMs)} ms`)
})

test('[F8] [F9] deadlines that both nodes watch: each game ends once, in time, and not before', async () => {
  const games = await addDueGames(cluster.storage, 60, { fromMs: 300, toMs: 1_500 })
  const unfinished = async () => {
    const rows = await postgres.query(
      `SELECT count(*) FROM tables WHERE phase = 'playing' AND id = ANY ($1)`,
      { database: cluster.database, values: [games.map(({ id }) => id)] },
    )
    return Number(rows[0].count)
  }
  await waitUntil(async () => (await unfinished()) === 0, 'All games are over')
  const snapshot = await cluster.check([])
  const lateness = games.map(game => latenessOf(game, snapshot))
  console.log(`[F8] deadlines at two nodes were ${Math.min(...lateness)} to ${Math.max(...lateness)} ms late`)
  expect(Math.min(...lateness)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...lateness)).toBeLessThan(5_000)
})

test('[F8] a move in the last milliseconds counts, or the game is over: never both, whichever node is faster', async () => {
  const games = await addDueGames(cluster.storage, 24, { fromMs: 2_000, toMs: 3_500 })
  const moves = games.map(async ({ id, dueAt, token, move }, number) => {
    const { port } = cluster.nodes[number % 2]!
    const socket = await openRawSocket({ port, token })
    // Half of them in the very last moment; the others show that nothing else decides.
    const offsetMs = number % 4 < 2 ? random.between(-5, 4) : -1_000 + 45 * number
    await pause(Math.max(0, dueAt - Date.now() + offsetMs))
    return socket.command(id, 'late', { do: 'move', text: move })
  })
  const answers = await Promise.all(moves)
  const snapshot = await cluster.check([])
  for (const [index, { id, dueAt }] of games.entries()) {
    const { entries } = snapshot.tables.find(({ table }) => table.id === id)!
    const stored = entries.find(({ command }) => command?.endsWith('/late'))
    expect(stored !== undefined).toBe(answers[index]!.ok)
    if (stored) expect(stored.at).toBeLessThanOrEqual(dueAt)
  }
  const inTime = answers.filter(({ ok }) => ok).length
  console.log(`[F8] of ${games.length} moves in the last milliseconds ${inTime} came in time`)
  // Otherwise nothing has raced.
  expect(inTime).toBeGreaterThan(0)
  expect(inTime).toBeLessThan(games.length)
})
