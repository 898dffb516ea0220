import type { HelpSection } from '#kernel/text.ts'

const CONTROLS_HELP = {
  browser: [
    'Draw a line from letter to letter on the wheel and let go. You can also tap the letters and press Guess, or type the word and press Enter.',
    'The button in the middle of the wheel shuffles the letters, which costs nothing; so does typing `S` and pressing Enter. Hint reveals a letter for a life: choose a hidden tile, or press Any. To leave the level, use the menu.',
  ],
  terminal: [
    'Type a word to guess it. Type `S` to shuffle the letters, which costs nothing. Type `?` to reveal a letter for a life, or `?` and a cell, such as `? c4`, to choose which one. Type `E` to leave the level.',
  ],
} as const

export function help(shell: 'browser' | 'terminal'): readonly HelpSection[] {
  return [
    {
      heading: 'The puzzle',
      paragraphs: [
        'You have six scrambled letters. They spell the main word, which runs down the diagonal in capitals, and twenty more words of three to six letters. All of them are hidden in the grid: find them.',
        'You can use each letter as often as you have it.',
      ],
    },
    {
      heading: 'How to play',
      paragraphs: CONTROLS_HELP[shell],
    },
    {
      heading: 'Points and lives',
      paragraphs: [
        'Guess a hidden word to reveal it. Each new letter scores a point. A word that other words have revealed letter by letter counts as found, without points.',
        'A wrong guess costs a life. A real word that isn’t hidden is a bonus word and costs nothing. Mistakes cost nothing either: a word you’ve already found, or one with other letters. If mistakes are set to strict, all of these cost a life.',
      ],
    },
    {
      heading: 'The end',
      paragraphs: [
        'You win when every letter is revealed and lose with your last life. Leaving is neither. The words you missed are shown at the end.',
      ],
    },
    {
      heading: 'Levels',
      paragraphs: ['Apprentice has 20 lives, Scholar 15, Sorcerer 10, Master 5, and Elder 3.'],
    },
  ]
}
