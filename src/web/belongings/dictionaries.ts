import type { OwnLexicons } from '#lexicon/own.ts'

/** One's own dictionaries, loaded. */
export async function ownDictionaries(): Promise<OwnLexicons> {
  const { library } = await import('../lexicon/built-in.ts')
  await library.own.load()
  return library.own
}

/** The lists of one's own of which puzzles were made, loaded. */
export async function ownLists(): Promise<OwnLexicons> {
  const { library } = await import('../lexicon/built-in.ts')
  await library.lists.load()
  return library.lists
}

/** Lets go of them all, and says how many there were. */
export async function forgetWords(own: OwnLexicons): Promise<number> {
  const kept = own.all()
  for (const { lexicon } of kept) await own.forget(lexicon.hash)
  return kept.length
}
