import type { Seat } from '#kernel/rules.ts'
import { canRedo, canUndo, stateOf, type Table } from './table.ts'

/** The cursor after an undo: the last earlier position in which a person was to act. */
export function undoTarget(table: Table, people: readonly Seat[]): number | undefined {
  if (!canUndo(table)) return undefined
  for (let cursor = table.cursor - 1; cursor >= 0; cursor--)
    if (personActs({ ...table, cursor }, people)) return cursor
  return undefined
}

/** The cursor after a redo: the next position in which a person is to act, or the last position. */
export function redoTarget(table: Table, people: readonly Seat[]): number | undefined {
  if (!canRedo(table)) return undefined
  for (let cursor = table.cursor + 1; cursor < table.turns.length; cursor++)
    if (personActs({ ...table, cursor }, people)) return cursor
  return table.turns.length
}

function personActs(table: Table, people: readonly Seat[]): boolean {
  return table.rules.toAct(stateOf(table)).some(seat => people.includes(seat))
}
