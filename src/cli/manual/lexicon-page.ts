import { DATA, JSON_LINES, OWN_WORDS } from './common-flags.ts'
import type { ManualPage } from './manual-page.ts'

export const lexiconPage: ManualPage = {
  name: 'quincunx lexicon',
  summary: 'words: your own dictionaries, look up, match a pattern',
  synopsis: [
    'quincunx lexicon add FILE [--name NAME] [--alphabet RESERVOIR | --for GAME]',
    'quincunx lexicon list',
    'quincunx lexicon forget NAME',
    'quincunx lexicon build LIST FILE [--alphabet RESERVOIR] [--longest N] [--skip] [--force]',
    'quincunx lexicon look WORD... [--dictionary FILE]',
    'quincunx lexicon match PATTERN [--dictionary FILE] [--page N | --all]',
    'quincunx lexicon rack LETTERS [--dictionary FILE] [--shortest N] [--longest N]',
  ],
  description: [
    'Looks words up, and manages your own dictionaries for the word games. A list has one word per line; LIST may be - for standard input.',
    'The exit code is 1 if a word is not in the dictionary, or if nothing matches.',
  ],
  sections: [
    {
      heading: 'PARTS',
      rows: [
        [
          'add',
          'save a dictionary of your own on this machine, from a list or a lexicon file. Choose it by its name before a game; a server offers it to everyone who plays there. Lines that aren’t words are left out and listed',
        ],
        ['list', 'show your own dictionaries'],
        ['forget', 'delete one of them'],
        ['build', 'compile a list into a file that loads at once'],
        ['look', 'show whether words are in the dictionary, how common they are, and what they mean'],
        ['match', 'find the words that match a pattern, in which a dot or ? is any letter'],
        ['rack', 'find the words that can be made from some letters'],
      ],
    },
  ],
  flags: {
    alphabet: {
      kind: 'text',
      value: 'RESERVOIR',
      help: 'the letters, in order: a file with lines “letter points amount” (default: A to Z)',
    },
    name: { kind: 'text', value: 'NAME', help: 'the name of the dictionary (default: the name of its file)' },
    for: {
      kind: 'text',
      value: 'GAME',
      help: 'add the dictionary that this saved game needs: with its letters, and only if the words are the same',
    },
    dictionary: {
      kind: 'text',
      value: 'FILE',
      help: 'one of your own by its name, a lexicon file or a list of words (default: the built-in English words)',
    },
    longest: { kind: 'text', value: 'N', help: 'leave out longer words (default: 15)' },
    shortest: { kind: 'text', value: 'N', help: 'leave out shorter words (default: 2)' },
    page: { kind: 'text', value: 'N', help: 'which page of ten matches (default: 1)' },
    all: { kind: 'switch', help: 'all matches at once' },
    skip: { kind: 'switch', help: 'leave out lines that aren’t words instead of refusing the list' },
    force: { kind: 'switch', help: 'replace FILE if it exists' },
    json: JSON_LINES,
  },
  examples: [
    ['quincunx lexicon add kelimeler.txt --name Türkçe --alphabet turkce.txt', ''],
    ['quincunx play scribble --dictionary Türkçe --reservoir turkce.txt', ''],
    ['quincunx lexicon build words.txt words.lexicon', ''],
    ['quincunx lexicon look quixotic went', ''],
    ['quincunx lexicon match TR... --all', ''],
    ['quincunx lexicon rack quincunx --shortest 3 --json', ''],
  ],
  files: [OWN_WORDS],
  environment: [DATA],
}
