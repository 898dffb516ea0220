import { stat } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import type { GameEntry } from '#games/game-entry.ts'
import type { TableLoss } from '../storage/administration.ts'
import { auditQuery } from '../storage/sqlite/audit.ts'
import { lossesOf } from '../storage/sqlite/high-water-mark.ts'
import { readFile } from '../storage/sqlite/read-file.ts'
import { markFile } from '../storage/sqlite/sqlite-storage.ts'
import { structureFindings } from '../storage/sqlite/structure-check.ts'
import { checkTables, type TableCheck } from './check-tables.ts'

/** Everything that is known about the health of a server's file. */
export interface FileCheck extends TableCheck {
  readonly file: string
  readonly bytes: number
  /** SQLite’s findings about the structure of the file. */
  readonly damage: readonly string[]
  /** Tables that have lost entries since they were written. */
  readonly losses: readonly TableLoss[]
}

export interface FileCheckOptions {
  readonly file: string
  loadGame(id: string): Promise<GameEntry | undefined>
  now(): number
}

/** Checks the file of a server, running or stopped, or a backup. */
export async function checkFile({ file, loadGame, now }: FileCheckOptions): Promise<FileCheck> {
  return readFile(file, async database => {
    const damage = structureFindings(database, { thorough: true })
    return {
      file,
      bytes: (await stat(file)).size,
      damage,
      losses: lossesOf(database, markFile(file), now()),
      ...(await checkTables({ audit: auditAtOneInstant(database) }, loadGame)),
    }
  })
}

export function hasProblems({ damage, losses, problems }: FileCheck): boolean {
  return damage.length + losses.length + problems.length > 0
}

/** A move between reading a table and its log would look like damage. */
function auditAtOneInstant(database: DatabaseSync) {
  const audit = auditQuery(database)
  return async (from: number) => {
    database.exec('BEGIN')
    try {
      return audit(from)
    } finally {
      database.exec('COMMIT')
    }
  }
}
