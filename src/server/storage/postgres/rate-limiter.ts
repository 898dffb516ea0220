import { type RateLimiterAbstract, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Rate } from '../../limits/limits.ts'
import type { Database } from './database.ts'

/** A limit that all servers of the database count together. */
export function openPostgresRateLimiter(
  database: Database,
  limit: string,
  { count, perMs }: Rate,
): RateLimiterAbstract {
  return new RateLimiterPostgres({
    // Through the database, for its errors and its limit of connections.
    storeClient: {
      async query({ text, values }: { readonly text: string; readonly values: readonly unknown[] }) {
        const rows = await database.query(text, values)
        return { rows, rowCount: rows.length }
      },
    },
    storeType: 'client',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: limit,
    points: count,
    duration: perMs / 1000,
  })
}
