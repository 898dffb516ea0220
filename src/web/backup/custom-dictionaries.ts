import type { CustomDictionaries } from '#lexicon/custom-dictionaries.ts'

/** The custom dictionaries of this device, loaded. */
export async function loadCustomDictionaries(): Promise<CustomDictionaries> {
  const { library } = await import('../lexicon/page-library.ts')
  await library.customDictionaries.load()
  return library.customDictionaries
}

/** The custom word lists from which puzzles were made, loaded. */
export async function loadCustomWordLists(): Promise<CustomDictionaries> {
  const { library } = await import('../lexicon/page-library.ts')
  await library.puzzleLists.load()
  return library.puzzleLists
}

/** Deletes them all; resolves to how many there were. */
export async function deleteAllLexicons(dictionaries: CustomDictionaries): Promise<number> {
  const all = dictionaries.all()
  for (const { lexicon } of all) await dictionaries.remove(lexicon.hash)
  return all.length
}
