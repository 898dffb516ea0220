import { prefixedExample } from './text-mode.ts'

/** The texts of the help, besides those of the game. */
export const helpText = {
  title: 'Help',
  keys: 'Keys',
  ownKeys: 'Keys in this game',
  commonKeys: 'Keys in every game',
  typing: 'Typing',
  typed: (example: string, commands: readonly string[]) => [
    `Letters and digits are for typing a move: ${example}, then Enter. All commands are on other keys.`,
    `You can also type commands: ${commands.join(', ')}. If a command could also be a move, put a colon before it: ${prefixedExample(commands)}.`,
  ],
  typedAfterColon: (example: string, commands: readonly string[]) => [
    `Letters are for playing. To type a whole move, start with a colon: ${example}, then Enter.`,
    `You can type commands the same way, as in :resign. The commands are ${commands.join(', ')}.`,
  ],
  home: [
    'Quincunx is a parlour of five grid games. Choose one, choose how you want to play it, and start. Games are saved automatically, so you can leave at any time and resume later.',
    'Puzzles come with lessons, a daily puzzle that’s the same for everyone, and statistics of your times. The timer stops while you’re away.',
    'quincunx open FILE imports a game that was exported from a browser or another machine, and quincunx export writes one to a file.',
    'Under Play online you can play other people on a Quincunx server, which anyone can start with quincunx serve: a quick match, a table for a friend with a code or link, or one of the open tables. There’s no need to sign up. “Fair draw verified” after a game means that its random draws were fixed before the first move, and that this program has checked it.',
    'Set NO_COLOR to turn colours off. For a screen reader, or a terminal that can’t draw a full screen, there’s a text mode: quincunx play obstruction --plain.',
  ],
  more: 'Page Down for more',
} as const
