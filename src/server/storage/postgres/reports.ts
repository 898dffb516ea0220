import type { ReportStorage } from '../player-storage.ts'
import type { Database } from './database.ts'

interface ReportRow {
  readonly number: number
  readonly player: string
  readonly name: string
  readonly reporter: string | null
  readonly at: number
  readonly closed_at: number | null
}

export function postgresReports(database: Database): ReportStorage {
  return {
    async add({ player, name, reporter, at }) {
      await database.query(
        'INSERT INTO reports (player, name, reporter, at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
        [player, name, reporter, at],
      )
    },
    async list({ closed, limit }) {
      const rows = await database.query<ReportRow>(
        `SELECT number, player, name, reporter, at, closed_at FROM reports
         WHERE closed_at IS NULL OR $1 ORDER BY at DESC, number DESC LIMIT $2`,
        [closed, limit],
      )
      return rows.map(({ closed_at, ...report }) => ({ ...report, closedAt: closed_at }))
    },
    async close(number, at) {
      const closed = await database.query(
        'UPDATE reports SET closed_at = $2 WHERE number = $1 AND closed_at IS NULL RETURNING number',
        [number, at],
      )
      return closed.length > 0
    },
  }
}
