import type { GameEntry } from '#games/game-entry.ts'
import type { Details } from '#kernel/result.ts'
import { hintCount, stateOf, type Table } from '#table/table.ts'

/** The facts by which games are compared. They do not change during a game. */
export function categoryOf({ rules, ...table }: Table): Details {
  return rules.facts?.(stateOf(table)).category ?? {}
}

/** The category and all other facts, among them the number of hints if there were any. */
export function factsOf(table: Table): Details {
  const { category, more } = table.rules.facts?.(stateOf(table)) ?? { category: {} }
  const hints = hintCount(table)
  return { ...category, ...more, ...(hints > 0 && { hints }) }
}

/** The facts of a game in words, by the rules it is played with; undefined where the game has none. */
export function describeFacts({ text }: Pick<GameEntry, 'text'>, table: Table): string | undefined {
  return table.rules.facts && text.describeFacts?.(factsOf(table))
}
