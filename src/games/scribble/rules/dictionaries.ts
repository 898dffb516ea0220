import type { Lexicon } from '#lexicon/lexicon.ts'

/** The words that can be played with here. They are too large for a state, which names them by their hash. */
export interface Dictionaries {
  /** The hash of the one that is taken where none is named. */
  readonly usual: string
  /** Undefined while it is not loaded, or where nobody has it. */
  find(hash: string): Lexicon | undefined
}

/** Dictionaries that are all loaded; the first is the usual one. */
export function dictionariesOf(usual: Lexicon, ...others: readonly Lexicon[]): Dictionaries {
  const known = new Map([usual, ...others].map(lexicon => [lexicon.hash, lexicon]))
  return { usual: usual.hash, find: hash => known.get(hash) }
}
