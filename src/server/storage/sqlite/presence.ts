import type { DatabaseSync } from 'node:sqlite'
import type { PresenceStorage } from '../storage.ts'
import type { Synchronous } from './rpc.ts'

/** Whether the node of a row of `visits` lives: without a lease there is none that could have run out. */
export const NODE_IS_LIVING = `NOT EXISTS (
  SELECT 1 FROM nodes WHERE nodes.id = visits.node AND expires_at <= unixepoch('subsec') * 1000
)`

export function presenceQueries(database: DatabaseSync): Synchronous<PresenceStorage> {
  const arrive = database.prepare(
    'INSERT INTO visits (node, table_id, player, connection) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )
  const depart = database.prepare(
    'DELETE FROM visits WHERE node = ? AND table_id = ? AND player = ? AND connection = ? RETURNING heard_at',
  )
  const noteHeardAt = database.prepare(
    'UPDATE visits SET heard_at = max(heard_at, ?) WHERE table_id = ? AND player = ?',
  )
  const present = database.prepare(
    `SELECT DISTINCT player FROM visits WHERE table_id = ? AND ${NODE_IS_LIVING}`,
  )
  return {
    arrive: ({ node, table, player, connection }) => void arrive.run(node, table, player, connection),
    depart({ node, table, player, connection }, heardAt) {
      const row = depart.get(node, table, player, connection)
      const latest = Math.max(heardAt, Number(row?.heard_at ?? 0))
      noteHeardAt.run(latest, table, player)
      return latest
    },
    at: table => present.all(table).map(({ player }) => String(player)),
  }
}
