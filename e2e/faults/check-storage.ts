import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import type { StorageSnapshot } from '#testing/invariants/audit.ts'
import type { Client } from '#testing/wire/client.ts'
import { type ClientView, findViolations } from '#testing/wire/find-violations.ts'
import type { Server } from './server.ts'

type Row = Readonly<Record<string, unknown>>

/** Reads everything from a server's database file. */
export function readDatabase(file: string): StorageSnapshot {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = SNAPSHOT_QUERIES.map(query => database.prepare(query).all())
  database.close()
  return snapshotOf(rows)
}

/** The parts of a snapshot, in every storage. */
export const SNAPSHOT_QUERIES: readonly string[] = [
  'SELECT * FROM tables ORDER BY number',
  'SELECT * FROM entries ORDER BY table_number, seq',
  'SELECT results.*, id FROM results JOIN tables ON number = table_number',
  'SELECT * FROM result_seats ORDER BY seat',
  'SELECT player, game, rating FROM ratings',
  'SELECT token_hash AS secret FROM sessions',
  'SELECT password AS secret FROM players WHERE password IS NOT NULL',
]

/** The answers to SNAPSHOT_QUERIES as data. Storages differ in how they return numbers and truth values. */
export function snapshotOf(answers: readonly (readonly Row[])[]): StorageSnapshot {
  const [tables, entries, results, resultSeats, ratings, ...secrets] = answers
  const text = (value: unknown) => String(value)
  const logs = Map.groupBy(entries!, row => row.table_number)
  const seats = Map.groupBy(resultSeats!, row => row.table_number)
  return {
    tables: tables!.map(row => {
      const log = logs.get(row.number) ?? []
      return {
        table: {
          ...{ id: text(row.id), code: text(row.code), game: text(row.game), version: Number(row.version) },
          ...{ setup: JSON.parse(text(row.setup)), seed: text(row.seed), open: Boolean(row.open) },
          ...{ openedBy: text(row.opened_by), createdAt: Number(row.created_at) },
          ...(row.policy !== null && { policy: JSON.parse(text(row.policy)) }),
        },
        entries: log.map(({ at, action, command }) => ({
          at: Number(at),
          action: JSON.parse(text(action)),
          ...(command !== null && { command: text(command) }),
        })),
        seqs: log.map(({ seq }) => Number(seq)),
        phase: row.phase as StorageSnapshot['tables'][number]['phase'],
      }
    }),
    results: results!.map(row => ({
      ...{ id: text(row.id), game: text(row.game), reason: text(row.reason), rated: Boolean(row.rated) },
      ...{ startedAt: Number(row.started_at), endedAt: Number(row.ended_at) },
      facts: JSON.parse(text(row.facts)),
      seats: (seats.get(row.table_number) ?? []).map(({ sitter, won }) => ({
        sitter: JSON.parse(text(sitter)),
        won: Boolean(won),
      })),
    })),
    ratings: ratings!.map(({ player, game, rating }) => ({
      ...{ player: text(player), game: text(game), rating: Number(rating) },
    })),
    secrets: secrets.flat().map(({ secret }) => text(secret)),
  }
}

/** Stops the server and checks its database. */
export async function stopAndCheck(
  server: Pick<Server, 'file' | 'stop'>,
  ...checks: [clients: readonly Client[], views?: readonly ClientView[]]
): Promise<StorageSnapshot> {
  await server.stop()
  return checkDatabase(server, ...checks)
}

/** Checks I1 to I5 for the database, for everything each client ever received, and for what each shows now. */
export async function checkDatabase(
  server: Pick<Server, 'file'>,
  clients: readonly Client[],
  views: readonly ClientView[] = [],
): Promise<StorageSnapshot> {
  const snapshot = readDatabase(server.file)
  expect((await findViolations(snapshot, clients, views)).slice(0, 5)).toEqual([])
  return snapshot
}
