import { accept, type Result } from '#kernel/result.ts'
import { type Alphabet, createAlphabet, fold, lowerCase } from '#lexicon/alphabet.ts'
import { contentLines } from '#lexicon/content-lines.ts'
import { english } from '#lexicon/english.ts'
import { givableWords, type Level, narrowLexicon, type WordSelection } from '#lexicon/labels.ts'
import { compile, type Lexicon } from '#lexicon/lexicon.ts'
import type { WordListRefusals } from '#lexicon/refusals.ts'
import { subWords } from '#lexicon/sub-words.ts'
import { readGoodWords } from '#lexicon/word-list.ts'
import type { Layout } from '../rules/layout.ts'
import { MAIN_LENGTH, SHORTEST } from '../rules/layout.ts'
import type { Puzzle } from '../rules/puzzle.ts'

/** Answers are words that nearly everybody knows (W16). */
const ANSWER_LEVEL: Level = 35

/** The words that may be hidden. */
export interface Vocabulary {
  readonly lexicon: Lexicon
  /** Words of six letters, some with too few sub-words. */
  readonly mains: readonly string[]
}

/** The answers among the common words. */
export function answerVocabulary(common: Lexicon): Vocabulary {
  return selected(common, { level: ANSWER_LEVEL })
}

/** Every word of a custom list may be hidden: its owner chose them. */
export function customVocabulary(custom: Lexicon): Vocabulary {
  return selected(custom, {})
}

function selected(all: Lexicon, level: Pick<WordSelection, 'level'>): Vocabulary {
  const lexicon = narrowLexicon(all, { ...level, shortest: SHORTEST, longest: MAIN_LENGTH })
  return {
    lexicon,
    mains: givableWords(lexicon, { shortest: MAIN_LENGTH, longest: MAIN_LENGTH }).map(word =>
      lowerCase(word, lexicon.alphabet.dotted),
    ),
  }
}

/** The words that the letters of a main word can spell, without that word itself. */
export function hidableWords({ lexicon }: Vocabulary, main: string): string[] {
  return wordsFrom(lexicon, main).filter(word => word !== main)
}

/**
 * The real words that are not hidden in a layout. Only those that could have been hidden are listed at the end: the
 * rest of the broad list is obscure or offensive (W16).
 */
export function bonusWordsOf(
  layout: Layout,
  hidable: Vocabulary,
  broad: Lexicon,
): NonNullable<Puzzle['bonus']> {
  const main = layout.words[0]!.word
  const hidden = new Set(layout.words.map(({ word }) => word))
  const listed = hidableWords(hidable, main).filter(word => !hidden.has(word))
  const known = new Set([...hidden, ...listed])
  return {
    listed: listed.sort(),
    quiet: wordsFrom(broad, main)
      .filter(word => !known.has(word))
      .sort(),
  }
}

function wordsFrom(lexicon: Lexicon, main: string): string[] {
  return subWords(lexicon, main, { shortest: SHORTEST, longest: MAIN_LENGTH }).map(word =>
    lowerCase(word, lexicon.alphabet.dotted),
  )
}

/**
 * Reads a custom list of one word per line, in any letters (W15). Words too short or too long to be hidden are ignored,
 * and so are lines that are not words, unless most are.
 */
export function readCustomWords(text: string): Result<Lexicon, WordListRefusals> {
  const alphabet = alphabetFor(text)
  const read = readGoodWords(text, alphabet, { shortest: 1, longest: MAIN_LENGTH })
  return read.ok ? accept(compile(read.value.words, alphabet)) : read
}

/** A to Z, and any other letters of the list. A list with more letters than an alphabet holds is read as English. */
function alphabetFor(text: string): Alphabet {
  const dotted = /[İı]/.test(text.normalize('NFC'))
  const others = new Set<string>()
  for (const { content } of contentLines(text))
    for (const letter of fold(content, dotted))
      if (/^\p{L}$/u.test(letter) && !isEnglish(letter)) others.add(letter)
  if (others.size === 0) return english
  const letters = new Set([...others].sort())
  for (const { content } of contentLines(text))
    for (const letter of fold(content, dotted)) if (isEnglish(letter)) letters.add(letter)
  const created = createAlphabet([...letters].sort())
  return created.ok && created.value.widest === 1 ? created.value : english
}

function isEnglish(letter: string): boolean {
  return english.codes.has(letter)
}
