import { type Person, subject } from '#kernel/words.ts'
import { grouped } from './kit/grouped.ts'
import { soloWords } from './solo-words.ts'

/** Every sentence of the terminal itself; what belongs to one game is in that game's words. */
export const words = {
  parlour: {
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
  setup: {
    opponent: { label: 'Opponent', computer: 'The computer', people: 'Another person, at this screen' },
    level: 'Level',
    yourName: 'Your name',
    nameOf: (seat: number) => `Name of player ${seat + 1}`,
    defaultName: (seat: number, alone: boolean) => (alone ? 'You' : `Player ${seat + 1}`),
    begin: 'Begin',
    learning: {
      no: 'No',
      yes: 'Yes',
      anew: 'Only from now on',
      anewHelp: 'What was seen of earlier games is forgotten.',
    },
    preset: 'Quick choice',
    asChosen: 'As chosen below',
    yes: 'Yes',
    no: 'No',
    range: ({ min, max, offered }: { min: number; max: number; offered?: readonly number[] }) =>
      offered ? `${offered.join(', ')}; or type any number from ${min} to ${max}` : `${min} to ${max}`,
    signs: (count: number) => `${grouped(count)} signs`,
    namesDiffer: 'Two players need two names. Change one of them.',
  },
  brought: {
    builtIn: 'Built-in English words',
    own: (name: string, size: number) => `${name}, ${grouped(size)} words`,
    inAFile: 'Your own, from a file',
    file: 'Its file',
    fileHelp: (help = '') => `The path of a file, or its text pasted. ${help}`.trim(),
    dictionaryHelp:
      'The path of a text file with one word a line. It is kept here by its name; quincunx lexicon forget NAME lets go of it.',
    noSuchFile: (path: string) => `There is no file ${path} that can be read. Check its path.`,
    nameTheFile: 'Say in which file the dictionary is, or choose another one.',
    needs:
      'quincunx lexicon add FILE --for GAME brings it, from the file of its words and the file of this game. Nothing of the game is lost.',
  },
  ...soloWords,
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
    clear: 'Delete all games',
    clearNote: 'dictionaries and settings stay',
    clearAsk:
      'Delete all games kept here, finished and unfinished? They cannot be brought back. Enter deletes them, Esc keeps them.',
    cleared: 'All games were deleted.',
  },
  opening: {
    title: 'Open a link or a file',
    intro:
      'A link from a browser: a puzzle, a daily puzzle, a table, a finished game, a replay. Or a file that Quincunx exported, of one game or of everything.',
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
  play: {
    thinking: (person: Person | undefined) => `${subject(person)} is thinking…`,
    lookedAt: (count: number, of: number | undefined) =>
      of === undefined ? `${grouped(count)} positions` : `${grouped(count)} of ${grouped(of)} positions`,
    trouble: (message: string) => `The computer could not move: ${message} Enter asks it again.`,
    sending: (move: string) => `${move} is on its way…`,
    away: 'away',
    lost: 'Connection lost, trying again.',
    watching: 'You watch this game.',
    reviewSoon: 'The record of the game is on its way. Try again in a moment.',
    hintUnfair: 'Against another person there are no hints.',
    hinting: 'Looking for a hint…',
    noHint: 'There is no hint here.',
    more: '! again says more.',
    confirm: (question: string) => `${question} Enter does it, Esc plays on.`,
    notNow: (label: string) => `${label}: that cannot be done now.`,
    aid: (label: string, isOn: boolean) => `${label}: ${isOn ? 'on' : 'off'}.`,
    noForm: (label: string) => `${label}: this puzzle cannot be written so.`,
    paused: 'Paused. The board is hidden and the time stands still.',
    goOn: '; or Enter goes on.',
    time: (isShown: boolean) => (isShown ? 'The time is shown.' : 'The time is hidden; it is still counted.'),
    took: (time: string, facts?: string) => (facts ? `Time: ${time}. ${sentence(facts)}` : `Time: ${time}.`),
    share: 'Share the result',
    resignAsk: 'Resign this game? Enter resigns, Esc plays on.',
    kept: (path: string | undefined) =>
      path
        ? `Kept by itself in ${path}. quincunx open plays that file on, here or elsewhere.`
        : 'Every move is kept by itself; the menu brings the game back.',
    notKept: (message: string) => `This game could not be kept: ${message}`,
    entry: {
      empty: (move: string) => `Enter plays ${move}, or type another move like it`,
      idle: (cell: string) => `${sentence(cell)} Go to another cell, or type one`,
      plays: 'Enter plays it, Esc clears it',
      commands: 'Enter does it, Esc clears it',
    },
    curtain: (person: Person | undefined) =>
      `${subject(person)}, it is your turn, and it is secret. Enter when only you are looking.`,
  },
  review: {
    title: 'Review',
    working: 'Looking at every move…',
    failed: (message: string) => `The review could not be made: ${message}`,
    opening: 'The start.',
    ply: (at: number, of: number) => `Move ${at} of ${of}`,
    winning: (sign: string, name: string) => `Winning now: ${sign ? `${sign}, ` : ''}${name}`,
    legend: (isWeighed: boolean) =>
      isWeighed
        ? '= as good as any   - better was there   ! much better was there'
        : '= kept the win   ! gave it away   - already lost   ? too open to judge',
    better: (isWeighed: boolean) =>
      isWeighed
        ? 'The best would have gone to the cells marked *.'
        : 'The cells marked * would have kept the win.',
    ofPlayer: (name: string, said: string) => `${name}: ${said}`,
  },
  lines: {
    welcome: (title: string, example: string, commands: readonly string[]) =>
      `${title}. For a move type ${example}. Commands: ${commands.join(', ')}.`,
    commands: (commands: readonly string[]) =>
      `Commands: ${commands.map(onceOver).join(', ')}. Where such a word could also be a move, write it with a colon, as in ${colonOf(commands)}.`,
    menuItem: (key: string, label: string, note: string) =>
      `${key}: ${label}${note ? `, ${note.replaceAll(/ {2,}/g, ', ')}` : ''}`,
    offer: (word: string, label: string) => `${word}: ${label}`,
    aid: (label: string, isOn: boolean) =>
      isOn ? `${label}: on. look b3, say, shows them around a cell.` : `${label}: off.`,
    confirm: (question: string) => `${question} Type yes, or anything else to play on.`,
    more: 'hint again says more.',
    paused: 'Paused. The time stands still; resume goes on.',
    goesOn: 'It goes on.',
    covered: 'The game is paused. resume goes on.',
    lookWhere: 'Say which cell, as in look b3.',
    shareLater: 'A result can be shared once the game is over.',
    newLater: 'Another one can be had once this is over.',
    takenBack: 'Taken back.',
    inputEnded: 'The input has ended; the game is kept, and the parlour brings it back.',
    trouble: (message: string) => `The computer could not move: ${message} An empty line asks it again.`,
    notKept: (message: string) => `This game cannot be kept: ${message}`,
    reviewLater: 'A game can be reviewed once it is over.',
  },
  define: {
    title: 'What a word means',
    word: 'Word',
    deed: 'look it up',
    help: 'define corn, say, tells what a word means.',
    nameOne: 'Say which word, as in define corn.',
    none: (word: string) =>
      `There is no definition of ${word} here. It may still be a good word: dictionaries of meanings know fewer words than games do.`,
    formOf: (base: string) => `A form of ${base}.`,
  },
  verdicts: { kept: '=', threw: '!', lost: '-', best: '=', fair: '-', poor: '!', unknown: '?' },
  help: {
    title: 'Help',
    keys: 'Keys',
    ownKeys: 'Keys of this game',
    commonKeys: 'Keys of every game',
    typing: 'Typing',
    typed: (example: string, commands: readonly string[]) => [
      `Letters and digits are always what you type: ${example}, then Enter. So every command stands on another key.`,
      `The commands can be typed too: ${commands.join(', ')}. Where such a word could also be a move, write it with a colon, as in ${colonOf(commands)}.`,
    ],
    typedAfterColon: (example: string, commands: readonly string[]) => [
      `Letters are what you play with. A colon begins a line in which a move can be typed as well: ${example}, then Enter.`,
      `So can the commands, as in :resign. There are ${commands.join(', ')}.`,
    ],
    parlour: [
      'Quincunx is a parlour for five grid games. Choose one, say how you want to play it, and begin. Every game is kept by itself as you play; leave whenever you like and go on later.',
      'Puzzles have lessons, a new one every day that is the same for everybody, and a page with your times. While you are away no time is counted.',
      'quincunx open FILE brings in a game that a browser or another machine exported, and quincunx export writes one to a file.',
      'Under Play online you meet people elsewhere, at a Quincunx server that anyone can start with quincunx serve: a quick match, a table for a friend by a code or link, or the open tables. Nobody must sign up.',
      'Colours are left out when NO_COLOR is set. Where no full screen can be drawn, or for a screen reader, there is a plain line mode: quincunx play obstruction --plain.',
    ],
    more: 'Page Down for more',
  },
  tooSmall: (needed: { columns: number; rows: number }, room: { columns: number; rows: number }) =>
    `This needs ${needed.columns} columns by ${needed.rows} rows; the window has ${room.columns} by ${room.rows}. Enlarge it, or press q to go back.`,
  copy: 'Mark it with the mouse and copy it. It is on the clipboard too, where the terminal allows that.',
  cannotOpen: 'This game cannot be opened',
  loading: 'One moment…',
  against: (people: readonly Person[]) => people.map(person => person.name).join(' against '),
  /** A player beside the board; who has a name of one's own is told which one is oneself. */
  seated: ({ name, you }: Person) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    you: you && name !== 'You' ? ' (you)' : '',
  }),
  moves: (count: number) => (count === 1 ? '1 move' : `${count} moves`),
  ago,
} as const

