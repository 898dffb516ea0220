import { accept, type Result } from '#kernel/result.ts'
import { contentLines } from '#lexicon/content-lines.ts'
import { type Refusals, reject } from './refusals.ts'
import { foldWithoutDotless, foldWord } from './word.ts'

/** The rules by which a pool is made: version 1 took ı and i for one letter, and always added the hitwords. */
export type PoolVersion = 1 | 2

export const LONGEST_WORD = 20

/** Letters of any script, and between them single hyphens, apostrophes or spaces: ice cream, l'eau. */
const WORD = /^[\p{L}\p{M}]+(?:[-'’ ][\p{L}\p{M}]+)*$/u

/** The longest part of a refused entry that is quoted. */
const LONGEST_QUOTE = 40

/**
 * Reads a custom word list: words separated by line breaks, commas or semicolons. Repeated words count once. An entry
 * that is not a word rejects the whole list, with the number of its line.
 */
export function readCustomWords(text: string, version: PoolVersion = 2): Result<readonly string[], Refusals> {
  const fold = version === 1 ? foldWithoutDotless : foldWord
  const words = new Map<string, string>()
  for (const { line, content } of contentLines(text))
    for (const part of content.split(/[,;]/)) {
      const word = part.normalize('NFC').trim().replace(/\s+/g, ' ')
      if (word === '') continue
      if (!WORD.test(word)) return reject('not-a-word', { line, word: quote(word) })
      if (word.length > LONGEST_WORD)
        return reject('word-too-long', { line, word: quote(word), longest: LONGEST_WORD })
      if (!words.has(fold(word))) words.set(fold(word), word)
    }
  return accept([...words.values()])
}

/** An entry as a sentence quotes it: whole, or its beginning with an ellipsis. */
function quote(word: string): string {
  return word.length > LONGEST_QUOTE ? `${word.slice(0, LONGEST_QUOTE).trimEnd()}…` : word
}
