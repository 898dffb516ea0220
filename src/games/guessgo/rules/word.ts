/** A word as it is compared: without regard to case, outer spaces, or how an accent is encoded. */
export function foldWord(word: string): string {
  // By way of capitals: ß and SS, or the two small sigmas, become one only so. Small letters first, for a capital ẞ.
  const spaced = word.normalize('NFC').trim().replace(/\s+/g, ' ')
  return spaced.toLowerCase().toUpperCase().toLowerCase().normalize('NFC')
}

/** In the order of a dictionary; the same on every machine, which a locale's order is not. */
export function sortAlphabetically(words: readonly string[]): readonly string[] {
  const keyed = words.map(word => ({ word, key: sortKey(word) }))
  return keyed
    .sort((one, other) => compare(one.key, other.key) || compare(one.word, other.word))
    .map(({ word }) => word)
}

/** A word as a player may type it: İ and I, ı and i are one, as on a keyboard of another language. */
export function searchKey(word: string): string {
  return withoutDot(foldWord(word))
}

function withoutDot(folded: string): string {
  return folded.replaceAll('i\u0307', 'i')
}

/** The pool's own spelling of a word, however it was typed; undefined when it is not there. */
export function findInPool(pool: readonly string[], word: string): string | undefined {
  if (pool.includes(word)) return word
  const wanted = foldWord(word)
  const loose = searchKey(word)
  let similar: string | undefined
  for (const one of pool) {
    const folded = foldWord(one)
    if (folded === wanted) return one
    if (withoutDot(folded) === loose) similar ??= one
  }
  return similar
}

/** Accented letters are sorted with the plain ones. */
function sortKey(word: string): string {
  return foldWord(word).normalize('NFD').replace(/\p{M}/gu, '')
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
