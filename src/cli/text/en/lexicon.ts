import { groupDigits } from '#kernel/group-digits.ts'
import type { Rejection } from '#kernel/result.ts'
import type { CustomDictionary } from '#lexicon/custom-dictionaries.ts'
import { LEVELS, type Level } from '#lexicon/labels.ts'
import type { DictionaryRefusals } from '#lexicon/refusals.ts'
import { lexiconSentence } from '#lexicon/text/en.ts'

const COMMONNESS: Readonly<Record<Level, string>> = {
  10: 'a very common word',
  20: 'a very common word',
  35: 'a common word',
  40: 'a fairly common word',
  50: 'a fairly common word',
  55: 'an uncommon word',
  60: 'an uncommon word',
  70: 'a rare word',
}

/** The sentences of `quincunx lexicon`. */
export const lexiconText = {
  sayWhat: (part: string | undefined, parts: readonly string[]) =>
    `${part === undefined ? 'What should it do?' : `There is no “lexicon ${part}”.`} Choose one of: ${parts.map(each => `lexicon ${each}`).join(', ')}. For details: quincunx lexicon --help.`,
  nameListAndFile:
    'Name the word list and the file to build: quincunx lexicon build words.txt words.lexicon.',
  nameADictionary: 'Name the file with your words: quincunx lexicon add FILE.',
  nameOneToForget:
    'Name the dictionary to delete: quincunx lexicon forget NAME. quincunx lexicon list shows them all.',
  noSuchOwn: (name: string) =>
    `You have no dictionary called “${name}”. quincunx lexicon list shows them all.`,
  noOwn: 'You have no dictionaries of your own yet. Add one with quincunx lexicon add FILE.',
  alphabetOrFor: 'Use either --alphabet or --for: a saved game already names its letters.',
  needsNone: (file: string) => `The game in ${file} doesn’t need a dictionary of your own.`,
  kept: ({ name, lexicon }: CustomDictionary) =>
    `${groupDigits(lexicon.size)} words, saved on this machine as “${name}”`,
  listed: ({ name, lexicon }: CustomDictionary) =>
    `${name}: ${groupDigits(lexicon.size)} words, alphabet of ${lexicon.alphabet.letters.length} letters, hash ${lexicon.hash}`,
  forgotten: (name: string) =>
    `${name} was deleted. To open games that were played with it, add its file again.`,
  stillNeeded: (name: string, tables: readonly string[]) =>
    `${name} is still needed at ${tables.length === 1 ? 'a table' : `${tables.length} tables`} of your server: ${tables.slice(0, 10).join(', ')}${tables.length > 10 ? ' …' : ''}. Wait until ${tables.length === 1 ? 'its game is' : 'their games are'} over, or end ${tables.length === 1 ? 'it' : 'them'} with quincunx admin end CODE.`,
  nameAWord: 'Name a word to look up: quincunx lexicon look WORD.',
  nameAPattern: 'Give a pattern, with a dot for any letter: quincunx lexicon match TR...',
  nameLetters: 'Give some letters: quincunx lexicon rack LETTERS.',
  notWhole: (flag: string, given: string, least: number, most: number) =>
    `--${flag} takes a whole number from ${least} to ${most}, not “${given}”.`,
  noSuchPage: (page: number, pages: number) =>
    pages === 1
      ? `There is no page ${page}: all matches are on one page.`
      : `There is no page ${page}: the matches are on ${groupDigits(pages)} pages.`,
  allOrPage: 'Use either --all or --page.',
  notWritable: (file: string, reason: string) => `Can’t write ${file}: ${reason}.`,
  exists: (file: string) => `${file} already exists. Choose another name, or replace it with --force.`,
  built: (file: string, count: number, bytes: number) =>
    `${file}: ${groupDigits(count)} words, ${fileSize(bytes)}`,
  duplicates: (count: number) =>
    count === 1 ? 'One word was listed twice.' : `${groupDigits(count)} lines repeated a word.`,
  tooLong: (count: number, longest: number) =>
    count === 1
      ? `One word was left out because it has more than ${longest} letters.`
      : `${groupDigits(count)} words were left out because they have more than ${longest} letters.`,
  useSkip: 'To leave out such lines, add --skip.',
  hash: (hash: string) => `Hash: ${hash}`,
  isWord: (word: string, level: Level | undefined, hasLevels: boolean) => {
    if (level !== undefined)
      return `${word} is ${COMMONNESS[level]} (level ${level}, on a scale from ${LEVELS[0]} for the most common words to ${LEVELS.at(-1)}).`
    return hasLevels ? `${word} is a rare word (no level).` : `${word} is a word.`
  },
  isNoWord: (word: string) => `${word} isn’t in the dictionary.`,
  formOf: (base: string) => `a form of ${base}`,
  total: (pattern: string, total: number, page: number, pages: number) =>
    `${groupDigits(total)} ${total === 1 ? 'word matches' : 'words match'} ${pattern}${pages > 1 ? ` (page ${page} of ${pages})` : ''}`,
  noMatch: (pattern: string) => `No words match ${pattern}.`,
  noWordFrom: (letters: string) => `No words can be made from ${letters}.`,
}

function fileSize(bytes: number): string {
  return bytes < 100_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}

/** Why a file is not a valid dictionary, with its name where the reason lacks it. */
export function dictionaryRejectionText(path: string, rejection: Rejection<DictionaryRefusals>): string {
  const sentence = lexiconSentence(rejection)
  return rejection.code === 'no-such-file' ? sentence : `${path}: ${sentence}`
}
