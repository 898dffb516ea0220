/** A character without case that stands for the dotless ı, which upper-casing would turn into an I. */
const DOTLESS = '\u{F0131}'

/**
 * The form in which words are compared: independent of case, outer spaces and the encoding of accents. The Turkish ı
 * stays apart from i.
 */
export function foldWord(word: string): string {
  // Only upper-casing unites ß with SS and the two small sigmas. Lower-casing first turns a capital ẞ into ß.
  const spaced = word.normalize('NFC').trim().replace(/\s+/g, ' ').replaceAll('ı', DOTLESS)
  return spaced.toLowerCase().toUpperCase().toLowerCase().normalize('NFC').replaceAll(DOTLESS, 'ı')
}

/** As `foldWord`, but ı and i are one letter. Version 1 of the rules compared words like this. */
export function foldWithoutDotless(word: string): string {
  return foldWord(word.replaceAll('ı', 'i'))
}

/** Compares words in dictionary order. Unlike a locale's order, it is the same on every machine. */
export function sortAlphabetically(words: readonly string[]): readonly string[] {
  const keyed = words.map(word => ({ word, key: sortKey(word) }))
  return keyed
    .sort((one, other) => compare(one.key, other.key) || compare(one.word, other.word))
    .map(({ word }) => word)
}

/** The key under which a typed word is looked up: İ and I, ı and i are one, as on a keyboard of another language. */
export function searchKey(word: string): string {
  return withoutDot(foldWithoutDotless(word))
}

function withoutDot(folded: string): string {
  return folded.replaceAll('i\u0307', 'i')
}

/** The pool's spelling of a typed word, as exact as possible about ı, i and İ; undefined if the pool lacks it. */
export function findInPool(pool: readonly string[], word: string): string | undefined {
  if (pool.includes(word)) return word
  for (const key of [foldWord, foldWithoutDotless, searchKey]) {
    const wanted = key(word)
    const found = pool.find(one => key(one) === wanted)
    if (found !== undefined) return found
  }
  return undefined
}

/** Accented letters are sorted with the plain ones. */
function sortKey(word: string): string {
  return foldWithoutDotless(word).normalize('NFD').replace(/\p{M}/gu, '')
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
