import type { DatabaseSync } from 'node:sqlite'
import { LEASE_MS, type NodeStorage } from '../node-storage.ts'
import type { Synchronous } from './rpc.ts'

/** One server at a time uses the file, so in production there is never another node. */
export function nodeQueries(database: DatabaseSync): Synchronous<NodeStorage> {
  const select = database.prepare('SELECT expires_at FROM nodes WHERE id = ?')
  const renew = database.prepare('INSERT OR REPLACE INTO nodes (id, seen_at, expires_at) VALUES (?, ?, ?)')
  const expired = database.prepare('SELECT id, seen_at FROM nodes WHERE expires_at <= ?')
  const connectionsOf = database.prepare('SELECT table_id, player, heard_at FROM visits WHERE node = ?')
  const releaseAll = database.prepare('DELETE FROM node_claims WHERE node = ?')
  const removals = [
    database.prepare('DELETE FROM visits WHERE node = ?'),
    releaseAll,
    database.prepare('DELETE FROM nodes WHERE id = ?'),
  ]
  const others = database.prepare(
    'SELECT max(seen_at) AS seen_at FROM nodes WHERE id <> ? AND expires_at > ?',
  )
  const claim = database.prepare(`
    INSERT INTO node_claims (key, node) VALUES (:key, :node)
    ON CONFLICT DO UPDATE SET node = excluded.node
      WHERE node = excluded.node
        OR EXISTS (SELECT 1 FROM nodes WHERE nodes.id = node_claims.node AND expires_at <= :now)
  `)
  const release = database.prepare('DELETE FROM node_claims WHERE key = ? AND node = ?')
  const lastRenewal = (node: string) => {
    const seenAt = others.get(node, Date.now())!.seen_at
    return seenAt === null ? undefined : Number(seenAt)
  }
  return {
    now: () => Date.now(),
    renew(node) {
      const now = Date.now()
      const known = select.get(node)
      renew.run(node, now, now + LEASE_MS)
      return {
        now,
        hadLapsed: Number(known?.expires_at ?? 0) <= now,
        isNew: known === undefined,
        server: 'this one',
      }
    },
    // The host asks the only server itself.
    list: () => [],
    expired: () =>
      expired.all(Date.now()).map(({ id, seen_at }) => ({ node: String(id), seenAt: Number(seen_at) })),
    connectionsOf: node =>
      connectionsOf.all(node).map(({ table_id, player, heard_at }) => ({
        ...{ table: String(table_id), player: String(player), heardAt: Number(heard_at) },
      })),
    remove(node) {
      for (const removal of removals) removal.run(node)
    },
    hasOthers: node => lastRenewal(node) !== undefined,
    lastRenewal,
    claim: (key, node) => claim.run({ key, node, now: Date.now() }).changes === 1,
    release: (key, node) => void release.run(key, node),
    releaseAll: node => void releaseAll.run(node),
    // Nobody else could have changed anything.
    playerChanges: () => ({ now: Date.now(), changes: [] }),
    accept: () => {},
  }
}
