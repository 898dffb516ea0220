/** The sentences of the browser shell. Those of a game are in its text file. */

export const shellText = {
  name: 'Quincunx',
  home: 'Quincunx, all games',
  skip: 'Skip to the page',
  games: 'Games',
  together: 'Play together',
  togetherShort: 'Together',
  history: 'Your games',
  learn: 'Learn',
  settings: 'Settings',
  close: 'Close',
  cancel: 'Cancel',
  loading: 'One moment…',
  loadFailed: 'Part of this page couldn’t be loaded. Check your connection and try again.',
  tryAgain: 'Try again',
  shelfFull:
    'There’s no room left on this device to save the game. Export it, or delete finished games under “Your games”.',
}

export const lobbyText = {
  title: 'Five quiet games, one table.',
  lead: 'Play offline, or send a friend a link. No account needed.',
  play: 'Play',
  playOf: (game: string) => `Play ${game}`,
  options: 'Options',
  optionsOf: (game: string) => `Options for ${game}`,
  exercisesOf: (game: string) => `${game} exercises`,
  positionOf: (game: string) => `Set up a position of ${game}`,
  composeOf: (game: string) => `Compose ${game}`,
  resume: (game: string, line: string) => `Resume ${game}, ${line}`,
  together: 'Play together',
  togetherText: 'Online, or two on one screen.',
  togetherButton: 'Find an opponent',
  unfinished: (count: number) => `${count} more unfinished`,
  open: 'Waiting for an opponent:',
  openTable: (game: string, who: string) => `${game} with ${who}`,
  computer: 'the computer',
  playersWaiting: (count: number) => `${count} ${count === 1 ? 'player' : 'players'} waiting`,
  online: 'Online',
  unreachable: 'You’re offline. Games on this device still work.',
  weeks: 'Your last ten weeks',
  weeksSum: (games: number, won: number) => `${games} ${games === 1 ? 'game' : 'games'}, ${won} won`,
  weeksNone: 'No finished games yet.',
  week: (weeksAgo: number, games: number) =>
    `${weeksAgo === 0 ? 'This week' : weeksAgo === 1 ? 'Last week' : `${weeksAgo} weeks ago`}: ${games}`,
  savedAgo: (ago: string) => `Saved ${ago}`,
}

export const joinText = {
  label: 'Table code',
  placeholder: 'Code',
  join: 'Join',
  unreadable: 'A code is a letter, a digit and one or two words, such as K7-PLUM or K7-PLUM-WREN.',
}

export const dailyText = {
  title: 'Today’s puzzles',
  day: (day: string) => `${day} (UTC)`,
  yesterday: 'Yesterday’s',
  ofYesterday: 'yesterday',
  exercises: 'Daily exercises',
  newExercises: (count: number) => (count === 0 ? 'all tried' : `${count} new`),
  states: { new: 'new', begun: 'in progress', 'given-up': 'not solved' },
  solved: (time: string | undefined) => (time ? `solved in ${time}` : 'solved'),
}

export const firstStepsText = {
  title: 'First steps',
  offer: 'New here?',
  leave: 'Leave',
}

export const setupText = {
  title: (game: string) => `New game of ${game}`,
  who: 'Who plays',
  opponents: {
    computer: { label: 'You against the computer' },
    two: { label: 'Two players, one screen', help: 'Take turns on this device.' },
    online: { label: 'Online', help: 'Play anyone, or send a friend a link.' },
  },
  seats: { you: 'You', computer: 'The computer', opponent: 'Your opponent' },
  seating: 'Who can join',
  seatings: {
    anyone: { label: 'Anyone', help: 'Your table is listed under “Play together”.' },
    link: { label: 'People with the link', help: 'You get a code and a link to send.' },
    computer: { label: 'The computer', help: 'Counts towards your online statistics.' },
  },
  names: 'Names',
  defaultName: (seat: number, isAlone: boolean) =>
    isAlone ? 'Player' : seat === 0 ? 'First player' : 'Second player',
  other: 'Custom',
  otherNumber: (min: number, max: number) => `From ${min} to ${max}`,
  numberRange: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
  more: 'More options',
  changed: (count: number) => `${count} changed`,
  play: 'Play',
  openTable: 'Open a table',
  opening: 'Opening the table…',
}

