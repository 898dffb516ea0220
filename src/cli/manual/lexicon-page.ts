import { DATA, JSON_LINES, OWN_WORDS } from './common-flags.ts'
import type { ManualPage } from './manual-page.ts'

export const lexiconPage: ManualPage = {
  name: 'quincunx lexicon',
  summary: 'words: your own dictionaries, look up, match a pattern',
  synopsis: [
    'quincunx lexicon add FILE [--name NAME] [--alphabet RESERVOIR | --for GAME]',
    'quincunx lexicon list',
    'quincunx lexicon forget NAME',
    'quincunx lexicon build LIST FILE [--alphabet RESERVOIR] [--longest N] [--skip]',
    'quincunx lexicon look WORD... [--dictionary FILE]',
    'quincunx lexicon match PATTERN [--dictionary FILE] [--page N]',
    'quincunx lexicon rack LETTERS [--dictionary FILE] [--shortest N] [--longest N]',
  ],
  description: [
    'Words, for the games that are made of them. A list has one word a line; LIST may be - for standard input.',
  ],
  sections: [
    {
      heading: 'PARTS',
      rows: [
        [
          'add',
          'keep a dictionary of your own on this machine, from a list or a lexicon file, to be chosen at the set-up by its name; whoever serves a house offers it to all who play there',
        ],
        ['list', 'tell which are kept'],
        ['forget', 'let go of one'],
        ['build', 'compile a list into a file that loads at once'],
        ['look', 'say whether words are in the dictionary, how common they are and what they mean'],
        ['match', 'find the words of a pattern, a dot standing for any letter'],
        ['rack', 'find the words that can be laid from some letters'],
      ],
    },
  ],
  flags: {
    alphabet: {
      kind: 'text',
      value: 'RESERVOIR',
      help: 'the letters, in order: a file of lines “letter points amount” (default: A to Z)',
    },
    name: { kind: 'text', value: 'NAME', help: 'what it is called (default: as its file)' },
    for: {
      kind: 'text',
      value: 'GAME',
      help: 'the dictionary that this saved game was played with: its letters, and no other words',
    },
    dictionary: {
      kind: 'text',
      value: 'FILE',
      help: 'one of your own by its name, a lexicon file or a list of words (default: the built-in English words)',
    },
    longest: { kind: 'text', value: 'N', help: 'leave out longer words (default 15)' },
    shortest: { kind: 'text', value: 'N', help: 'leave out shorter words (default 2)' },
    page: { kind: 'text', value: 'N', help: 'which ten of the matches (default 1)' },
    skip: { kind: 'switch', help: 'leave out lines that are no words instead of refusing the list' },
    json: JSON_LINES,
  },
  examples: [
    ['quincunx lexicon add kelimeler.txt --name Türkçe --alphabet turkce.txt', ''],
    ['quincunx play scribble --dictionary Türkçe --reservoir turkce.txt', ''],
    ['quincunx lexicon build words.txt words.lexicon', ''],
    ['quincunx lexicon look quixotic went', ''],
    ['quincunx lexicon match TR...', ''],
    ['quincunx lexicon rack quincunx --shortest 3 --json', ''],
  ],
  files: [OWN_WORDS],
  environment: [DATA],
}
