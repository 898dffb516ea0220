import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { loadGame } from '#games/catalog.ts'
import { writeLexicon } from '#lexicon/lexicon-file.ts'
import { openDictionaryStore } from '#node/dictionary-store.ts'
import { NO_TABLE_LIMITS } from '#server/limits/table-limits.ts'
import { drawId, drawToken, tokenHash } from '#server/players/token.ts'
import { openSqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { onlineParams, policyFor, secureIdSource, TableCreator } from '#server/tables/create-table.ts'
import { onlinePlayOf, PLAYED_GAMES, type PlayedGame } from '#testing/online-play/online-play.ts'
import { smallLexicon } from '#testing/online-play/scribble-play.ts'
import { createSeededRandom } from '#testing/simulation/seeded-random.ts'
import { type Client, clientOf, type ServerAddress, unwrap } from '#testing/wire/client.ts'
import type { Match } from '#testing/wire/match.ts'
import { waitUntil } from '#testing/wire/wait-until.ts'
import { newFolder, type ServerOptions, startServer } from './server.ts'

/** Two players at a table, stored in a database. */
export interface PreparedPair {
  readonly table: { readonly id: string; readonly code: string }
  readonly people: readonly { readonly id: string; readonly name: string; readonly token: string }[]
}

export interface PairOptions {
  /** The games to play, in turn; all three by default. */
  readonly games?: readonly PlayedGame[]
  readonly length?: 'short' | 'long'
  /** When the tables were opened. */
  readonly now?: number
}

/** Fills a data folder with pairs seated at tables. */
export async function preparePairs(
  data: string,
  count: number,
  options?: PairOptions,
): Promise<readonly PreparedPair[]> {
  await addSmallDictionary(data)
  const storage = await openSqliteStorage({ file: join(data, 'house.sqlite') })
  const pairs = await addPairs(storage, count, options)
  await storage.close()
  return pairs
}

/** Stores pairs seated at tables, more than a server with limits would let in at once. */
export async function addPairs(
  storage: Storage,
  count: number,
  { games = PLAYED_GAMES, length = 'short', now = Date.now() }: PairOptions = {},
): Promise<readonly PreparedPair[]> {
  const random = createSeededRandom('pairs', 'setups')
  const creator = new TableCreator({
    ...{ storage, ids: secureIdSource, now: () => now, loadGame, limits: NO_TABLE_LIMITS },
  })
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
    const game = (await loadGame(games[number % games.length]!))!
    const params = onlineParams(game, onlinePlayOf(game.rules.id).setup(random, length))!
    if (!params.ok) throw new Error(`A setup is refused: ${params.rejection.code}`)
    const policy = unwrap(policyFor(game, params.value, {}))
    const newTable = {
      game: game.rules,
      setup: params.value,
      open: false,
      openedBy: people[0]!.id,
      policy,
      seats,
    }
    const table = await creator.create(newTable)
    if (!table.ok) throw new Error(table.rejection.code)
    return { people, table: table.value }
  }
  return Promise.all(Array.from({ length: count }, (_, number) => addPair(number)))
}

/** The server finds the dictionary of the games of Scribble in its data folder, like one of a host's own. */
export async function addSmallDictionary(data: string): Promise<void> {
  const file = writeLexicon(smallLexicon, { form: 'graph' }).slice().buffer
  await openDictionaryStore(join(data, 'dictionaries')).put(smallLexicon.hash, { name: 'small', file })
}

/** Connects all pairs to their tables and waits for the games to begin. The second player may use another address. */
export async function seatPairs(
  server: ServerAddress,
  pairs: readonly PreparedPair[],
  secondServer = server,
): Promise<readonly Match[]> {
  const matches = pairs.map(({ table, people }): Match => {
    const clients = people.map(
      ({ id, name, token }, seat): Client =>
        clientOf(seat === 0 ? server : secondServer, { id, name, claimed: false }, token),
    )
    const tables = clients.map(client => client.follow(table.id))
    return { ...table, clients: [clients[0]!, clients[1]!], tables: [tables[0]!, tables[1]!] }
  })
  for (const { id, tables } of matches)
    await waitUntil(() => tables.every(table => table.session()), `The game at ${id} begins`, 60_000)
  return matches
}

export type GamesOptions = Omit<ServerOptions, 'data'> & PairOptions

/** Starts a server with this many games in play. */
export async function startGames(count: number, { games, length, ...options }: GamesOptions = {}) {
  const data = await newFolder()
  const pairs = await preparePairs(data, count, { ...(games && { games }), ...(length && { length }) })
  const server = await startServer({ strict: true, ...options, data })
  return { server, matches: await seatPairs(server, pairs) }
}

/** Starts a server with one game, of Obstruction unless another is given. */
export async function startGame({ games = ['obstruction'], ...options }: GamesOptions = {}) {
  const { server, matches } = await startGames(1, { games, ...options })
  return { server, match: matches[0]! }
}