export const tableText = {
  heading: (game: string, people: string) => (people === '' ? game : `${game}: ${people}`),
  versus: ' against ',
  board: (game: string) => `${game} board`,
  you: 'You',
  computer: (level: string) => `Computer (${level.charAt(0).toUpperCase()}${level.slice(1)})`,
  players: 'Players',
  moves: 'Moves',
  noMoves: 'No moves yet.',
  panel: 'The game so far',
  undo: 'Undo',
  redo: 'Redo',
  hint: 'Hint',
  more: 'More',
  share: 'Share',
  menu: 'Menu',
  resign: 'Resign',
  lessons: 'Lessons',
  lessonsLong: 'Step-by-step lessons',
  print: 'Print puzzles',
  compose: 'Compose',
  position: 'Set up a position',
  exercises: 'Exercises',
  map: 'Map of first moves',
  newGame: 'New game',
  rematch: 'Rematch',
  figures: 'Your statistics',
  review: 'Review',
  help: 'Help and keys',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  toLobby: 'All games',
  thinking: 'Thinking…',
  positions: (count: string) => `${count} positions analysed`,
  hinting: 'Looking for a good move…',
  noHint: 'There’s no hint for this position.',
  hintUnfair: 'Hints are off in games between people.',
  hintFailed: 'The hint couldn’t be worked out. Try again.',
  retry: 'Try again',
  trouble: (reason: string) => `The computer couldn’t move: ${reason}`,
  type: 'Type a move',
  typeButton: 'Play move',
  toMove: 'to move',
  claimed: 'protected name',
  claimedHelp: 'Only this player can use this name: it is protected by a password.',
  sending: (move: string) => `Sending ${move}…`,
  takenBack: 'Move undone.',
  touchAgain: (cell: string) => `${cell}: tap again to play.`,
  clock: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
  clockLow: 'hurry',
  timeNow: { shown: 'The timer is shown.', hidden: 'The timer is hidden but still running.' },
  savedHere: 'Every move is saved in this browser. You’ll find the game under “Your games”.',
  copiedText: 'Copied.',
  youWon: 'You won',
  youLost: 'You lost',
  drawn: 'Draw',
  someoneWon: (name: string) => `${name} won`,
  score: (own: number, other: number) => `${own} to ${other}`,
  aborted: 'Aborted',
  solved: (time: string | undefined) => `solved${time ? ` in ${time}` : ''}`,
  givenUp: 'given up',
  unfinished: 'unfinished',
  yourTurn: 'your turn',
  othersTurn: (name: string) => `${name} to move`,
}

export const engineText = {
  crashed: 'its engine stopped unexpectedly',
}

export const newVersionText = {
  label: 'New version',
  text: 'There’s a new version of Quincunx. Your games stay as they are.',
  load: 'Reload',
  later: 'Later',
}

export const tableLinkText = {
  yourTurn: (game: string, who: string) => `Your turn: ${game} with ${who}`,
  inPlay: (game: string, who: string) => `Back to ${game} with ${who}`,
  waiting: (game: string, code: string) => `Your table ${code} is waiting: ${game}`,
  rematch: (who: string, game: string) => `${who} wants a rematch: ${game}`,
}

export const passDeviceText = {
  turn: (name: string) => `${name}, your turn.`,
  alone: 'Make sure nobody else is looking.',
  lift: 'I’m ready',
  newSecret: (mover: string) => `${mover}, this is what you have now.`,
  passOn: (next: string) => `Hide it, then pass the screen to ${next}.`,
  cover: 'Hide it',
}
