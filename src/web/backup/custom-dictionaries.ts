import type { CustomDictionaries } from '#lexicon/custom-dictionaries.ts'

/** One's own dictionaries, loaded. */
export async function loadCustomDictionaries(): Promise<CustomDictionaries> {
  const { library } = await import('../lexicon/page-library.ts')
  await library.customDictionaries.load()
  return library.customDictionaries
}

/** The lists of one's own of which puzzles were made, loaded. */
export async function loadCustomWordLists(): Promise<CustomDictionaries> {
  const { library } = await import('../lexicon/page-library.ts')
  await library.puzzleLists.load()
  return library.puzzleLists
}

/** Lets go of them all, and says how many there were. */
export async function deleteAllLexicons(own: CustomDictionaries): Promise<number> {
  const kept = own.all()
  for (const { lexicon } of kept) await own.remove(lexicon.hash)
  return kept.length
}
