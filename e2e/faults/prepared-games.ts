import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { loadGame } from '#games/catalog.ts'
import { secureIdSource } from '#server/id-source.ts'
import { drawId, drawToken, tokenHash } from '#server/players/token.ts'
import { openSqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import { onlineParams, storeNewTable } from '#server/tables/create-table.ts'
import { type Client, clientOf } from './client.ts'
import type { Match } from './match.ts'
import { newFolder, type Server, type ServerOptions, startServer } from './server.ts'
import { waitUntil } from './wait-until.ts'

/** Two players at a table, stored in a database. */
export interface PreparedPair {
  readonly table: { readonly id: string; readonly code: string }
  readonly people: readonly { readonly id: string; readonly name: string; readonly token: string }[]
}

/** Fills a data folder with pairs seated at tables, more than a server with limits would let in at once. */
export async function preparePairs(data: string, count: number): Promise<readonly PreparedPair[]> {
  const storage = await openSqliteStorage({ file: join(data, 'house.sqlite') })
  const obstruction = (await loadGame('obstruction'))!
  const setup = onlineParams(obstruction)!
  if (!setup.ok) throw new Error('Obstruction cannot be played online')
  const now = Date.now()
  async function addPerson(number: number) {
    const person = { id: drawId(randomBytes), name: `Guest ${number}`, token: drawToken(randomBytes) }
    const session = { id: drawId(randomBytes), player: person.id, tokenHash: tokenHash(person.token) }
    await storage.players.add(
      { id: person.id, name: person.name, password: null, createdAt: now },
      { ...session, device: 'A test', createdAt: now, seenAt: now },
    )
    return person
  }
  async function addPair(number: number): Promise<PreparedPair> {
    const people = [await addPerson(2 * number), await addPerson(2 * number + 1)]
    const seats = people.map(({ id, name }) => ({ kind: 'person' as const, id, name }))
    const newTable = {
      game: obstruction.rules,
      setup: setup.ok ? setup.value : {},
      open: false,
      openedBy: people[0]!.id,
      seats,
    }
    return { people, table: await storeNewTable(newTable, { storage, ids: secureIdSource, now }) }
  }
  const pairs = await Promise.all(Array.from({ length: count }, (_, number) => addPair(number)))
  await storage.close()
  return pairs
}

/** Connects all pairs to their tables and waits for the games to begin. */
export async function seatPairs(
  server: Pick<Server, 'url' | 'port'>,
  pairs: readonly PreparedPair[],
): Promise<readonly Match[]> {
  const matches = pairs.map(({ table, people }): Match => {
    const clients = people.map(
      ({ id, name, token }): Client => clientOf(server, { id, name, claimed: false }, token),
    )
    const tables = clients.map(client => client.follow(table.id))
    return { ...table, clients: [clients[0]!, clients[1]!], tables: [tables[0]!, tables[1]!] }
  })
  for (const { id, tables } of matches)
    await waitUntil(() => tables.every(table => table.session()), `The game at ${id} begins`, 60_000)
  return matches
}

/** Starts a server with this many games in play. */
export async function startGames(count: number, options: Omit<ServerOptions, 'data'> = {}) {
  const data = await newFolder()
  const pairs = await preparePairs(data, count)
  const server = await startServer({ strict: true, ...options, data })
  return { server, matches: await seatPairs(server, pairs) }
}

export async function startGame(options: Omit<ServerOptions, 'data'> = {}) {
  const { server, matches } = await startGames(1, options)
  return { server, match: matches[0]! }
}
