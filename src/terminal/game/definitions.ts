import { type AnyOptions, lexiconHashIn } from '#kernel/options.ts'
import { shellText } from '../text/en/shell.ts'
import type { LoadedGame } from './loaded-game.ts'

/** The definition of a word: a line for each sense, or one that says that there is none. */
export async function definitionLines(
  { rules, define }: LoadedGame,
  params: object,
  word: string,
): Promise<readonly string[]> {
  const lexicon = lexiconHashIn(rules.options as AnyOptions, params)
  const definition = await define?.(word, lexicon)
  if (!definition) return [shellText.define.none(word.toUpperCase())]
  const { senses, from } = definition
  return [
    ...(from === undefined ? [] : [shellText.define.formOf(from.toUpperCase())]),
    ...senses.map(({ part, text }) => `${part}: ${text}`),
  ]
}

/** The word that a typed text asks to define; undefined for any other text. */
export function wordToDefine({ define }: LoadedGame, typed: string): string | undefined {
  return define ? /^:?define\s+(\S+)$/i.exec(typed.trim())?.[1] : undefined
}
