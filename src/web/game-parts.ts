import type { GameEntry } from '#games/game-entry.ts'
import { type AnyOptions, findLexiconOption } from '#kernel/options.ts'

/** The parts of the pages that only some games need: for puzzles, for several players, for custom dictionaries. */
export type GamePart = 'puzzle' | 'multiplayer' | 'customWords'

export function partsOf({ rules }: GameEntry): readonly GamePart[] {
  const hasDictionaries = findLexiconOption(rules.options as AnyOptions) !== undefined
  return [rules.seats === 1 ? 'puzzle' : 'multiplayer', ...(hasDictionaries ? ['customWords' as const] : [])]
}
