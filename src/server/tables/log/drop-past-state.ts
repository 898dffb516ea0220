import type { Table } from '#table/table.ts'

/**
 * The table after a move without the position before it, which nobody can go back to: there may be thousands of tables,
 * and whoever wants to see how a game went has its record.
 */
export function dropPastState(table: Table): Table {
  const before = table.cursor - 2
  const turn = table.turns[before]
  if (turn?.state === undefined) return table
  return { ...table, turns: table.turns.with(before, { ...turn, state: undefined }) }
}
