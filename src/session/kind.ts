import type { Details } from '#kernel/result.ts'
import { stateOf, type Table } from '#table/table.ts'

/** Those facts of a table by which it is compared to others: they hold from its first move to its last. */
export function kindOf(table: Table): Details {
  const { game } = table
  const facts = game.facts?.(stateOf(table)) ?? {}
  return game.kind ? Object.fromEntries(game.kind.map(name => [name, facts[name]!])) : facts
}
