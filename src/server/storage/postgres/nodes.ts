import { LEASE_MS, type ListedNode, type NodeStorage, type PlayerChange } from '../node-storage.ts'
import type { Database } from './database.ts'

/** The database's own time in milliseconds, the same in all parts of a statement. */
export const NOW = 'floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint'

/** A standby that was promoted, and a server that was started again, have another. */
export const SERVER = 'extract(epoch FROM pg_postmaster_start_time())::text'

/** The server of the database whose logs this node knows: what it takes for the next entry is that only there. */
export interface AcceptedServer {
  id: string
}

/**
 * Adds the node $1, without a lease, if others have removed it after a long silence. Its connections count again when it
 * renews its lease; if it never does, it is found among the expired nodes.
 */
export const REGISTER_NODE = `
  INSERT INTO nodes (id, seen_at, expires_at) VALUES ($1, ${NOW} - ${LEASE_MS}, ${NOW}) ON CONFLICT DO NOTHING
`

interface RenewalRow {
  readonly now: number
  readonly had_lapsed: boolean
  readonly is_new: boolean
  readonly server: string
}

interface NodeRow {
  readonly id: string
  readonly seen_at: number
  readonly is_alive: boolean
  readonly version: string | null
  readonly host: string | null
  readonly started_at: number | null
}

/**
 * Part of a WITH list: notes a change of the players in another part of it, in the same transaction. A server that misses
 * the wake-up finds it later.
 */
export function noteChanges(kind: PlayerChange['kind'], playersIn: string): string {
  return `noted AS (
    INSERT INTO player_changes (player, kind, at) SELECT DISTINCT player, '${kind}', ${NOW} FROM ${playersIn}
  )`
}

export function postgresNodes(database: Database, acceptedServer: AcceptedServer): NodeStorage {
  return {
    async now() {
      const [row] = await database.query<{ now: number }>(`SELECT ${NOW} AS now`)
      return row!.now
    },
    async renew(node, about) {
      // All parts of a statement see the rows as they were before it.
      const [row] = await database.query<RenewalRow>(
        `WITH renewed AS (
           INSERT INTO nodes (id, seen_at, expires_at, version, host, started_at)
           VALUES ($1, ${NOW}, ${NOW} + ${LEASE_MS}, $2, $3, $4)
           ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, expires_at = excluded.expires_at,
             version = excluded.version, host = excluded.host, started_at = excluded.started_at
         )
         SELECT ${NOW} AS now, NOT EXISTS (SELECT 1 FROM nodes WHERE id = $1 AND expires_at > ${NOW}) AS had_lapsed,
           NOT EXISTS (SELECT 1 FROM nodes WHERE id = $1) AS is_new, ${SERVER} AS server`,
        [node, about?.version ?? null, about?.host ?? null, about?.startedAt ?? null],
      )
      const { now, had_lapsed, is_new, server } = row!
      return { now, hadLapsed: had_lapsed, isNew: is_new, server }
    },
    async list() {
      const rows = await database.query<NodeRow>(
        `SELECT id, seen_at, expires_at > ${NOW} AS is_alive, version, host, started_at
         FROM nodes ORDER BY started_at NULLS FIRST, id`,
      )
      return rows.map(toListedNode)
    },
    async expired() {
      const rows = await database.query<{ id: string; seen_at: number }>(
        `SELECT id, seen_at FROM nodes WHERE expires_at <= ${NOW} ORDER BY seen_at`,
      )
      return rows.map(({ id, seen_at }) => ({ node: id, seenAt: seen_at }))
    },
    async connectionsOf(node) {
      const rows = await database.query<{ table_id: string; player: string; heard_at: number }>(
        'SELECT table_id, player, heard_at FROM presence WHERE node = $1',
        [node],
      )
      return rows.map(({ table_id, player, heard_at }) => ({ table: table_id, player, heardAt: heard_at }))
    },
    async remove(node) {
      await database.query('DELETE FROM nodes WHERE id = $1', [node])
    },
    async hasOthers(node) {
      const others = await database.query(
        `SELECT 1 FROM nodes WHERE id <> $1 AND expires_at > ${NOW} LIMIT 1`,
        [node],
      )
      return others.length > 0
    },
    async lastRenewal(node) {
      const [row] = await database.query<{ seen_at: number | null }>(
        `SELECT max(seen_at) AS seen_at FROM nodes WHERE id <> $1 AND expires_at > ${NOW}`,
        [node],
      )
      return row!.seen_at ?? undefined
    },
    async claim(key, node) {
      const taken = await database.query(
        `WITH registered AS (${REGISTER_NODE})
         INSERT INTO node_claims (key, node) VALUES ($2, $1)
         ON CONFLICT (key) DO UPDATE SET node = excluded.node
           WHERE node_claims.node = excluded.node
             OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = node_claims.node AND expires_at > ${NOW})
         RETURNING key`,
        [node, key],
      )
      return taken.length > 0
    },
    async release(key, node) {
      await database.query('DELETE FROM node_claims WHERE key = $1 AND node = $2', [key, node])
    },
    async releaseAll(node) {
      await database.query('DELETE FROM node_claims WHERE node = $1', [node])
    },
    async playerChanges(since) {
      const rows = await database.query<Partial<PlayerChange> & { now: number }>(
        `SELECT clock.now, number, player, kind
         FROM (SELECT ${NOW} AS now) AS clock LEFT JOIN player_changes ON at >= $1`,
        [since],
      )
      const changes = rows.flatMap(({ number, player, kind }) =>
        player ? [{ number: number!, player, kind: kind! }] : [],
      )
      return { now: rows[0]!.now, changes }
    },
    async accept(server) {
      acceptedServer.id = server
    },
  }
}

function toListedNode({ id, seen_at, is_alive, version, host, started_at }: NodeRow): ListedNode {
  return {
    ...{ node: id, seenAt: seen_at, isAlive: is_alive },
    ...(version !== null && { version }),
    ...(host !== null && { host }),
    ...(started_at !== null && { startedAt: started_at }),
  }
}
