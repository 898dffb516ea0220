import type { LobbyTable, TablePhase } from '#protocol/server-messages.ts'
import { lobbyTable } from '../lobby-table.ts'
import { DUE_CLAIM_MS } from '../node-storage.ts'
import type { TableStorage } from '../table-storage.ts'
import type { Database } from './database.ts'
import { NOW } from './nodes.ts'
import { LIVING_PRESENCE } from './presence.ts'
import type { WakeSender } from './wake-sender.ts'

type ListMethods = Pick<
  TableStorage,
  'due' | 'inPlay' | 'lobby' | 'waitingFor' | 'of' | 'forgotten' | 'setAside' | 'allSetAside'
>

interface ListedRow {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly setup: string
  readonly created_at: number
  readonly phase: TablePhase
  readonly seats: string
  readonly present: readonly string[]
}

const LISTED = `
  tables.id, code, game, setup, created_at, phase, seats,
  ARRAY(SELECT player FROM ${LIVING_PRESENCE} AS present WHERE table_id = tables.id) AS present
`
const CREATOR_IS_PRESENT = `EXISTS (
  SELECT 1 FROM ${LIVING_PRESENCE} AS present WHERE table_id = tables.id AND player = opened_by
)`

/** Lists of unfinished tables. Each uses a partial index, so that finished tables cost nothing. */
export function postgresTableLists(
  database: Database,
  { wakes, owner }: { readonly wakes: WakeSender; readonly owner: string },
): ListMethods {
  return {
    due: (now, limit) => claimDue(database, owner, { now, limit }),
    async inPlay() {
      return idsOf(
        await database.query(`SELECT id FROM tables WHERE phase = 'playing' AND set_aside IS NULL`),
      )
    },
    async lobby(limit) {
      const rows = await database.query<ListedRow>(
        `SELECT ${LISTED} FROM tables
         WHERE number IN (
             SELECT max(number) FROM tables
             WHERE open AND phase IN ('waiting', 'playing') AND set_aside IS NULL
               AND (phase = 'playing' OR ${CREATOR_IS_PRESENT})
             GROUP BY opened_by
           )
         ORDER BY created_at DESC, number DESC LIMIT $1`,
        [limit],
      )
      return rows.map(toLobbyTable)
    },
    async waitingFor({ game, setup, openedBy, limit }) {
      return database.query<{ id: string; code: string }>(
        `SELECT id, code FROM tables
         WHERE open AND phase = 'waiting' AND set_aside IS NULL AND game = $1 AND setup = $2
           AND ($3::text IS NULL OR opened_by = $3) AND ${CREATOR_IS_PRESENT}
         ORDER BY created_at, number LIMIT $4`,
        [game, JSON.stringify(setup), openedBy ?? null, limit],
      )
    },
    async of(player) {
      const rows = await database.query<ListedRow>(
        `SELECT ${LISTED} FROM tables
         WHERE seated @> ARRAY[$1] AND phase IN ('waiting', 'playing') AND set_aside IS NULL
         ORDER BY created_at DESC, number DESC`,
        [player],
      )
      return rows.map(toLobbyTable)
    },
    async forgotten(before, limit) {
      return idsOf(
        await database.query(
          `SELECT id FROM tables
           WHERE phase = 'waiting' AND set_aside IS NULL AND created_at < $1
             AND NOT EXISTS (SELECT 1 FROM ${LIVING_PRESENCE} AS present WHERE table_id = tables.id)
           ORDER BY created_at, number LIMIT $2`,
          [before, limit],
        ),
      )
    },
    async setAside(id, reason) {
      await database.query('UPDATE tables SET set_aside = $2 WHERE id = $1', [id, reason])
      wakes.send({ kind: 'lobby' })
    },
    allSetAside: () =>
      database.query('SELECT id, set_aside AS reason FROM tables WHERE set_aside IS NOT NULL ORDER BY id'),
  }
}

/** Rows that another server is claiming at this moment are passed over, not waited for. */
async function claimDue(
  database: Database,
  owner: string,
  { now, limit }: { readonly now: number; readonly limit: number },
): Promise<readonly string[]> {
  return idsOf(
    await database.query(
      `WITH free AS (
         SELECT table_number FROM deadlines JOIN tables ON number = table_number
         WHERE due <= $1 AND set_aside IS NULL
           AND (claimed_by IS NULL OR claimed_by = $2 OR claimed_until <= ${NOW})
         ORDER BY due LIMIT $3
         FOR UPDATE OF deadlines SKIP LOCKED
       ), claimed AS (
         UPDATE deadlines SET claimed_by = $2, claimed_until = ${NOW} + ${DUE_CLAIM_MS}
         FROM free WHERE deadlines.table_number = free.table_number
         RETURNING deadlines.table_number, due
       )
       SELECT id FROM claimed JOIN tables ON number = table_number ORDER BY due`,
      [now, owner, limit],
    ),
  )
}

/** Leaves due tables to other servers. */
export async function releaseDue(database: Database, owner: string): Promise<void> {
  await database.query('UPDATE deadlines SET claimed_by = NULL, claimed_until = NULL WHERE claimed_by = $1', [
    owner,
  ])
}

function toLobbyTable(row: ListedRow): LobbyTable {
  const { id, code, game, setup, created_at, phase, seats, present } = row
  const table = { id, code, game, setup: JSON.parse(setup), createdAt: created_at }
  return lobbyTable(table, { phase, seats: JSON.parse(seats) }, new Set(present))
}

function idsOf(rows: readonly object[]): readonly string[] {
  return (rows as readonly { readonly id: string }[]).map(({ id }) => id)
}
