// Which words are never given by us: what the lists say, in all their plain forms.
import { contentLines } from '#lexicon/content-lines.ts'

export interface OffenceLists {
  /** Entries with or without stars, as never-given.txt explains. */
  readonly own: string
  /** Words and phrases from elsewhere; phrases are passed over. */
  readonly foreign: readonly string[]
  /** Entries that are taken back. */
  readonly innocent: string
}

const MIN_PREFIX_LENGTH = 3

/** Tells whether a word, in small letters, is never given. */
export function createNeverGivenFilter({ own, foreign, innocent }: OffenceLists): (word: string) => boolean {
  const exact = new Set<string>()
  // By their first letters, since there are hundreds of them and hundreds of thousands of words.
  const beginnings = new Map<string, string[]>()
  const parts: string[] = []
  function file(beginning: string): void {
    if (beginning.length < MIN_PREFIX_LENGTH) throw new Error(`“${beginning}*” would take in too much`)
    beginnings.set(prefixOf(beginning), [...(beginnings.get(prefixOf(beginning)) ?? []), beginning])
  }
  for (const entry of readEntries(own)) {
    if (/^\*.*\*$/.test(entry)) parts.push(entry.slice(1, -1))
    else if (entry.endsWith('*')) file(entry.slice(0, -1))
    else if (entry.endsWith('+')) for (const form of inflectedForms(entry.slice(0, -1))) exact.add(form)
    else exact.add(entry).add(plural(entry))
  }
  for (const entry of foreign) if (/^[a-z]+$/.test(entry)) exact.add(entry).add(plural(entry))
  const innocents = new Set(readEntries(innocent).flatMap(entry => [entry, plural(entry)]))
  return word =>
    !innocents.has(word) &&
    (exact.has(word) ||
      (beginnings.get(prefixOf(word))?.some(beginning => word.startsWith(beginning)) ?? false) ||
      parts.some(part => word.includes(part)))
}

function prefixOf(word: string): string {
  return word.slice(0, MIN_PREFIX_LENGTH)
}

/** A word and what regular endings make of it. */
function inflectedForms(word: string): string[] {
  const stem = beforeVowel(word)
  const endings = ['ed', 'ing', 'ings', 'er', 'ers', 'y', 'ier', 'iest']
  return [word, plural(word), ...endings.map(ending => stem + ending)]
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** Grope, groping; snot, snotty. */
function beforeVowel(word: string): string {
  if (word.endsWith('e')) return word.slice(0, -1)
  return /[^aeiou][aeiou][bdgklmnprtz]$/.test(word) ? word + word.at(-1) : word
}

function readEntries(text: string): string[] {
  return [...contentLines(text)].map(({ content }) => content)
}
