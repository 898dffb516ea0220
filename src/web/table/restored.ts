import { rulesOf } from '#games/catalog.ts'
import type { Result } from '#kernel/result.ts'
import { restore } from '#table/restore.ts'
import type { Table, TableRecord } from '#table/table.ts'
import type { ParlourGame } from '../parlour.ts'

/** The table that a record tells of, by the rules it was played by. */
export function restoreBy({ game, earlier }: ParlourGame, record: TableRecord): Result<Table> {
  return restore(rulesOf({ game, earlier: earlier ?? [] }, record.version) ?? game, record)
}
