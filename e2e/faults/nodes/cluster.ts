import { rm } from 'node:fs/promises'
import { expect } from 'vitest'
import { openPostgresStorage } from '#server/storage/postgres/postgres-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import type { TestPostgres } from '#testing/fixtures/postgres.ts'
import type { StorageSnapshot } from '#testing/invariants/audit.ts'
import { onCleanup } from '#testing/wire/cleanup.ts'
import { findViolations } from '#testing/wire/find-violations.ts'
import { clientsOf, clientViews, type Match } from '#testing/wire/match.ts'
import { SNAPSHOT_QUERIES, snapshotOf } from '../check-storage.ts'
import { addPairs, addSmallDictionary, type PairOptions, seatPairs } from '../prepared-games.ts'
import { newFolder, type Server, startServer } from '../server.ts'
import { Balancer } from './balancer.ts'

export interface ClusterOptions {
  /** Servers with the same data, the primary first. */
  readonly postgres: readonly [TestPostgres, ...TestPostgres[]]
  /** Parameters of the database's address, such as `query_timeout=2000`. */
  readonly parameters?: string
  /** Faults from process-faults.ts, by node. */
  readonly processFaults?: readonly string[]
  /** A place for the database other than the server's folder. */
  readonly tablespace?: string
  /** Changes the database before any node uses it. */
  prepare?(database: string): Promise<void>
}

/** Two nodes on one database, behind a load balancer. */
export class Cluster {
  readonly postgres: TestPostgres
  readonly database: string
  readonly nodes: readonly [Server, Server]
  readonly balancer: Balancer
  /** The test's own access to the database, to prepare games. */
  readonly storage: Storage

  private constructor(parts: Pick<Cluster, 'postgres' | 'database' | 'nodes' | 'balancer' | 'storage'>) {
    this.postgres = parts.postgres
    this.database = parts.database
    this.nodes = parts.nodes
    this.balancer = parts.balancer
    this.storage = parts.storage
  }

  static async start(options: ClusterOptions): Promise<Cluster> {
    const { postgres, parameters = '', processFaults = [] } = options
    const [primary] = postgres
    const database = await createDatabase(options)
    await options.prepare?.(database)
    const storage = await openPostgresStorage({ url: primary.url(database, { user: NODE_USER }) })
    onCleanup(() => storage.close())
    const data = await newFolder()
    onCleanup(() => rm(data, { recursive: true, force: true }))
    await addSmallDictionary(data)
    const hosts = postgres.map(({ port }) => `127.0.0.1:${port}`).join(',')
    const url = primary.url(database, { user: NODE_USER }).replace(/@[^/]*/, `@${hosts}`)
    // The balancer looks five times a second.
    const flags = ['--database', `${url}?target_session_attrs=read-write&${parameters}`, '--drain', '1']
    const startNode = (processFault = '') =>
      startServer({ strict: true, data, isGuest: true, flags, processFault })
    const nodes = [await startNode(processFaults[0]), await startNode(processFaults[1])] as const
    const balancer = await Balancer.open(nodes)
    return new Cluster({ postgres: primary, database, nodes, balancer, storage })
  }

  /** Starts games whose first players are at the first node and whose second players are at the second. */
  async startGames(count: number, options?: PairOptions): Promise<readonly Match[]> {
    const pairs = await addPairs(this.storage, count, options)
    const [first, second] = this.balancer.entrances
    return seatPairs(first!, pairs, second)
  }

  async startGame(options?: PairOptions): Promise<Match> {
    const [match] = await this.startGames(1, options)
    return match!
  }

  /** Which nodes say that they are ready. */
  areReady(): Promise<readonly boolean[]> {
    return Promise.all(this.nodes.map(async ({ url }) => (await fetch(`${url}/readyz`)).ok))
  }

  /** Checks I1 to I5 for the whole database, for everything these clients ever received, and for what they show now. */
  async check(matches: readonly Match[], postgres = this.postgres): Promise<StorageSnapshot> {
    const snapshot = snapshotOf(await postgres.readAtOnce(SNAPSHOT_QUERIES, { database: this.database }))
    const violations = await findViolations(snapshot, clientsOf(matches), clientViews(matches))
    expect(violations.slice(0, 5)).toEqual([])
    return snapshot
  }
}

/** How long the players to move had left at an instant, in the games that are not over. */
export function timeLeft(matches: readonly Match[], instant: number): ReadonlyMap<Match, number> {
  const playing = matches.filter(({ tables }) => tables[0].state()!.phase === 'playing')
  return new Map(playing.map(match => [match, dueAt(match) - instant]))
}

/** Checks that the players to move have as much time after an outage as they had before it. */
export function expectTimeGivenBack(
  left: ReadonlyMap<Match, number>,
  endedAt: number,
  toleranceMs = 1_000,
): void {
  for (const [match, leftMs] of left) {
    if (match.tables[0].state()!.phase !== 'playing') continue
    expect(dueAt(match) - endedAt, 'The time lost is given back').toBeGreaterThan(leftMs - toleranceMs)
  }
}

function dueAt({ tables }: Match): number {
  return tables[0].state()!.game!.deadlines[0]!.at
}

/** Nodes are no superusers, whom no limit of connections would stop. */
export const NODE_USER = 'quincunx'

async function createDatabase({ postgres: [primary], tablespace }: ClusterOptions): Promise<string> {
  const [known] = await primary.query(`SELECT 1 FROM pg_roles WHERE rolname = '${NODE_USER}'`)
  if (!known) await primary.query(`CREATE ROLE ${NODE_USER} LOGIN PASSWORD 'a password'`)
  const database = await primary.createDatabase()
  await primary.query(`ALTER DATABASE ${database} OWNER TO ${NODE_USER}`)
  if (tablespace) await primary.query(`ALTER DATABASE ${database} SET TABLESPACE ${tablespace}`)
  return database
}
