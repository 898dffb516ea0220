import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loadGame } from '#games/catalog.ts'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { openPasswords } from '#server/players/passwords.ts'
import { openPlayers } from '#server/players/players.ts'
import { WEAK_HASHING } from '#testing/fixtures/players.ts'
import { emptyMemoryData } from '#testing/memory-storage/memory-data.ts'
import { openMemoryStorage } from '#testing/memory-storage/memory-storage.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { endFile, keepForFile } from '#testing/wire/cleanup.ts'
import { clientOf, unwrap } from '#testing/wire/client.ts'
import { type Match, playOneMove, playPreparations } from '#testing/wire/match.ts'
import { openRawSocket } from '#testing/wire/raw-socket.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { startMatch, startWholeServer, type WholeServer } from '#testing/wire/whole-server.ts'
import { checkTables } from './check-tables.ts'
import { ServerAdministration } from './server-administration.ts'
import { openStoredTables } from './stored-tables.ts'

/** “At once” for somebody who looks at a clock. */
const AT_ONCE_MS = 1_000

const data = emptyMemoryData()
const openStorage = () => openMemoryStorage(data, { isShared: true })

let one: WholeServer
let two: WholeServer
let match: Match
let storage: ReturnType<typeof openMemoryStorage>
let administration: ServerAdministration

// Two running nodes. The second one waits until the first has renewed its lease, so all tests share them.
beforeAll(async () => {
  await keepForFile(async () => {
    one = await startWholeServer({ storage: openStorage() })
    two = await startWholeServer({ storage: openStorage() })
  })
})
afterAll(endFile)

/** A game on them, and the host's command beside them. */
beforeEach(async () => {
  match = await startMatch(one, 'obstruction')
  storage = openStorage()
  const passwords = openPasswords({ hashing: { atOnce: 2, waiting: 20 }, strength: WEAK_HASHING })
  administration = new ServerAdministration({
    ...{ storage, version: '1.2.3', now: Date.now },
    players: openPlayers({ storage: storage.players, passwords, now: Date.now }),
    tables: openStoredTables({ storage, loadGame, now: Date.now, reloadMs: 100 }),
  })
})

/** Another device of Ann, at the other node than her first one. */
async function openAtOtherNode() {
  const socket = await openRawSocket({ port: two.port, token: match.clients[0].token })
  socket.send({ type: 'watch', table: match.id })
  await socket.message('news')
  return socket
}

const annsId = () => match.clients[0].player.id

describe('the host’s command, beside running nodes', () => {
  test('lists them', async () => {
    const { nodes, running } = unwrap(await administration.status())
    expect(nodes).toHaveLength(2)
    expect(nodes).toMatchObject([{ isAlive: true, version: expect.any(String) }, { isAlive: true }])
    expect(running).toBeUndefined()
  })

  test.each<[string, () => Promise<unknown>]>([
    ['bans a player', () => administration.ban({ player: annsId() })],
    ['bans a guest for a time', () => administration.ban({ player: annsId(), until: Date.now() + 60_000 })],
    ['signs a player out', () => administration.signOut({ player: annsId() })],
    ['signs everyone out', () => administration.signOut({})],
    ['deletes a player', () => administration.deletePlayer({ player: annsId() })],
  ])('[F20] %s at all of them at once', async (_, act) => {
    const socket = await openAtOtherNode()
    await act()
    await waitUntil(() => socket.isClosed(), 'The socket ends', AT_ONCE_MS)
    expect(await socket.closed()).toBe(CLOSE_CODES.stranger)
    const again = await openRawSocket({ port: two.port, token: match.clients[0].token })
    expect(await again.closed()).toBe(CLOSE_CODES.stranger)
  })

  test('renames a player at tables that are in memory, and in the game that ends there', async () => {
    const ben = clientOf(two, match.clients[1].player, match.clients[1].token)
    const table = ben.follow(match.id)
    await waitUntil(() => table.state() !== undefined, 'Ben sees the table at the other node')
    unwrap(await administration.rename({ player: annsId(), name: 'Renamed' }))
    const name = () => table.state()?.seats[0]
    await waitUntil(() => JSON.stringify(name()).includes('Renamed'), 'Ben sees the name', AT_ONCE_MS)
    await match.tables[1].session()!.resign()
    expect((await storage.history.find(match.id))?.seats[0]?.player).toMatchObject({ name: 'Renamed' })
    expect((await checkTables(storage.administration, loadGame)).problems).toEqual([])
  })

  test('ends a game, whose players see it at once', async () => {
    expect(unwrap(await administration.end({ table: match.code }))).toMatchObject({ phase: 'over' })
    const isOver = () => match.tables.every(table => table.state()?.phase === 'over')
    await waitUntil(isOver, 'The players see the end', AT_ONCE_MS)
    expect(await administration.end({ table: match.code })).toMatchObject({ ok: false })
  })

  test('ends a game although a move comes in between', async () => {
    await playPreparations(match)
    const { append } = storage.tables
    let moves = 0
    storage.tables.append = async given => {
      if (moves++ === 0) expect((await playOneMove(match, createSeededRandom('a', 'move'))).ok).toBe(true)
      return append(given)
    }
    unwrap(await administration.end({ table: match.id }))
    expect(moves).toBe(2)
    await waitUntil(() => match.tables[0].state()?.phase === 'over', 'The game is over', AT_ONCE_MS)
    expect((await checkTables(storage.administration, loadGame)).problems).toEqual([])
  })
})
