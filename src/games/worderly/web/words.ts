import type { Judging, Level } from '../rules/types.ts'

const JUDGED: Readonly<Record<Judging, string>> = {
  kind: 'Only a wrong guess costs a life.',
  strict: 'Strict: every slip costs a life.',
}

/** Sentences that only the browser needs. */
export const faceWords = {
  begin: 'Draw a line from letter to letter, tap them one by one, or type.',
  tooShort: 'A spell takes three letters or more.',
  notThere: (letter: string) => `There is no ${letter} left.`,
  nothing: 'no letter',
  letters: 'Letters',
  lives: (count: number) => (count === 1 ? 'life' : 'lives'),
  points: (count: number) => (count === 1 ? 'point' : 'points'),
  wordsFound: 'words',
  guess: 'Guess',
  erase: 'Erase',
  eraseLabel: 'Erase the last letter',
  shuffle: 'Shuffle the letters',
  hint: 'Hint',
  hintAny: 'Any',
  hintPrice: '−1 life',
  hintAsks: 'Choose a hidden tile to uncover it for a life, or “Any” for the one that helps most.',
  covered: 'Hidden. For a life it can be uncovered: press Hint, then this tile.',
  words: 'Words',
  noneYet: (judging: Judging) => `No word found yet. The shortest are a good start. ${JUDGED[judging]}`,
  notEarned: (lives: number) => `${lives} lives`,
  earned: (lives: number, won: number, points: number) =>
    `${lives} lives. Won ${won === 1 ? 'once' : `${won} times`}, best ${points} points`,
  tried: (lives: number, points: number) => `${lives} lives. Not won yet, best ${points} points`,
  mottoes: {
    apprentice: 'A fresh wand and time to wave it.',
    scholar: 'The first spell book, read twice.',
    sorcerer: 'A hat that fits at last.',
    master: 'The crystal shows the rest.',
    elder: 'Three lives are plenty, under the right moon.',
  } satisfies Record<Level, string>,
}
