import type { Judging, Level } from '../rules/types.ts'
import { describeLatest } from './en-guesses.ts'

const JUDGING_NOTES: Readonly<Record<Judging, string>> = {
  kind: 'Only a wrong guess costs a life.',
  strict: 'Strict: every mistake costs a life.',
}

/** The sentences of the browser. */
export const webText = {
  begin: 'Draw a line from letter to letter, tap the letters, or type.',
  latest: describeLatest,
  tooShort: 'A spell takes three letters or more.',
  notThere: (letter: string) => `There’s no ${letter} in your letters.`,
  noneLeft: (letter: string) => `You have no more ${letter}.`,
  nothing: 'no letters',
  letters: 'Letters',
  lives: (lives: number) => (lives === 1 ? 'life' : 'lives'),
  points: (points: number) => (points === 1 ? 'point' : 'points'),
  wordsFound: 'words',
  guess: 'Guess',
  erase: 'Erase',
  eraseLabel: 'Erase the last letter',
  shuffle: 'Shuffle the letters',
  hint: 'Hint',
  hintCancel: 'Cancel',
  hintAny: 'Any',
  hintPrice: '−1 life',
  hintAsks: 'Choose a hidden tile to reveal it for a life, or press “Any”.',
  hintCancelled: 'No hint taken.',
  covered: 'Hidden. To reveal this letter for a life, press Hint and choose it.',
  words: 'Words',
  /** No guess can be undone. */
  keys: [['<  >', '']] as const,
  noneYet: (judging: Judging) => `No words yet. The shortest are a good start. ${JUDGING_NOTES[judging]}`,
  rank: (lives: number, record: string) => `${lives} lives${record && `. ${record}`}`,
  mottoes: {
    apprentice: 'A fresh wand and time to wave it.',
    scholar: 'The first spell book, read twice.',
    sorcerer: 'A hat that fits at last.',
    master: 'The crystal shows the rest.',
    elder: 'Three lives are plenty, under the right moon.',
  } satisfies Record<Level, string>,
  lists: {
    title: 'Your words',
    close: 'Close',
    sortedBy: 'Sorted by',
    orders: { found: 'time', length: 'length', alphabet: 'alphabet' },
    found: (found: number, all: number) => `Found: ${found} of ${all}`,
    byItself: ', revealed by other words',
    bonus: (words: number) => `Bonus words: ${words}`,

    wrong: (words: number) => `Fizzled out: ${words}`,
    missed: (words: number) => `Missed: ${words}`,
    all: 'All words, and how common they are',
    others: (words: number) => `More common words in these letters: ${words}`,
  },
}
