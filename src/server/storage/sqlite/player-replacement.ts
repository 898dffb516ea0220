import type { DatabaseSync } from 'node:sqlite'
import type { Sitter } from '../../tables/log/log-entry.ts'
import { type AdministrationStorage, deletedId, type PlayerReplacement } from '../administration.ts'
import { replacedEntry, replacedSitter } from '../replaced-sitter.ts'
import type { Synchronous } from './rpc.ts'
import { toEntry } from './tables.ts'

type ReplacementQueries = Pick<Synchronous<AdministrationStorage>, 'replacePlayer' | 'deletePlayer'>

/** How many tables with their logs are read at a time. */
const SLICE = 200

export function playerReplacementQueries(database: DatabaseSync): ReplacementQueries {
  const replaceInTables = prepareTables(database)
  const replaceInEntries = prepareEntries(database)
  const replaceInResults = prepareResults(database)
  const selectSlice = database.prepare(
    `SELECT max(number) AS last FROM (SELECT number FROM tables WHERE number > ? ORDER BY number LIMIT ${SLICE})`,
  )
  // Sessions refer to the player, so they are deleted first.
  const deletions = [
    'DELETE FROM sessions WHERE player = ?',
    'DELETE FROM ratings WHERE player = ?',
    'DELETE FROM sitters WHERE player = ?',
    'DELETE FROM visits WHERE player = ?',
    'DELETE FROM bans WHERE player = ?',
    'DELETE FROM reports WHERE player = ?',
    'UPDATE reports SET reporter = NULL WHERE reporter = ?',
    'DELETE FROM players WHERE id = ?',
  ].map(statement => database.prepare(statement))

  return {
    replacePlayer(replacement, from) {
      const last = selectSlice.get(from)?.last
      if (last === null || last === undefined) return undefined
      const range = [from, Number(last)] as const
      replaceInTables(replacement, range)
      replaceInEntries(replacement, range)
      replaceInResults(replacement, range)
      return Number(last)
    },
    deletePlayer(id) {
      for (const deletion of deletions) deletion.run(id)
    },
  }
}

type Replace = (replacement: PlayerReplacement, range: readonly [after: number, last: number]) => void

function prepareTables(database: DatabaseSync): Replace {
  const select = database.prepare(`
    SELECT number, opened_by, seats FROM tables
    WHERE number > ? AND number <= ? AND (opened_by = ? OR instr(seats, ?))
  `)
  const update = database.prepare('UPDATE tables SET opened_by = ?, seats = ? WHERE number = ?')
  return (replacement, range) => {
    const { player, anonymous } = replacement
    for (const { number, opened_by, seats } of select.all(...range, player, player)) {
      const replaced = (JSON.parse(String(seats)) as readonly (Sitter | null)[]).map((sitter, seat) =>
        replacedSitter(sitter, seat, replacement),
      )
      const opener = anonymous && opened_by === player ? deletedId(0) : opened_by!
      update.run(opener, JSON.stringify(replaced), number!)
    }
  }
}

function prepareEntries(database: DatabaseSync): Replace {
  const select = database.prepare(`
    SELECT rowid, at, action, command FROM entries
    WHERE table_number > ? AND table_number <= ? AND (instr(action, ?) OR instr(command, ?))
  `)
  const update = database.prepare('UPDATE entries SET action = ?, command = ? WHERE rowid = ?')
  return (replacement, range) => {
    const { player } = replacement
    for (const row of select.all(...range, player, player)) {
      const { action, command } = replacedEntry(toEntry(row), replacement)
      update.run(JSON.stringify(action), command ?? null, row.rowid!)
    }
  }
}

function prepareResults(database: DatabaseSync): Replace {
  const select = database.prepare(`
    SELECT rowid, seat, sitter FROM result_seats WHERE table_number > ? AND table_number <= ? AND player = ?
  `)
  const rename = database.prepare('UPDATE result_seats SET sitter = ? WHERE rowid = ?')
  const anonymize = database.prepare(
    'UPDATE result_seats SET sitter = ?, player = NULL, rating_after = NULL WHERE rowid = ?',
  )
  return (replacement, range) => {
    for (const { rowid, seat, sitter } of select.all(...range, replacement.player)) {
      const replaced = replacedSitter(JSON.parse(String(sitter)) as Sitter, Number(seat), replacement)
      const statement = replacement.anonymous ? anonymize : rename
      statement.run(JSON.stringify(replaced), rowid!)
    }
  }
}
