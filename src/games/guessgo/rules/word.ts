/** A word as it is compared: without regard to case, outer spaces, or how an accent is encoded. */
export function folded(word: string): string {
  // To capitals first: ß and SS, or the two small sigmas, become one only that way.
  return word.normalize('NFC').trim().replace(/\s+/g, ' ').toUpperCase().toLowerCase().normalize('NFC')
}

/** In the order of a dictionary; the same on every machine, which a locale's order is not. */
export function alphabetical(words: readonly string[]): readonly string[] {
  const keyed = words.map(word => ({ word, key: sortKey(word) }))
  return keyed
    .sort((one, other) => compare(one.key, other.key) || compare(one.word, other.word))
    .map(({ word }) => word)
}

/** The pool's own spelling of a word, however it was typed; undefined when it is not there. */
export function inPool(pool: readonly string[], word: string): string | undefined {
  if (pool.includes(word)) return word
  const wanted = folded(word)
  return pool.find(one => folded(one) === wanted)
}

/** Accented letters stand with the plain ones. */
function sortKey(word: string): string {
  return folded(word).normalize('NFD').replace(/\p{M}/gu, '')
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
