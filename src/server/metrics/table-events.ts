import type { OnlineTable } from '../tables/log/online-table.ts'

/** A change at a table that a host wants to count or to read in the log. */
export type TableEvent =
  | { readonly kind: 'moved' | 'begun' | 'closed'; readonly table: string; readonly game: string }
  | { readonly kind: 'ended'; readonly table: string; readonly game: string; readonly by: string }

/** The events between two states of a table. */
export function tableEvents(before: OnlineTable, table: OnlineTable): readonly TableEvent[] {
  const { id, game } = table.about
  const events: TableEvent[] = []
  if (table.play && before.play && table.play.turns !== before.play.turns)
    events.push({ kind: 'moved', table: id, game })
  if (table.play && !before.play) events.push({ kind: 'begun', table: id, game })
  const ending = before.phase === 'over' ? undefined : table.play?.ending
  if (ending) events.push({ kind: 'ended', table: id, game, by: ending.by })
  if (table.phase === 'closed' && before.phase !== 'closed') events.push({ kind: 'closed', table: id, game })
  return events
}
