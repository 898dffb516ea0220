/** The sentences of the sheets over a table. */

export const helpText = {
  title: 'Help and keys',
  keys: 'Keys on the board',
  keysOf: (game: string) => `Keys of ${game} alone`,
}

export const menuText = {
  exportFile: 'Export',
  printThis: 'Print this puzzle',
  printMore: 'Print puzzles',
  copyAs: (format: string) => `Copy ${format}`,
  puzzleLink: 'Link to this puzzle',
  copyFailed: 'The browser did not let it be copied. Here is the link:',
}

export const resignText = {
  title: 'Resign this game?',
  text: 'It ends now and counts as a win for the other player.',
  textAlone: 'It ends now and counts as lost.',
  no: 'Play on',
}

export const defineText = {
  title: 'Look up a word',
  word: 'The word',
  look: 'Look it up',
}

export const shareSheetText = {
  text: 'What is sent',
  leads: 'The link leads to',
  links: { puzzle: 'The puzzle, to try it', replay: 'How it went' },
  grid: 'With the board in signs',
  copy: 'Copy it',
  copyLink: 'Copy the link alone',
  send: 'Send it',
  copied: 'Copied.',
  copiedLink: 'The link is copied.',
  copyFailed: 'The browser did not let it be copied. Select the text above and copy it.',
  noLink: 'The game is too long for a link. Export it as a file to send it whole.',
}

/** The keys of the table, in the order they are shown. */
export const keyText: readonly (readonly [keys: string, does: string])[] = [
  ['Arrows', 'to the next cell'],
  ['Home, End', 'to the ends of the row, with Ctrl of the board'],
  ['[  ]', 'to the top and the bottom of the column, as Page Up and Page Down'],
  ['Shift with Up, Down', 'on hexagons: not along the column but along the other slant'],
  ['Enter, Space', 'play the cell'],
  ['Letters, digits', 'type a move, Enter plays it, Esc goes back to the board'],
  ['/  :', 'go to “Type a move”'],
  ['.', 'say this cell and what is on it'],
  ['+', 'say what is around this cell'],
  [',', 'say the last move, and go there'],
  ['=', 'say whose turn it is and how the game stands'],
  ['<  >', 'undo, redo, as Ctrl-Z and Ctrl-Y'],
  ['!', 'hint'],
  ['Ctrl-S', 'say where the game is saved'],
  ['?', 'this help'],
]

/** For games with a stopwatch. */
export const timeKeyText = [
  [';', 'pause, go on'],
  ['^', 'show or hide the time'],
] as const

/** For games that two people play. */
export const resignKeyText = ['\\', 'resign'] as const

/** For games of words. */
export const defineKeyText = ['"', 'look up a word'] as const
