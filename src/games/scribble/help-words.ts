import type { HelpSection } from '#kernel/text.ts'

export const help: readonly HelpSection[] = [
  {
    heading: 'The game',
    paragraphs: [
      'Lay letters from your bag in one row or column so that they form a word. The first may lie anywhere; every later one touches a letter that is there. Letters on the board may be part of your word.',
      'Your word scores the points of its letters, and so does every other word that your letters form with their neighbours. Then your bag is filled up to seven.',
      'Instead of a word you may exchange any of your letters, or pass.',
      'The game ends when the reservoir is empty, or after four passes in a row. Who has more points wins; letters in hand do not count.',
    ],
  },
  {
    heading: 'The dictionary',
    paragraphs: [
      'Three times a turn you may ask for words of a pattern. A letter stands for itself and a dot for any one letter: TR... finds TRACK and TRAIN.',
    ],
  },
  {
    heading: 'What to type',
    paragraphs: [
      'The first cell, across or down, and the word as it will stand: h6 down TRACK. Letters that are on the board already may be written as dots: h6 down T.ACK.',
      'exchange QW gives two letters back; pass passes; query TR... asks the dictionary, and query TR... 2 turns to the second page.',
    ],
  },
]
