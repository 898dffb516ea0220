import { accept, type Result } from '#kernel/result.ts'
import { act, openTable } from '#table/act.ts'
import type { Table } from '#table/table.ts'
import type { Path } from '#table/variations/variation-tree.ts'
import type { GameOrigin } from './saved-game-format.ts'

/** Whether a game can be played on: one from another program has draws that no record can repeat. */
export function canPlayOn({ record }: Pick<Table, 'record'>): boolean {
  return record.seed !== ''
}

/**
 * A new game that begins with the moves to a position of a review. Everything hidden stays as it was dealt, and what is
 * drawn later follows from the seed of that game.
 */
export function tableFromPosition(
  { rules, record }: Table,
  path: Path,
  now: number,
): Result<{ readonly table: Table; readonly origin: GameOrigin }> {
  let table: Table = openTable(rules, record.params, record.seed, now, record.deal)
  for (const { seat, text } of path) {
    const next = act(table, { do: 'move', seat, text }, now)
    if (!next.ok) return next
    table = next.value
  }
  return accept({ table, origin: { startedAt: record.startedAt, moves: path.length } })
}
