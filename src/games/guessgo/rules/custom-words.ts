import { accept, type Result, reject } from '#kernel/result.ts'
import { contentLines } from '#lexicon/content-lines.ts'
import { foldWord } from './word.ts'

export const LONGEST_WORD = 20

/** Letters of any script, and between them single hyphens, apostrophes or spaces: ice cream, l'eau. */
const WORD = /^[\p{L}\p{M}]+(?:[-'’ ][\p{L}\p{M}]+)*$/u

/**
 * Reads a list of one's own: words apart by lines, commas or semicolons. A word that stands there twice counts once.
 * All or nothing: a line that is no word is told with its number.
 */
export function readCustomWords(text: string): Result<readonly string[]> {
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
