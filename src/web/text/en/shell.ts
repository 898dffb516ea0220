/** The sentences of the browser shell. Those of a game are in its text file. */

export const shellText = {
  name: 'Quincunx',
  home: (title: string) => `${title}, to all games`,
  skip: 'Skip to the page',
  games: 'Games',
  together: 'Play together',
  history: 'Your games',
  learn: 'Learn',
  settings: 'Settings',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment',
  loadFailed: 'This part of Quincunx did not arrive. Check the connection and try again.',
  tryAgain: 'Try again',
  shelfFull:
    'This device has no room left to keep the game. Export it, or delete finished games under “Your games”.',
}

export const lobbyText = {
  title: 'Five quiet games, one table.',
  lead: 'Play alone, with no connection needed, or send someone a link. No account.',
  resume: (game: string, line: string) => `Resume ${game}, ${line}`,
  together: 'Play together',
  togetherText: 'Online or at one screen. Find someone to play, or type the code you were sent.',
  togetherButton: 'Find a player',
  unfinished: (count: number) => `${count} more unfinished`,
  open: 'A table waits for you:',
  openTable: (game: string, who: string) => `${game} with ${who}`,
  computer: 'the computer',
  playersWaiting: (count: number) => `${count} ${count === 1 ? 'player' : 'players'} waiting`,
  online: 'Online',
  unreachable: 'The house cannot be reached; everything at one screen works.',
  weeks: 'Your last ten weeks',
  weeksSum: (games: number, won: number) => `${games} ${games === 1 ? 'game' : 'games'}, ${won} won`,
  weeksNone: 'No game finished yet.',
  savedAgo: (ago: string) => `Saved ${ago}`,
}

export const joinText = {
  label: 'A table’s code',
  placeholder: 'K7-PLUM',
  join: 'Join',
  unreadable: 'A code is a letter, a digit and a word, such as K7-PLUM. Check what you were sent.',
}

export interface CardText {
  readonly text: string
  readonly left: string
  readonly right: string
}

/** The lobby describes games that are not loaded. */
export const cardText: Readonly<Record<string, CardText>> = {
  scribble: {
    text: 'Cross words on a fifteen-square board, against a rival of your choosing.',
    left: 'Five levels, and online',
    right: '15 × 15',
  },
  guessgo: {
    text: 'Fill a grid with words, then call the other’s until a line is closed.',
    left: 'Four levels, and online',
    right: '3 × 3 to 15 × 15',
  },
  solitudo: {
    text: 'Shade repeats until every number stands alone. Squares or hexagons.',
    left: 'Four grades, with lessons',
    right: '4 × 4 to 30 × 30',
  },
  worderly: {
    text: 'Find every word hidden in one wheel of letters.',
    left: 'Five levels',
    right: '21 words',
  },
  obstruction: {
    text: 'Place a mark, block its neighbours. Last to move wins.',
    left: 'Four levels, or two people',
    right: '5 × 5 to 10 × 10',
  },
}

/** By game and daily puzzle; a test compares them with the games. */
export const dailyNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  solitudo: { square: 'Solitudo square', hexagon: 'Solitudo hexagon' },
  worderly: { words: 'Worderly words' },
}

export const dailyText = {
  title: 'Today’s puzzles',
  day: (day: string) => `${day}, UTC`,
  yesterday: 'Yesterday’s',
  ofYesterday: 'yesterday',
  states: { new: 'new', begun: 'in progress', 'given-up': 'not solved' },
  solved: (time: string | undefined) => (time ? `solved in ${time}` : 'solved'),
}

export const agoText = {
  now: 'just now',
  minutes: (count: number) => `${count} min ago`,
  hours: (count: number) => `${count} h ago`,
  days: (count: number) => (count === 1 ? 'yesterday' : `${count} days ago`),
}

export const firstStepsText = {
  title: 'First steps',
  offer: 'New here?',
  skip: 'Skip the first steps',
}

export const setupText = {
  title: (game: string) => `Set up ${game}`,
  who: 'Who plays',
  companies: {
    computer: { label: 'You and the computer', help: 'You are the first player.' },
    two: { label: 'Two people at this screen', help: 'You move in turn.' },
    online: { label: 'Online', help: 'With anyone, or with whoever you send the link.' },
  },
  seating: 'Who may sit down',
  seatings: {
    anyone: { label: 'Anyone', help: 'The table is listed under “Play together”.' },
    link: { label: 'Whoever has the link', help: 'You get a code and a link to send.' },
    computer: { label: 'The computer', help: 'Counts in your statistics online.' },
  },
  level: 'The computer’s level',
  names: 'Names',
  first: 'First player',
  second: 'Second player',
  player: 'Player',
  other: 'Other',
  otherNumber: (min: number, max: number) => `Any other from ${min} to ${max}`,
  play: 'Play',
  openTable: 'Open the table',
  opening: 'Opening the table',
}

export const tableText = {
  heading: (game: string, people: string) => (people === '' ? game : `${game}: ${people}`),
  versus: ' against ',
  board: (game: string) => `${game} board`,
  you: 'You',
  computer: (level: string) => `Computer, ${level.toLowerCase()}`,
  players: 'Players',
  moves: 'Moves',
  noMoves: 'No move yet.',
  panel: 'The game so far',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  more: 'More',
  share: 'Share',
  menu: 'Menu',
  resign: 'Resign',
  lessons: 'Lessons',
  lessonsLong: 'Learn it step by step',
  print: 'Print puzzles',
  newGame: 'New set-up',
  rematch: 'Rematch',
  figures: 'Your statistics',
  review: 'Review',
  help: 'Help and keys',
  toLobby: 'All games',
  thinking: 'The computer is thinking',
  positions: (count: string) => `${count} positions looked at`,
  hinting: 'Looking for a good move',
  noHint: 'There is no hint for this position.',
  hintUnfair: 'Between people there are no hints.',
  hintFailed: 'The hint could not be worked out. Try again.',
  retry: 'Ask it again',
  trouble: (reason: string) => `The computer could not move: ${reason}`,
  type: 'Type a move',
  typeButton: 'Play it',
  toMove: 'to move',
  sending: (move: string) => `${move} is on its way to the table.`,
  takenBack: 'Taken back.',
  touchAgain: (cell: string) => `${cell}: touch it again to play it.`,
  clock: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  clockLow: 'hurry',
  timeNow: { shown: 'The time is shown.', hidden: 'The time is hidden; it is still counted.' },
  savedHere: 'Every move is saved in this browser. You find the game under “Your games”.',
  copiedText: 'Copied.',
  youWon: 'You won',
  youLost: 'You lost',
  drawn: 'A draw',
  someoneWon: (name: string) => `${name} won`,
  aborted: 'Aborted',
  solved: (time: string | undefined) => `solved${time ? ` in ${time}` : ''}`,
  givenUp: 'given up',
  unfinished: 'not finished',
  yourTurn: 'your turn',
  othersTurn: (name: string) => `${name} to move`,
}

export const engineText = {
  crashed: 'its engine stopped unexpectedly',
}
