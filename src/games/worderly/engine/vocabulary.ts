import { accept, type Result } from '#kernel/result.ts'
import { type Alphabet, createAlphabet, fold, lowerCase } from '#lexicon/alphabet.ts'
import { contentLines } from '#lexicon/content-lines.ts'
import { english } from '#lexicon/english.ts'
import { canBeGiven, givableWords, type Level, narrowLexicon, type WordSelection } from '#lexicon/labels.ts'
import { compile, type Lexicon } from '#lexicon/lexicon.ts'
import type { WordListRefusals } from '#lexicon/refusals.ts'
import { subWords } from '#lexicon/sub-words.ts'
import { readGoodWords } from '#lexicon/word-list.ts'
import type { Layout } from '../rules/layout.ts'
import { MAIN_LENGTH, SHORTEST } from '../rules/layout.ts'
import type { Puzzle } from '../rules/puzzle.ts'
import { MAIN_SPELLINGS, UNHIDDEN_WORDS } from './unhidden-words.ts'

/** Answers are words that nearly everybody knows (W16). */
const ANSWER_LEVEL: Level = 35

/** The words that may be hidden. */
export interface Vocabulary {
  readonly lexicon: Lexicon
  /** Words of six letters, some with too few sub-words. */
  readonly mains: readonly string[]
  /** Words of the lexicon that are not hidden after all. */
  readonly unhidden: ReadonlySet<string>
  /** Other spellings of words, each with the one that stands for all. */
  readonly mainSpellings: ReadonlyMap<string, string>
}

type Exceptions = Pick<Vocabulary, 'unhidden' | 'mainSpellings'>

const NO_EXCEPTIONS: Exceptions = { unhidden: new Set(), mainSpellings: new Map() }

/** The answers among the common words. */
export function answerVocabulary(common: Lexicon): Vocabulary {
  return selected(
    common,
    { level: ANSWER_LEVEL },
    { unhidden: UNHIDDEN_WORDS, mainSpellings: MAIN_SPELLINGS },
  )
}

/** The answers as they were at first, without exceptions: daily puzzles of past days keep their words. */
export function firstAnswerVocabulary(common: Lexicon): Vocabulary {
  return selected(common, { level: ANSWER_LEVEL }, NO_EXCEPTIONS)
}

/** Every word of a custom list may be hidden: its owner chose them. */
export function customVocabulary(custom: Lexicon): Vocabulary {
  return selected(custom, {}, NO_EXCEPTIONS)
}

function selected(
  all: Lexicon,
  level: Pick<WordSelection, 'level'>,
  { unhidden, mainSpellings }: Exceptions,
): Vocabulary {
  const lexicon = narrowLexicon(all, { ...level, shortest: SHORTEST, longest: MAIN_LENGTH })
  const mains = givableWords(lexicon, { shortest: MAIN_LENGTH, longest: MAIN_LENGTH })
    .map(word => lowerCase(word, lexicon.alphabet.dotted))
    .filter(word => !unhidden.has(word))
  return { lexicon, mains, unhidden, mainSpellings }
}

/** The words that the letters of a main word can spell, without that word itself; one spelling of each (W6). */
export function hidableWords(vocabulary: Vocabulary, main: string): string[] {
  const { mainSpellings } = vocabulary
  const spellingOf = (word: string) => mainSpellings.get(word) ?? word
  const words = knownWords(vocabulary, main)
  const all = new Set(words)
  return words.filter(
    word =>
      spellingOf(word) !== spellingOf(main) && (spellingOf(word) === word || !all.has(spellingOf(word))),
  )
}

function knownWords({ lexicon, unhidden }: Vocabulary, main: string): string[] {
  return wordsFrom(lexicon, main).filter(word => word !== main && !unhidden.has(word))
}

/**
 * The real words that are not hidden in a layout. Only those that could have been hidden are listed at the end: the
 * rest of the broad list is obscure, or unfit to be praised (W16).
 */
export function bonusWordsOf(
  layout: Layout,
  hidable: Vocabulary,
  broad: Lexicon,
): NonNullable<Puzzle['bonus']> {
  const main = layout.words[0]!.word
  const hidden = new Set(layout.words.map(({ word }) => word))
  const listed = knownWords(hidable, main).filter(word => !hidden.has(word))
  const known = new Set([...hidden, ...listed])
  const others = wordsFrom(broad, main)
    .filter(word => !known.has(word))
    .sort()
  return {
    listed: listed.sort(),
    quiet: others.filter(word => canBeGiven(broad, word)),
    unfit: others.filter(word => !canBeGiven(broad, word)),
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
  const characters = new Set<string>()
  // Most lists have no other letters, and the largest have millions of characters.
  for (const { content } of contentLines(text))
    if (!ONLY_ASCII.test(content)) for (const character of content.normalize('NFC')) characters.add(character)
  const dotted = characters.has('İ') || characters.has('ı')
  const lettersIn = (one: Iterable<string>) =>
    [...one].flatMap(character => fold(character, dotted)).filter(letter => /^\p{L}$/u.test(letter))
  // The capital of ı is a letter of English, ı itself is not.
  if (!dotted && lettersIn(characters).every(isEnglish)) return english
  for (const { content } of contentLines(text))
    for (const character of content.normalize('NFC')) characters.add(character)
  const created = createAlphabet([...new Set(lettersIn(characters))].sort())
  return created.ok && created.value.widest === 1 ? created.value : english
}

/** The characters that most lists have nothing beyond. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole range
const ONLY_ASCII = /^[\u0000-\u007f]*$/

function isEnglish(letter: string): boolean {
  return english.codes.has(letter)
}
