import type { Details } from '#kernel/result.ts'
import { stateOf, type Table } from '#table/table.ts'

/** The facts by which a table is compared to others: they hold from its first move to its last. */
export function categoryOf({ rules, ...table }: Table): Details {
  return rules.facts?.(stateOf(table)).category ?? {}
}

/** All facts of a table. */
export function factsOf({ rules, ...table }: Table): Details {
  const { category, more } = rules.facts?.(stateOf(table)) ?? { category: {} }
  return { ...category, ...more }
}
