import { prefixedExample } from './text-mode.ts'

/** The texts of the help, besides those of the game. */
export const helpText = {
  title: 'Help',
  keys: 'Keys',
  ownKeys: 'Keys of this game',
  commonKeys: 'Keys of every game',
  typing: 'Typing',
  typed: (example: string, commands: readonly string[]) => [
    `Letters and digits are always what you type: ${example}, then Enter. So every command stands on another key.`,
    `The commands can be typed too: ${commands.join(', ')}. Where such a word could also be a move, write it with a colon, as in ${prefixedExample(commands)}.`,
  ],
  typedAfterColon: (example: string, commands: readonly string[]) => [
    `Letters are what you play with. A colon begins a line in which a move can be typed as well: ${example}, then Enter.`,
    `So can the commands, as in :resign. There are ${commands.join(', ')}.`,
  ],
  home: [
    'Quincunx is a parlour for five grid games. Choose one, say how you want to play it, and begin. Every game is kept by itself as you play; leave whenever you like and go on later.',
    'Puzzles have lessons, a new one every day that is the same for everybody, and a page with your times. While you are away no time is counted.',
    'quincunx open FILE brings in a game that a browser or another machine exported, and quincunx export writes one to a file.',
    'Under Play online you meet people elsewhere, at a Quincunx server that anyone can start with quincunx serve: a quick match, a table for a friend by a code or link, or the open tables. Nobody must sign up.',
    'Colours are left out when NO_COLOR is set. Where no full screen can be drawn, or for a screen reader, there is a plain line mode: quincunx play obstruction --plain.',
  ],
  more: 'Page Down for more',
} as const
