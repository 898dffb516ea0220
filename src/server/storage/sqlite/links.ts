import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import type { LinkStorage, StoredLink } from '../storage.ts'
import type { Synchronous } from './rpc.ts'

/** A link has up to 16 kB. */
const PAGE = 50

export function linkQueries(database: DatabaseSync): Synchronous<LinkStorage> {
  const insert = database.prepare('INSERT INTO links VALUES (?, ?, ?) ON CONFLICT DO NOTHING')
  const select = database.prepare('SELECT code, path, used_at FROM links WHERE code = ?')
  const update = database.prepare('UPDATE links SET used_at = max(used_at, ?) WHERE code = ?')
  const remove = database.prepare('DELETE FROM links WHERE used_at < ?')
  const removeOne = database.prepare('DELETE FROM links WHERE code = ?')
  const list = database.prepare(
    `SELECT code, path, used_at FROM links WHERE code > ? ORDER BY code LIMIT ${PAGE}`,
  )
  return {
    save: ({ code, path, usedAt }) => void insert.run(code, path, usedAt),
    find(code) {
      const row = select.get(code)
      return row && toLink(row)
    },
    used: (code, at) => void update.run(at, code),
    deleteUnused: before => void remove.run(before),
    delete: code => void removeOne.run(code),
    list: after => list.all(after).map(toLink),
  }
}

function toLink(row: Readonly<Record<string, SQLOutputValue>>): StoredLink {
  return { code: String(row.code), path: String(row.path), usedAt: Number(row.used_at) }
}
