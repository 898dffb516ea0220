import type { Person } from '#kernel/text.ts'
import { helpText } from './help.ts'
import { defineText, playText, reviewText, verdictSymbols } from './play.ts'
import { puzzleText, walkthroughText } from './puzzle.ts'
import { customDictionaryText, setupFormText } from './setup.ts'
import { textModeText } from './text-mode.ts'

/** Every sentence of the terminal itself; those of a game are in its text file. */
export const shellText = {
  home: {
    title: 'Quincunx',
    tagline: 'A parlour of five grid games',
    resume: 'Resume',
    online: 'Play online',
    onlineNote: 'against other people, on a server',
    history: 'Your games',
    historyNote: 'resume, replay, export or delete',
    figures: 'Your statistics',
    figuresNote: 'for every game and level',
    open: 'Open a link or a file',
    openNote: 'a puzzle, table, replay or exported game',
    settings: 'Settings',
    settingsNote: 'and exporting or deleting everything',
    about: 'About',
    help: 'Help',
    quit: 'Quit',
  },
  history: {
    title: 'Your games',
    empty: 'No games yet. Games you play are saved here automatically.',
    loading: 'Loading…',
    unfinished: 'unfinished',
    unreadable: (message: string) => `Can’t read the saved games: ${message}`,
    deleteAsk: 'Delete this game for good? Enter to delete, Esc to keep it.',
    deleted: 'Deleted.',
    export: 'Export the game',
    exported: (path: string) => `Exported to ${path}. You can import it with quincunx open, or in a browser.`,
    kept: (moves: string, path: string | undefined) => (path ? `${moves}, saved in ${path}` : moves),
  },
  ...puzzleText,
  setup: setupFormText,
  customDictionary: customDictionaryText,
  play: playText,
  review: reviewText,
  verdicts: verdictSymbols,
  textMode: textModeText,
  define: defineText,
  walkthrough: walkthroughText,
  help: helpText,
  settings: {
    title: 'Settings',
    about: 'Press Enter to change a setting. Settings are saved.',
    pace: 'Computer’s moves',
    paces: { 'at-once': 'At once', calm: 'Calm', slow: 'Slow' },
    stopwatch: 'Puzzle timer',
    stopwatches: { shown: 'Shown', hidden: 'Hidden' },
    mouse: 'Mouse on boards',
    mice: { used: 'On (hold Shift to select text)', unused: 'Off' },
    ground: 'Colours',
    grounds: {
      system: 'Match the terminal',
      light: 'Light background (from the next start)',
      dark: 'Dark background (from the next start)',
    },
  },
  opening: {
    title: 'Open a link or a file',
    intro:
      'A link from a browser: a puzzle, a daily puzzle, a table, a finished game or a replay; or a puzzle’s address on another site. Or a file: an exported game, a full export, a puzzle, or a Scribble game in GCG format, which you can replay.',
    what: 'Link or file',
    help: 'Paste the link, or type the path of the file.',
    submit: 'open',
    nothing: 'Paste a link or type the path of a file.',
  },
  link: {
    print: 'To print puzzles, open this link in a browser.',
    map: 'To see the map of first moves, open this link in a browser, or run quincunx obstruction map.',
    compose: 'To compose a puzzle, open this link in a browser.',
    position:
      'To set up a position on a board, open this link in a browser. Here, type one in a line: see quincunx help scribble candidates.',
    table:
      'This game is saved in the browser it was played in. Export it there, then open the file with quincunx open FILE. A finished game also has a replay link.',
    review:
      'This game is saved in the browser it was played in. Export it there, then open the file with quincunx open FILE. Or ask for its replay link.',
    missing: 'There’s no such page. The link may be old or mistyped.',
  },
  typedMenu: {
    invites: 'Type a letter or a name, then Enter',
    unknown: (typed: string, letters: readonly string[]) =>
      `“${typed}” isn’t in this menu. Type ${letters.slice(0, -1).join(', ')} or ${letters.at(-1)}, or a name, then Enter.`,
  },
  tooSmall: (needed: { columns: number; rows: number }, room: { columns: number; rows: number }) =>
    `This needs ${needed.columns} columns by ${needed.rows} rows; the window has ${room.columns} by ${room.rows}. Make it larger, or press q to go back.`,
  copy: 'Copied to the clipboard, if your terminal allows it. Otherwise select the text with the mouse and copy it.',
  cannotOpen: 'Can’t open this game',
  loading: 'Loading…',
  against: (people: readonly Person[]) => people.map(person => person.name).join(' against '),
  /** A player's name beside the board; where it is not "You", the player's own is marked. */
  seated: ({ name, you }: Person) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    you: you && name !== 'You' ? ' (you)' : '',
  }),
  moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
} as const
