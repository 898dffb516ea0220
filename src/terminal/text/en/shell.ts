import type { Person } from '#kernel/text.ts'
import { helpText } from './help.ts'
import { defineText, playText, reviewText, verdictSymbols } from './play.ts'
import { puzzleText } from './puzzle.ts'
import { customDictionaryText, setupFormText } from './setup.ts'
import { textModeText } from './text-mode.ts'

/** Every sentence of the terminal itself; those of a game are in its text file. */
export const shellText = {
  home: {
    title: 'Quincunx',
    tagline: 'A parlour of five grid games',
    resume: 'Resume',
    online: 'Play online',
    onlineNote: 'against people elsewhere, on a server',
    history: 'Your games',
    historyNote: 'to go on with, replay, export or delete',
    figures: 'Your figures',
    figuresNote: 'of every game and level',
    open: 'Open a link or a file',
    openNote: 'a puzzle, a table, a replay, an exported game',
    settings: 'Settings',
    settingsNote: 'and everything as one file',
    about: 'About',
    help: 'Help',
    quit: 'Quit',
  },
  history: {
    title: 'Your games',
    empty: 'No games yet. What you play is kept here by itself.',
    loading: 'Looking through the shelf…',
    unfinished: 'unfinished',
    unreadable: (message: string) => `The kept games cannot be read: ${message}`,
    deleteAsk: 'Delete this game for good? Enter deletes it, Esc keeps it.',
    deleted: 'Deleted.',
    export: 'Export the game',
    exported: (path: string) => `Written to ${path}. A browser and quincunx open bring it in again.`,
    kept: (moves: string, path: string | undefined) => (path ? `${moves}, kept in ${path}` : moves),
  },
  ...puzzleText,
  setup: setupFormText,
  customDictionary: customDictionaryText,
  play: playText,
  review: reviewText,
  verdicts: verdictSymbols,
  textMode: textModeText,
  define: defineText,
  help: helpText,
  settings: {
    title: 'Settings',
    about: 'Enter changes it. What is set here is kept for the next time.',
    pace: 'The computer moves',
    paces: { 'at-once': 'At once', calm: 'Calmly', slow: 'Slowly' },
    stopwatch: 'The time a puzzle takes',
    stopwatches: { shown: 'Shown', hidden: 'Hidden' },
    ground: 'Colours',
    grounds: {
      system: 'As the terminal',
      light: 'For a light ground, from the next start on',
      dark: 'For a dark ground, from the next start on',
    },
  },
  opening: {
    title: 'Open a link or a file',
    intro:
      'A link from a browser: a puzzle, a daily puzzle, a table, a finished game, a replay. Or a file that Quincunx exported, of one game or of everything; or a Scribble game as GCG, to be looked at.',
    what: 'Link or file',
    help: 'Paste the link, or type the path of the file.',
    deed: 'open it',
    nothing: 'Paste a link or type the path of a file first.',
  },
  link: {
    print: 'Puzzles are printed from a browser: open the link there.',
    table:
      'This game is kept in the browser it was played in. Export it there, and open the file: quincunx open FILE. A game that is over has a replay link too.',
    review:
      'This game is kept in the browser it was played in. Export it there, and open the file: quincunx open FILE. Or ask for its replay link.',
    missing: 'There is no such page. The link may be old, or a letter may have slipped.',
  },
  typedMenu: {
    invites: 'Type a letter or a name, then Enter',
    unknown: (typed: string, letters: readonly string[]) =>
      `“${typed}” is not in this menu. Type ${letters.slice(0, -1).join(', ')} or ${letters.at(-1)}, or the name, then Enter.`,
  },
  tooSmall: (needed: { columns: number; rows: number }, room: { columns: number; rows: number }) =>
    `This needs ${needed.columns} columns by ${needed.rows} rows; the window has ${room.columns} by ${room.rows}. Enlarge it, or press q to go back.`,
  copy: 'Mark it with the mouse and copy it. It is on the clipboard too, where the terminal allows that.',
  cannotOpen: 'This game cannot be opened',
  loading: 'One moment…',
  against: (people: readonly Person[]) => people.map(person => person.name).join(' against '),
  /** A player's name beside the board; where it is not "You", the player's own is marked. */
  seated: ({ name, you }: Person) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    you: you && name !== 'You' ? ' (you)' : '',
  }),
  moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
} as const
