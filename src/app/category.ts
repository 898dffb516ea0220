import type { Details } from '#kernel/result.ts'
import { stateOf, type Table } from '#table/table.ts'

/** The facts by which games are compared. They do not change during a game. */
export function categoryOf({ rules, ...table }: Table): Details {
  return rules.facts?.(stateOf(table)).category ?? {}
}

/** The category and all other facts. */
export function factsOf({ rules, ...table }: Table): Details {
  const { category, more } = rules.facts?.(stateOf(table)) ?? { category: {} }
  return { ...category, ...more }
}
