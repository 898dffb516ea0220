import { accept, type Result } from '#kernel/result.ts'
import { contentLines } from '#lexicon/content-lines.ts'
import { type Refusals, reject } from './refusals.ts'
import { foldWord } from './word.ts'

export const LONGEST_WORD = 20

/** Letters of any script, and between them single hyphens, apostrophes or spaces: ice cream, l'eau. */
const WORD = /^[\p{L}\p{M}]+(?:[-'’ ][\p{L}\p{M}]+)*$/u

/**
 * Reads a custom word list: words separated by line breaks, commas or semicolons. Repeated words count once. An entry
 * that is not a word rejects the whole list, with the number of its line.
 */
export function readCustomWords(text: string): Result<readonly string[], Refusals> {
  const words = new Map<string, string>()
  for (const { line, content } of contentLines(text))
    for (const part of content.split(/[,;]/)) {
      const word = part.normalize('NFC').trim().replace(/\s+/g, ' ')
      if (word === '') continue
      if (!WORD.test(word)) return reject('not-a-word', { line, word: word.slice(0, 40) })
      if (word.length > LONGEST_WORD)
        return reject('word-too-long', { line, word: word.slice(0, 40), longest: LONGEST_WORD })
      if (!words.has(foldWord(word))) words.set(foldWord(word), word)
    }
  return accept([...words.values()])
}
