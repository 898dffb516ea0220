import type { DatabaseSync } from 'node:sqlite'
import type { LinkStorage } from '../storage.ts'
import type { Synchronous } from './rpc.ts'

export function linkQueries(database: DatabaseSync): Synchronous<LinkStorage> {
  const insert = database.prepare('INSERT INTO links VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const select = database.prepare('SELECT code, path, used_at FROM links WHERE code = ?')
  const update = database.prepare('UPDATE links SET used_at = max(used_at, ?) WHERE code = ?')
  const remove = database.prepare('DELETE FROM links WHERE used_at < ?')
  return {
    save: ({ code, path, usedAt }) => void insert.run(code, path, usedAt),
    find(code) {
      const row = select.get(code)
      return row && { code: String(row.code), path: String(row.path), usedAt: Number(row.used_at) }
    },
    used: (code, at) => void update.run(at, code),
    deleteUnused: before => void remove.run(before),
  }
}
