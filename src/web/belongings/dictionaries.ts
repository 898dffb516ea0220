import type { OwnLexicons } from '#lexicon/own.ts'

/** One's own dictionaries, loaded. */
export async function ownDictionaries(): Promise<OwnLexicons> {
  const { library } = await import('../lexicon/built-in.ts')
  await library.own.load()
  return library.own
}
