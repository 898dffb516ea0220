/** The form in which words are compared: independent of case, outer spaces and the encoding of accents. */
export function foldWord(word: string): string {
  // Only upper-casing unites ß with SS and the two small sigmas. Lower-casing first turns a capital ẞ into ß.
  const spaced = word.normalize('NFC').trim().replace(/\s+/g, ' ')
  return spaced.toLowerCase().toUpperCase().toLowerCase().normalize('NFC')
}

/** Compares words in dictionary order. Unlike a locale's order, it is the same on every machine. */
export function sortAlphabetically(words: readonly string[]): readonly string[] {
  const keyed = words.map(word => ({ word, key: sortKey(word) }))
  return keyed
    .sort((one, other) => compare(one.key, other.key) || compare(one.word, other.word))
    .map(({ word }) => word)
}

/** The pool's spelling of a typed word; undefined if the pool lacks it. */
export function findInPool(pool: readonly string[], word: string): string | undefined {
  if (pool.includes(word)) return word
  const wanted = foldWord(word)
  return pool.find(one => foldWord(one) === wanted)
}

/** Accented letters are sorted with the plain ones. */
function sortKey(word: string): string {
  return foldWord(word).normalize('NFD').replace(/\p{M}/gu, '')
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
