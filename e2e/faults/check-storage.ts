import { DatabaseSync } from 'node:sqlite'
import { expect } from 'vitest'
import { gameIds, loadGame } from '#games/catalog.ts'
import type { RemoteTable } from '#session/remote/remote-table.ts'
import { audit, type StorageSnapshot } from '#testing/invariants/audit.ts'
import { checkClientLog, checkClientState } from '#testing/invariants/client-checks.ts'
import type { Client } from './client.ts'
import type { Server } from './server.ts'

/** Reads everything from a server's database file. */
export function readDatabase(file: string): StorageSnapshot {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = (query: string) => database.prepare(query).all()
  const text = (value: unknown) => String(value)
  const entries = Map.groupBy(
    rows('SELECT * FROM entries ORDER BY table_number, seq'),
    row => row.table_number,
  )
  const seats = Map.groupBy(rows('SELECT * FROM result_seats ORDER BY seat'), row => row.table_number)
  const snapshot: StorageSnapshot = {
    tables: rows('SELECT * FROM tables').map(row => {
      const log = entries.get(row.number!) ?? []
      return {
        table: {
          ...{ id: text(row.id), code: text(row.code), game: text(row.game), version: Number(row.version) },
          ...{ setup: JSON.parse(text(row.setup)), seed: text(row.seed), open: row.open === 1 },
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
  return snapshot
}

/** Stops the server and checks its database. */
export async function stopAndCheck(
  server: Pick<Server, 'file' | 'stop'>,
  ...checks: [clients: readonly Client[], views?: Parameters<typeof checkDatabase>[2]]
): Promise<StorageSnapshot> {
  await server.stop()
  return checkDatabase(server, ...checks)
}

/** Checks I1 to I5 for the database, for everything each client ever received, and for what each shows now. */
export async function checkDatabase(
  server: Pick<Server, 'file'>,
  clients: readonly Client[],
  views: readonly { readonly client: Client; readonly table: RemoteTable; readonly id?: string }[] = [],
): Promise<StorageSnapshot> {
  const snapshot = readDatabase(server.file)
  const loaded = await Promise.all(gameIds.map(loadGame))
  const games = new Map(loaded.map((entry, index) => [gameIds[index]!, entry!]))
  const secrets = [...snapshot.secrets, ...clients.map(({ token }) => token)]
  const audited = audit({ ...snapshot, secrets }, games)
  const violations = [
    ...audited.violations,
    ...clients.flatMap(({ clientLog }) => checkClientLog(clientLog, snapshot, audited)),
    ...views.flatMap(({ client, table, id }) => {
      const state = table.state()
      return checkClientState(state, id ?? state?.id ?? '', client.player.id, audited)
    }),
  ]
  expect(violations.slice(0, 5)).toEqual([])
  return snapshot
}
