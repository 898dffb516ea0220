import type { ManualRow, PageFlag } from './manual-page.ts'

/** Flags and variables that several commands share. */
export const PLAIN: PageFlag = {
  kind: 'switch',
  help: 'text mode instead of a full screen (the default in a pipe)',
}

export const SERVER: PageFlag = {
  kind: 'text',
  value: 'URL',
  help: 'the server, such as http://localhost:4747 (default: QUINCUNX_SERVER, or a server on this machine)',
}

export const JSON_LINES: PageFlag = { kind: 'switch', help: 'one JSON object per line, for other programs' }
export const JSON_OBJECT: PageFlag = { kind: 'switch', help: 'one JSON object, for other programs' }

export const DATA: ManualRow = [
  'QUINCUNX_DATA',
  'the folder for saved games (default: data, beside the program)',
]
export const SERVER_VARIABLE: ManualRow = ['QUINCUNX_SERVER', 'the server to use when --server isn’t given']
export const CONFIG: ManualRow = [
  'QUINCUNX_CONFIG',
  'the folder for your sign-ins on servers (default: ~/.config/quincunx)',
]
export const NO_COLOR: ManualRow = ['NO_COLOR', 'if set, turns colours off']

export const GAME_FILES: ManualRow = [
  'data/games/ID.json',
  'saved games, in the same format as exported ones',
]
export const OWN_WORDS: ManualRow = ['data/dictionaries/', 'your own dictionaries']
export const KEYS_FILE: ManualRow = ['~/.config/quincunx/', 'your sign-ins on servers']
