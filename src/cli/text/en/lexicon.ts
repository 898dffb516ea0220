import { groupDigits } from '#kernel/group-digits.ts'
import type { Rejection } from '#kernel/result.ts'
import type { CustomDictionary } from '#lexicon/custom-dictionaries.ts'
import type { DictionaryRefusals } from '#lexicon/refusals.ts'
import { lexiconSentence } from '#lexicon/text/en.ts'

/** The sentences of `quincunx lexicon`. */
export const lexiconText = {
  sayWhat: (part: string | undefined, parts: readonly string[]) =>
    `${part === undefined ? 'Say what to do' : `There is no “lexicon ${part}”. Say what to do`}: ${parts.map(each => `lexicon ${each}`).join(', ')}. quincunx lexicon --help tells more.`,
  nameListAndFile:
    'Say which list to compile and into which file: quincunx lexicon build words.txt words.lexicon.',
  nameADictionary: 'Say which file holds the words: quincunx lexicon add FILE.',
  nameOneToForget:
    'Say which dictionary to forget: quincunx lexicon forget NAME. quincunx lexicon list tells which.',
  noSuchOwn: (name: string) =>
    `There is no dictionary “${name}” here. quincunx lexicon list tells which there are.`,
  noOwn: 'No dictionary of your own yet. quincunx lexicon add FILE keeps one.',
  alphabetOrFor: '--alphabet and --for do not go together: a saved game names its letters.',
  needsNone: (file: string) => `${file} is a game that needs no dictionary of your own.`,
  kept: ({ name, lexicon }: CustomDictionary) =>
    `${name}: ${groupDigits(lexicon.size)} words, kept here under this name`,
  listed: ({ name, lexicon }: CustomDictionary) =>
    `${name}: ${groupDigits(lexicon.size)} words of ${lexicon.alphabet.letters.length} letters, hash ${lexicon.hash}`,
  forgotten: (name: string) => `${name} is forgotten. Games that were played with it need its file again.`,
  nameAWord: 'Say which word to look up: quincunx lexicon look WORD.',
  nameAPattern: 'Say which pattern to match, a dot for any letter: quincunx lexicon match TR...',
  nameLetters: 'Say which letters there are: quincunx lexicon rack LETTERS.',
  notWhole: (flag: string, given: string, least: number, most: number) =>
    `--${flag} takes a whole number from ${least} to ${most}, not “${given}”.`,
  notWritable: (file: string, reason: string) => `${file} cannot be written: ${reason}.`,
  built: (file: string, count: number, bytes: number) =>
    `${file}: ${groupDigits(count)} words, ${(bytes / 1e6).toFixed(1)} MB`,
  duplicates: (count: number) => `${groupDigits(count)} stood there more than once`,
  tooLong: (count: number, longest: number) =>
    `${groupDigits(count)} left out: longer than ${longest} letters`,
  leftOut: (count: number) =>
    count === 1 ? 'one line left out: no word' : `${groupDigits(count)} lines left out: no words`,
  hash: (hash: string) => `known by its hash ${hash}`,
  isWord: (word: string, level: number | undefined) =>
    level === undefined ? `${word} is a word.` : `${word} is a word, of level ${level}.`,
  isNoWord: (word: string) => `${word} is no word here.`,
  formOf: (base: string) => `a form of ${base}`,
  total: (total: number, page: number, pages: number) =>
    total === 0 ? 'No word matches.' : `${groupDigits(total)} in all, page ${page} of ${pages}`,
}

/** Why a file is not a valid dictionary, with its name where the reason lacks it. */
export function dictionaryRejectionText(path: string, rejection: Rejection<DictionaryRefusals>): string {
  const sentence = lexiconSentence(rejection)
  return rejection.code === 'no-such-file' ? sentence : `${path}: ${sentence}`
}
