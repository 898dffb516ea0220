import type { LinkStorage, StoredLink } from '../storage.ts'
import type { Database } from './database.ts'

/** A link has up to 16 kB. */
const PAGE = 50

interface LinkRow {
  readonly code: string
  readonly path: string
  readonly used_at: number
}

export function postgresLinks(database: Database): LinkStorage {
  return {
    async save({ code, path, usedAt }) {
      await database.query(
        'INSERT INTO links (code, path, used_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [code, path, usedAt],
      )
    },
    async find(code) {
      const [row] = await database.query<LinkRow>('SELECT code, path, used_at FROM links WHERE code = $1', [
        code,
      ])
      return row && toLink(row)
    },
    async used(code, at) {
      await database.query('UPDATE links SET used_at = greatest(used_at, $2) WHERE code = $1', [code, at])
    },
    async deleteUnused(before) {
      await database.query('DELETE FROM links WHERE used_at < $1', [before])
    },
    async delete(code) {
      await database.query('DELETE FROM links WHERE code = $1', [code])
    },
    async list(after) {
      const rows = await database.query<LinkRow>(
        `SELECT code, path, used_at FROM links WHERE code > $1 ORDER BY code LIMIT ${PAGE}`,
        [after],
      )
      return rows.map(toLink)
    },
  }
}

function toLink({ code, path, used_at }: LinkRow): StoredLink {
  return { code, path, usedAt: used_at }
}