/** What each command does, in the line of hints and in the help. */
export const commandWords: Readonly<Record<string, string>> = {
  previous: 'choose',
  open: 'open',
  back: 'back',
  quit: 'quit',
  change: 'change',
  begin: 'begin',
  cancel: 'call it off',
  delete: 'delete',
  export: 'export',
  up: 'move',
  home: 'ends of the row',
  top: 'ends of the column',
  choose: 'play here',
  undo: 'undo',
  redo: 'redo',
  hint: 'hint',
  'try-first': 'try them',
  'skip-first': 'skip',
  'lesson-before': 'step before',
  'lesson-after': 'next step',
  pause: 'pause',
  resume: 'go on',
  time: 'show or hide the time',
  resign: 'resign',
  where: 'where it is kept',
  earlier: 'earlier moves in the log',
  entry: 'type a move or a command',
  clear: 'clear it',
  play: 'play it',
  review: 'review',
  again: 'rematch',
  share: 'share',
  another: 'another puzzle',
  help: 'help',
  lift: 'show',
  menu: 'menu',
  step: 'step',
  start: 'first and last',
  scroll: 'scroll',
  close: 'close',
  define: 'look up a word',
  leave: 'leave',
  watch: 'watch',
  rename: 'name',
  claim: 'password',
  'sign-in': 'sign in',
  'sign-out': 'sign out',
  devices: 'devices',
  'end-others': 'sign out all others',
}

export function describeCommand(command: string): string {
  return commandWords[command] ?? ''
}

function onceOver(command: string): string {
  return ['review', 'new', 'again', 'share'].includes(command) ? `${command} (once it is over)` : command
}

/** A command that there is, as it is written where it could be a move. */
function colonOf(commands: readonly string[]): string {
  return commands.includes('undo') ? ':undo' : ':help'
}

/** Some words as a sentence of their own. */
function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}

function ago(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} min ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} h ago`
  const days = Math.floor(hours / 24)
  return days === 1 ? 'yesterday' : `${days} days ago`
}
