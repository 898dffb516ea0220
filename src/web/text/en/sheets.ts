/** The sentences of the sheets over a table. */

export const helpText = {
  title: 'Help and keys',
  keys: 'Keys on the board',
  keysOf: (game: string) => `Keys in ${game} only`,
}

export const menuText = {
  groups: { game: 'This game', share: 'Share and export', elsewhere: 'Go to' },
  exportFile: 'Export',
  printThis: 'Print this puzzle',
  printMore: 'Print puzzles',
  edit: 'Edit this puzzle',
  copyAs: (format: string) => (format.startsWith('Copy') ? format : `Copy ${format}`),
  puzzleLink: 'Link to this puzzle',
  copyFailed: 'The browser doesn’t allow copying. Here is the text:',
}

export const resignText = {
  title: 'Resign this game?',
  text: 'The game ends now and your opponent wins.',
  textAlone: 'The game ends now and counts as a loss.',
  no: 'Keep playing',
}

export const defineText = {
  title: 'Look up a word',
  word: 'Word',
  look: 'Look up',
}

export const shareSheetText = {
  text: 'Message',
  leads: 'The link opens',
  links: { puzzle: 'The puzzle, to try it', replay: 'The replay' },
  grid: 'Include the board as emoji',
  copy: 'Copy',
  copyLink: 'Copy link only',
  send: 'Send',
  shorten: 'Make a short link',
  shortened: 'The link is short now. The server keeps it until nobody has opened it for a year.',
  copied: 'Copied.',
  copiedLink: 'Link copied.',
  copyFailed: 'The browser doesn’t allow copying. Select the text above and copy it.',
  noLink: 'The game is too long for a link. Export it as a file to send all of it.',
  analysisLeftOut: 'Your analysis is too long for the link. Export the game as a file to send it as well.',
  localOnly: 'This link works only on this computer.',
}

/** The keys of the table, in the order they are shown. */
export const keyText: readonly (readonly [keys: string, does: string])[] = [
  ['Arrows', 'move to the next cell'],
  ['Home, End', 'to the start or end of the row (with Ctrl: of the board)'],
  ['[  ]', 'to the top or bottom of the column, as do Page Up and Page Down'],
  ['Enter, Space', 'play the cell'],
  ['Letters, digits', 'type a move; Enter plays it, Esc returns to the board'],
  ['/  :', 'go to “Type a move”'],
  ['.', 'read out this cell'],
  ['+', 'read out the cells around this one'],
  [',', 'read out the last move and go there'],
  ['=', 'read out whose turn it is and the score'],
  ['<  >', 'undo, redo (also Ctrl-Z, Ctrl-Y)'],
  ['!', 'hint'],
  ['Ctrl-S', 'read out where the game is saved'],
  ['Alt-Enter', 'full screen; Esc leaves it'],
  ['?', 'this help'],
]

/** For games with a stopwatch. */
export const timeKeyText = [
  [';', 'pause, resume'],
  ['^', 'show or hide the timer'],
] as const

/** For games that two people play. */
export const resignKeyText = ['\\', 'resign'] as const

/** For games of words. */
export const defineKeyText = ['"', 'look up a word'] as const
