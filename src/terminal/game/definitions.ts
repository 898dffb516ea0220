import { type AnyOptions, lexiconHashIn } from '#kernel/options.ts'
import { fold } from '#lexicon/alphabet.ts'
import { shellText } from '../text/en/shell.ts'
import type { LoadedGame } from './loaded-game.ts'

/** The definition of a word: a line for each sense, or one that says that there is none. */
export async function definitionLines(
  loaded: LoadedGame,
  params: object,
  word: string,
): Promise<readonly string[]> {
  const definition = await loaded.define?.(word, lexiconHashOf(loaded, params))
  if (!definition) return [shellText.define.none(wordInCapitals(loaded, params, word))]
  const { senses, from } = definition
  return [
    ...(from === undefined ? [] : [shellText.define.formOf(wordInCapitals(loaded, params, from))]),
    ...senses.map(({ part, text }) => `${part}: ${text}`),
  ]
}

/** A word in capitals by the rule of the game's alphabet; English where it has none. */
export function wordInCapitals(loaded: LoadedGame, params: object, word: string): string {
  const hash = lexiconHashOf(loaded, params)
  const lexicon = hash === undefined ? undefined : loaded.library?.find(hash)
  return fold(word, lexicon?.alphabet.dotted ?? false)
}

function lexiconHashOf({ rules }: LoadedGame, params: object): string | undefined {
  return lexiconHashIn(rules.options as AnyOptions, params)
}

/** The word that a typed text asks to define; undefined for any other text. */
export function wordToDefine({ define }: LoadedGame, typed: string): string | undefined {
  return define ? /^:?define\s+(\S+)$/i.exec(typed.trim())?.[1] : undefined
}
