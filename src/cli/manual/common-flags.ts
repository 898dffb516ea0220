import type { ManualRow, PageFlag } from './manual-page.ts'

/** Flags and variables that several commands share. */
export const PLAIN: PageFlag = {
  kind: 'switch',
  help: 'lines of text instead of a screen; so it is in a pipe',
}

export const SERVER: PageFlag = {
  kind: 'text',
  value: 'URL',
  help: 'the server, such as http://localhost:4747 (default: the variable QUINCUNX_SERVER, or a server on this machine)',
}

export const JSON_LINES: PageFlag = { kind: 'switch', help: 'one JSON object a line, for other programs' }
export const JSON_OBJECT: PageFlag = { kind: 'switch', help: 'one JSON object, for other programs' }

export const DATA: ManualRow = [
  'QUINCUNX_DATA',
  'the folder in which games are kept (default: data, beside the program)',
]
export const SERVER_VARIABLE: ManualRow = [
  'QUINCUNX_SERVER',
  'the server to play on where no --server is given',
]
export const CONFIG: ManualRow = [
  'QUINCUNX_CONFIG',
  'the folder with your keys to servers (default: ~/.config/quincunx)',
]
export const NO_COLOR: ManualRow = ['NO_COLOR', 'when set, no colours in the terminal']

export const GAME_FILES: ManualRow = ['data/games/ID.json', 'a game; the file is also its export']
export const OWN_WORDS: ManualRow = ['data/dictionaries/', 'your own dictionaries']
export const KEYS_FILE: ManualRow = ['~/.config/quincunx/', 'the keys by which servers know you']
