import { dataText, importText } from '#app/text/en/backup.ts'

/** The sentences about backups. */
export const backupText = {
  ...importText,
  ...dataText,
  exportAllNote: 'games, dictionaries, settings and progress as one file',
  clearNote: 'dictionaries and settings stay',
  clearAsk:
    'Delete all games kept here, finished and unfinished? They cannot be brought back. Enter deletes them, Esc keeps them.',
  forgetNote: 'games, dictionaries, settings and progress',
  forgetAsk:
    'Delete everything that is kept here? It cannot be brought back, unless you have exported it. Enter deletes it, Esc keeps it.',
  forgotten: 'Everything was deleted.',
  file: 'File',
  exportHelp: 'Where to write it. A file that is there already is left alone.',
  deed: 'write it',
  unreadable: 'it cannot be read.',
} as const
