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

export const dailyText = {
  title: 'Today’s puzzles',
  day: (day: string) => `${day}, UTC`,
  yesterday: 'Yesterday’s',
  ofYesterday: 'yesterday',
  states: { new: 'new', begun: 'in progress', 'given-up': 'not solved' },
  solved: (time: string | undefined) => (time ? `solved in ${time}` : 'solved'),
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
  names: 'Names',
  defaultName: (seat: number, isAlone: boolean) =>
    isAlone ? 'Player' : seat === 0 ? 'First player' : 'Second player',
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

export const newVersionText = {
  label: 'A new version',
  text: 'A new version of Quincunx is here. Your games stay as they are.',
  load: 'Load it',
  later: 'Later',
}

export const tableLinkText = {
  yourTurn: (game: string, who: string) => `Your turn: ${game} with ${who}`,
  inPlay: (game: string, who: string) => `Back to ${game} with ${who}`,
  waiting: (game: string, code: string) => `Your table ${code} waits: ${game}`,
  rematch: (who: string, game: string) => `${who} asks for a rematch: ${game}`,
}

export const passDeviceText = {
  turn: (name: string) => `${name}, it is your turn, and it is secret.`,
  alone: 'Go on when only you are looking.',
  lift: 'Only I am looking',
}
