// Which words the games never choose themselves: the listed ones and their regular inflections.
import { contentLines } from '#lexicon/content-lines.ts'

export interface OffenceLists {
  /** Entries with or without stars, as never-given.txt explains. */
  readonly own: string
  /** Words and phrases of an npm list; phrases are ignored. */
  readonly foreign: readonly string[]
  /** Exceptions to the other two. */
  readonly innocent: string
}

const MIN_PREFIX_LENGTH = 3

/** The returned function expects a word in lower case. */
export function createNeverGivenFilter({ own, foreign, innocent }: OffenceLists): (word: string) => boolean {
  const exact = new Set<string>()
  // Grouped by their first letters: there are hundreds of prefixes and hundreds of thousands of words.
  const prefixes = new Map<string, string[]>()
  const parts: string[] = []
  function addPrefix(prefix: string): void {
    if (prefix.length < MIN_PREFIX_LENGTH) throw new Error(`“${prefix}*” would match too much`)
    prefixes.set(firstLetters(prefix), [...(prefixes.get(firstLetters(prefix)) ?? []), prefix])
  }
  for (const entry of readEntries(own)) {
    if (/^\*.*\*$/.test(entry)) parts.push(entry.slice(1, -1))
    else if (entry.endsWith('*')) addPrefix(entry.slice(0, -1))
    else if (entry.endsWith('+')) for (const form of inflectedForms(entry.slice(0, -1))) exact.add(form)
    else exact.add(entry).add(plural(entry))
  }
  for (const entry of foreign) if (/^[a-z]+$/.test(entry)) exact.add(entry).add(plural(entry))
  const innocents = new Set(readEntries(innocent).flatMap(entry => [entry, plural(entry)]))
  return word =>
    !innocents.has(word) &&
    (exact.has(word) ||
      (prefixes.get(firstLetters(word))?.some(prefix => word.startsWith(prefix)) ?? false) ||
      parts.some(part => word.includes(part)))
}

function firstLetters(word: string): string {
  return word.slice(0, MIN_PREFIX_LENGTH)
}

/** A word and its regular inflections. */
function inflectedForms(word: string): string[] {
  const stem = beforeVowel(word)
  const endings = ['ed', 'ing', 'ings', 'er', 'ers', 'y', 'ier', 'iest']
  return [word, plural(word), ...endings.map(ending => stem + ending)]
}

function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** The stem before an ending with a vowel: grop- for “groping”, snott- for “snotty”. */
function beforeVowel(word: string): string {
  if (word.endsWith('e')) return word.slice(0, -1)
  return /[^aeiou][aeiou][bdgklmnprtz]$/.test(word) ? word + word.at(-1) : word
}

function readEntries(text: string): string[] {
  return [...contentLines(text)].map(({ content }) => content)
}
