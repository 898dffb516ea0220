import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import { audit, type StorageSnapshot } from '#testing/invariants/audit.ts'
import { checkClientLog, checkClientState } from '#testing/invariants/client-checks.ts'
import type { Client } from './client.ts'
import type { Server } from './server.ts'

/** Everything in the file of a server that has stopped. */
export function readDatabase(file: string): StorageSnapshot {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = (query: string) => database.prepare(query).all()
  const text = (value: unknown) => String(value)
  const entries = Map.groupBy(
    rows('SELECT * FROM entries ORDER BY table_number, seq'),
    row => row.table_number,
  )
  const seats = Map.groupBy(rows('SELECT * FROM result_seats ORDER BY seat'), row => row.table_number)
  const books: StorageSnapshot = {
    tables: rows('SELECT * FROM tables').map(row => {
      const log = entries.get(row.number!) ?? []
      return {
        table: {
          ...{ id: text(row.id), code: text(row.code), game: text(row.game), version: Number(row.version) },
          ...{ setup: JSON.parse(text(row.setup)), seed: text(row.seed), open: row.open === 1 },
          ...{ openedBy: text(row.opened_by), createdAt: Number(row.created_at) },
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
    results: rows('SELECT results.*, id FROM results JOIN tables ON number = table_number').map(row => ({
      ...{ id: text(row.id), game: text(row.game), reason: text(row.reason), rated: row.rated === 1 },
      ...{ startedAt: Number(row.started_at), endedAt: Number(row.ended_at) },
      facts: JSON.parse(text(row.facts)),
      seats: (seats.get(row.table_number!) ?? []).map(({ sitter, won }) => ({
        sitter: JSON.parse(text(sitter)),
        won: won === 1,
      })),
    })),
    ratings: rows('SELECT player, game, rating FROM ratings').map(({ player, game, rating }) => ({
      ...{ player: text(player), game: text(game), rating: Number(rating) },
    })),
    secrets: [
      ...rows('SELECT token_hash FROM sessions').map(row => text(row.token_hash)),
      ...rows('SELECT password FROM players WHERE password IS NOT NULL').map(row => text(row.password)),
    ],
  }
  database.close()
  return books
}

/** Stops the server and checks all that it leaves behind. */
export async function stopAndCheck(
  server: Pick<Server, 'file' | 'stop'>,
  ...witnesses: [clients: readonly Client[], seen?: Parameters<typeof checkDatabase>[2]]
): Promise<StorageSnapshot> {
  await server.stop()
  return checkDatabase(server, ...witnesses)
}

/** Checks I1 to I5 of a file, of what each client was ever told, and of what each sees now. */
export async function checkDatabase(
  server: Pick<Server, 'file'>,
  clients: readonly Client[],
  seen: readonly { readonly client: Client; readonly table: RemoteTable; readonly id?: string }[] = [],
): Promise<StorageSnapshot> {
  const books = readDatabase(server.file)
  const loaded = await Promise.all(gameIds.map(loadGame))
  const games = new Map(loaded.map((entry, index) => [gameIds[index]!, entry!]))
  const secrets = [...books.secrets, ...clients.map(({ token }) => token)]
  const audited = audit({ ...books, secrets }, games)
  const violations = [
    ...audited.violations,
    ...clients.flatMap(({ clientLog }) => checkClientLog(clientLog, books, audited)),
    ...seen.flatMap(({ client, table, id }) => {
      const standing = table.state()
      return checkClientState(standing, id ?? standing?.id ?? '', client.player.id, audited)
    }),
  ]
  expect(violations.slice(0, 5)).toEqual([])
  return books
}
