import type { HelpSection } from '#kernel/text.ts'

/** What is done with the hands. */
const IN_PLAY = {
  browser: [
    'Draw a line from letter to letter on the wheel and let go. Or tap the letters and press Guess; or type the word, then Enter.',
    'The sign in the middle of the wheel shuffles the letters, which costs nothing. Hint uncovers a letter at the price of a life: touch the tile that you want, or press Any. The way to leave the level is in the menu.',
  ],
  terminal: [
    'Type a word to guess it. Type S to shuffle the letters, which costs nothing. Type ? to uncover a letter at the price of a life, or ? and a cell, such as “? c4”, to choose which. Type E to leave the level.',
  ],
} as const

/** After the manual of the game: what it is, how it is played here, what a guess brings, how it ends. */
export function helpIn(shell: keyof typeof IN_PLAY): readonly HelpSection[] {
  return [
    {
      heading: 'The puzzle',
      paragraphs: [
        'Six scrambled letters are given. They make the main word, which lies on the diagonal in capitals, and twenty more words of three to six letters. All are hidden in the grid; find them.',
        'Each letter may be used as often as it is given.',
      ],
    },
    {
      heading: 'In play',
      paragraphs: IN_PLAY[shell],
    },
    {
      heading: 'Points and lives',
      paragraphs: [
        'A hidden word comes to light when you guess it, and each new letter is a point. A word that others have uncovered letter by letter counts as found, without points.',
        'A wrong guess costs a life. A real word that is not hidden is a bonus word and costs nothing; nor does a slip, such as a word you have found already. Strict judging takes a life for these too.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'You win when every letter is uncovered, and lose with your last life. Leaving is neither. What you missed is shown at the end.',
      ],
    },
    {
      heading: 'Levels',
      paragraphs: ['Apprentice has 20 lives, Scholar 15, Sorcerer 10, Master 5, and Elder 3.'],
    },
  ]
}
