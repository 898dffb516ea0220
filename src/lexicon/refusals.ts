import { rejectWith } from '#kernel/result.ts'

type NoData = Record<never, never>

/** Why letters are not an alphabet. In a reservoir, the line is known. */
export type AlphabetRefusals = {
  'no-letters': NoData
  'too-many-letters': { readonly count: number; readonly most: number }
  'not-a-letter': { readonly letter: string; readonly line?: number }
  'letter-twice': { readonly letter: string; readonly line?: number }
}

export type LetterRefusals = {
  'unknown-letter': { readonly sign: string }
}

export type ReservoirRefusals = AlphabetRefusals & {
  'not-three-parts': { readonly text: string; readonly line: number }
  'bad-points': { readonly text: string; readonly most: number; readonly line: number }
  'bad-amount': { readonly text: string; readonly most: number; readonly line: number }
}

export type PatternRefusals = {
  'pattern-sign': { readonly sign: string }
  'pattern-length': { readonly length: number; readonly shortest: number; readonly longest: number }
}

/** Why a line of a word list is not a word. */
export type BadLineRefusals = LetterRefusals & {
  'too-short': { readonly shortest: number }
}

type BadLinesDetails = {
  readonly count: number
  /** The first bad lines as JSON, since details are flat; `readBadLines` reads them. */
  readonly lines: string
  /** The list has letters of another alphabet, although none was named. */
  readonly foreign?: boolean
}

export type WordListRefusals = {
  'bad-lines': BadLinesDetails
  'no-words': BadLinesDetails
}

export type LexiconFileRefusals = {
  'not-a-lexicon': NoData
  'lexicon-version': { readonly version: number; readonly known: number }
  'lexicon-damaged': NoData
}

/** Why a file is not accepted as a player's dictionary. */
export type DictionaryRefusals = ReservoirRefusals &
  WordListRefusals &
  LexiconFileRefusals & {
    'not-utf8': NoData
    'no-such-file': { readonly file: string }
    'other-words': { readonly size: number; readonly found: string; readonly hash: string }
  }

export type LexiconRefusals = DictionaryRefusals & LetterRefusals & PatternRefusals

export const rejectAlphabet = rejectWith<AlphabetRefusals>()
export const rejectLetters = rejectWith<LetterRefusals>()
export const rejectReservoir = rejectWith<ReservoirRefusals>()
export const rejectPattern = rejectWith<PatternRefusals>()
export const rejectWordList = rejectWith<WordListRefusals>()
export const rejectLexiconFile = rejectWith<LexiconFileRefusals>()
export const rejectDictionary = rejectWith<DictionaryRefusals>()
