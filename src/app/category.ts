import type { Details } from '#kernel/result.ts'
import { stateOf, type Table } from '#table/table.ts'

/** Those facts of a table by which it is compared to others: they hold from its first move to its last. */
export function categoryOf(table: Table): Details {
  const { game } = table
  const facts = game.facts?.(stateOf(table)) ?? {}
  return game.categoryFacts ? Object.fromEntries(game.categoryFacts.map(name => [name, facts[name]!])) : facts
}
