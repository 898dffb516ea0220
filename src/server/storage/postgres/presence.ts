import type { PresenceStorage } from '../storage.ts'
import type { Database } from './database.ts'
import { NOW, REGISTER_NODE } from './nodes.ts'
import type { WakeSender } from './wake-sender.ts'

/** The rows of living nodes. */
export const LIVING_PRESENCE = `(
  SELECT table_id, player FROM presence JOIN nodes ON nodes.id = presence.node WHERE expires_at > ${NOW}
)`

const DEPART = `
  WITH gone AS (
    DELETE FROM presence WHERE node = $1 AND table_id = $2 AND player = $3 AND connection = $4 RETURNING heard_at
  ), heard AS (
    SELECT greatest($5::bigint, (SELECT heard_at FROM gone)) AS at
  ), noted AS (
    UPDATE presence SET heard_at = greatest(heard_at, heard.at) FROM heard
    WHERE table_id = $2 AND player = $3 AND (node <> $1 OR connection <> $4)
  )
  SELECT at AS heard_at FROM heard
`

export function postgresPresence(database: Database, wakes: WakeSender): PresenceStorage {
  return {
    async arrive({ node, table, player, connection }) {
      await database.query(
        `WITH registered AS (${REGISTER_NODE})
         INSERT INTO presence (node, table_id, player, connection) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
        [node, table, player, connection],
      )
      wakes.send({ kind: 'presence', table })
    },
    async depart({ node, table, player, connection }, heardAt) {
      const [row] = await database.query<{ heard_at: number }>(DEPART, [
        ...[node, table, player, connection, heardAt],
      ])
      wakes.send({ kind: 'presence', table })
      return row!.heard_at
    },
    async at(table) {
      const rows = await database.query<{ player: string }>(
        `SELECT DISTINCT player FROM ${LIVING_PRESENCE} AS present WHERE table_id = $1`,
        [table],
      )
      return rows.map(({ player }) => player)
    },
  }
}
