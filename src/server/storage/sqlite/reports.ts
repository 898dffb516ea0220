import type { DatabaseSync } from 'node:sqlite'
import type { ReportStorage } from '../player-storage.ts'
import type { Synchronous } from './rpc.ts'

export function reportQueries(database: DatabaseSync): Synchronous<ReportStorage> {
  const insert = database.prepare(`
    INSERT INTO reports (player, name, reporter, at)
    SELECT :player, :name, :reporter, :at WHERE NOT EXISTS (
      SELECT 1 FROM reports
      WHERE closed_at IS NULL AND player = :player AND name = :name AND reporter = :reporter
    )
  `)
  const select = database.prepare(`
    SELECT * FROM reports WHERE closed_at IS NULL OR :closed = 1 ORDER BY at DESC, number DESC LIMIT :limit
  `)
  const close = database.prepare('UPDATE reports SET closed_at = ? WHERE number = ? AND closed_at IS NULL')
  return {
    add: ({ player, name, reporter, at }) => void insert.run({ player, name, reporter, at }),
    list: ({ closed, limit }) =>
      select.all({ closed: closed ? 1 : 0, limit }).map(row => ({
        number: Number(row.number),
        player: String(row.player),
        name: String(row.name),
        reporter: row.reporter === null ? null : String(row.reporter),
        at: Number(row.at),
        closedAt: row.closed_at === null ? null : Number(row.closed_at),
      })),
    close: (number, at) => close.run(at, number).changes === 1,
  }
}
