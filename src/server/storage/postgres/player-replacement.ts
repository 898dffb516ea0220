import type { Sitter } from '../../tables/log/log-entry.ts'
import { type AdministrationStorage, deletedId, type PlayerReplacement } from '../administration.ts'
import { nameKey } from '../name-key.ts'
import { replacedEntry, replacedSitter } from '../replaced-sitter.ts'
import type { Database, RunStatement } from './database.ts'
import { type EntryRow, toEntry } from './log-reader.ts'
import { noteChanges } from './nodes.ts'
import type { WakeSender } from './wake-sender.ts'

type ReplacementMethods = Pick<AdministrationStorage, 'replacePlayer' | 'deletePlayer'>

/** How many tables with their logs are read at a time. */
const SLICE = 200

/** Sessions and bans refer to the player, so they are deleted first. */
const DELETIONS = [
  'DELETE FROM ratings WHERE player = $1',
  'UPDATE tables SET seated = array_remove(seated, $1) WHERE seated @> ARRAY[$1]',
  'DELETE FROM presence WHERE player = $1',
  'DELETE FROM bans WHERE player = $1',
  'DELETE FROM reports WHERE player = $1',
  'UPDATE reports SET reporter = NULL WHERE reporter = $1',
  'DELETE FROM players WHERE id = $1',
]

const DELETE_SESSIONS = `
  WITH deleted AS (SELECT $1::text AS player), ${noteChanges('account', 'deleted')}
  DELETE FROM sessions WHERE player = $1 RETURNING id
`
const NOTE_TABLES = `WITH replaced AS (SELECT $1::text AS player), ${noteChanges('tables', 'replaced')} SELECT`

export function postgresPlayerReplacement(database: Database, wakes: WakeSender): ReplacementMethods {
  return {
    async replacePlayer(replacement, from) {
      const next = await database.transaction(async run => {
        const [slice] = await run<{ last: number | null }>(
          `SELECT max(number) AS last FROM (
             SELECT number FROM tables WHERE number > $1 ORDER BY number LIMIT ${SLICE}
           ) AS slice`,
          [from],
        )
        const last = slice?.last ?? undefined
        if (last === undefined) {
          await run(NOTE_TABLES, [replacement.player])
          return undefined
        }
        for (const replace of [replaceInTables, replaceInEntries, replaceInResults])
          await replace(run, replacement, [from, last])
        return last
      })
      if (next === undefined) wakes.send({ kind: 'players' })
      return next
    },
    async deletePlayer(id) {
      const ended = await database.transaction(async run => {
        const sessions = await run<{ id: string }>(DELETE_SESSIONS, [id])
        for (const deletion of DELETIONS) await run(deletion, [id])
        return sessions
      })
      for (const session of ended) wakes.send({ kind: 'session', player: id, session: session.id })
      wakes.send({ kind: 'players' })
    },
  }
}

type Range = readonly [after: number, last: number]

async function replaceInTables(
  run: RunStatement,
  replacement: PlayerReplacement,
  range: Range,
): Promise<void> {
  const { player, anonymous } = replacement
  const rows = await run<{ number: number; opened_by: string; seats: string }>(
    `SELECT number, opened_by, seats FROM tables
     WHERE number > $1 AND number <= $2 AND (opened_by = $3 OR strpos(seats, $3) > 0) ORDER BY number FOR NO KEY UPDATE`,
    [...range, player],
  )
  for (const { number, opened_by, seats } of rows) {
    const replaced = JSON.stringify(
      (JSON.parse(seats) as readonly (Sitter | null)[]).map((sitter, seat) =>
        replacedSitter(sitter, seat, replacement),
      ),
    )
    const opener = anonymous && opened_by === player ? deletedId(0) : opened_by
    if (replaced === seats && opener === opened_by) continue
    await run('UPDATE tables SET opened_by = $2, seats = $3, seats_key = $4 WHERE number = $1', [
      ...[number, opener, replaced, nameKey(replaced)],
    ])
  }
}

async function replaceInEntries(
  run: RunStatement,
  replacement: PlayerReplacement,
  range: Range,
): Promise<void> {
  const rows = await run<EntryRow & { table_number: number; seq: number }>(
    `SELECT table_number, seq, at, action, command FROM entries
     WHERE table_number > $1 AND table_number <= $2 AND (strpos(action, $3) > 0 OR strpos(command, $3) > 0)
     ORDER BY table_number, seq FOR UPDATE`,
    [...range, replacement.player],
  )
  for (const row of rows) {
    const replaced = replacedEntry(toEntry(row), replacement)
    const action = JSON.stringify(replaced.action)
    const command = replaced.command ?? null
    if (action === row.action && command === row.command) continue
    await run('UPDATE entries SET action = $3, command = $4 WHERE table_number = $1 AND seq = $2', [
      ...[row.table_number, row.seq, action, command],
    ])
  }
}

async function replaceInResults(
  run: RunStatement,
  replacement: PlayerReplacement,
  range: Range,
): Promise<void> {
  const { player, anonymous } = replacement
  const rows = await run<{ table_number: number; seat: number; sitter: string }>(
    `SELECT table_number, seat, sitter FROM result_seats
     WHERE table_number > $1 AND table_number <= $2 AND player = $3`,
    [...range, player],
  )
  for (const { table_number, seat, sitter } of rows) {
    const replaced = JSON.stringify(replacedSitter(JSON.parse(sitter) as Sitter, seat, replacement))
    await run(
      `UPDATE result_seats SET sitter = $3, player = CASE WHEN $4 THEN NULL ELSE player END,
         rating_after = CASE WHEN $4 THEN NULL ELSE rating_after END
       WHERE table_number = $1 AND seat = $2`,
      [table_number, seat, replaced, anonymous],
    )
  }
}
