import type { Rejection } from '#kernel/result.ts'
import type { OwnLexicon } from '#lexicon/own.ts'
import { lexiconRejection } from '#lexicon/words.ts'

export const lexiconHelp = `quincunx lexicon add FILE [--name NAME] [--alphabet RESERVOIR | --for GAME]
quincunx lexicon list
quincunx lexicon forget NAME
quincunx lexicon build LIST FILE [--alphabet RESERVOIR] [--longest N] [--skip]
quincunx lexicon look WORD... [--dictionary FILE]
quincunx lexicon match PATTERN [--dictionary FILE] [--page N]
quincunx lexicon rack LETTERS [--dictionary FILE] [--shortest N] [--longest N]

Words, for the games that are made of them. add keeps a dictionary of your own on this machine, a list with one word
a line or a lexicon file, to be chosen at the set-up by its name; whoever serves a house offers it to all who play
there. list tells which are kept, and forget lets go of one. build compiles a list, one word a line, into a file that loads at once;
look says whether words are in the dictionary, how common they are and what they mean; match finds the words of a
pattern, a dot standing for any letter; rack finds the words that can be laid from some letters.

  --alphabet RESERVOIR  the letters, in order: a file of lines “letter points amount” (default: A to Z)
  --name NAME           what it is called (default: as its file)
  --for GAME            the dictionary that this saved game was played with: its letters, and no other words
  --dictionary FILE     one of your own by its name, a lexicon file or a list of words (default: the built-in English words)
  --longest N           leave out longer words (default 15)
  --shortest N          leave out shorter words (default 2)
  --skip                leave out lines that are no words instead of refusing the list
  --page N              which ten of the matches (default 1)
  --json                one JSON object a line, for other programs

LIST may be - for standard input.

Examples:
  quincunx lexicon add kelimeler.txt --name Türkçe --alphabet turkce.txt
  quincunx play scribble --dictionary Türkçe --reservoir turkce.txt
  quincunx lexicon build words.txt words.lexicon
  quincunx lexicon build kelimeler.txt turkce.lexicon --alphabet turkce.txt
  quincunx lexicon look quixotic went
  quincunx lexicon match TR...
  quincunx lexicon match .A.A. --dictionary turkce.lexicon
  quincunx lexicon rack quincunx --shortest 3 --json`

export const lexiconWords = {
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
  kept: ({ name, lexicon }: OwnLexicon) =>
    `${name}: ${lexicon.size.toLocaleString('en')} words, kept here under this name`,
  listed: ({ name, lexicon }: OwnLexicon) =>
    `${name}: ${lexicon.size.toLocaleString('en')} words of ${lexicon.alphabet.letters.length} letters, hash ${lexicon.hash}`,
  forgotten: (name: string) => `${name} is forgotten. Games that were played with it need its file again.`,
  nameAWord: 'Say which word to look up: quincunx lexicon look WORD.',
  nameAPattern: 'Say which pattern to match, a dot for any letter: quincunx lexicon match TR...',
  nameLetters: 'Say which letters there are: quincunx lexicon rack LETTERS.',
  notWhole: (flag: string, given: string, least: number, most: number) =>
    `--${flag} takes a whole number from ${least} to ${most}, not “${given}”.`,
  notWritable: (file: string, reason: string) => `${file} cannot be written: ${reason}.`,
  built: (file: string, count: number, bytes: number) =>
    `${file}: ${count.toLocaleString('en')} words, ${(bytes / 1e6).toFixed(1)} MB`,
  duplicates: (count: number) => `${count.toLocaleString('en')} stood there more than once`,
  tooLong: (count: number, longest: number) =>
    `${count.toLocaleString('en')} left out: longer than ${longest} letters`,
  leftOut: (count: number) =>
    count === 1 ? 'one line left out: no word' : `${count.toLocaleString('en')} lines left out: no words`,
  hash: (hash: string) => `known by its hash ${hash}`,
  isWord: (word: string, level: number | undefined) =>
    level === undefined ? `${word} is a word.` : `${word} is a word, of level ${level}.`,
  isNoWord: (word: string) => `${word} is no word here.`,
  formOf: (base: string) => `a form of ${base}`,
  total: (total: number, page: number, pages: number) =>
    total === 0 ? 'No word matches.' : `${total.toLocaleString('en')} in all, page ${page} of ${pages}`,
}

/** Why a file was not taken as a dictionary, with its name where the reason does not tell it. */
export function dictionaryRefusal(path: string, rejection: Rejection): string {
  const sentence = lexiconRejection(rejection) ?? rejection.code
  return rejection.code === 'no-such-file' ? sentence : `${path}: ${sentence}`
}
