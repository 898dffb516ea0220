import { dataText, importText } from '#app/text/en/backup.ts'

/** The sentences about backups. */
export const backupText = {
  ...importText,
  ...dataText,
  exportAllNote: 'games, dictionaries, settings and progress in one file',
  clearNote: 'dictionaries and settings stay',
  clearWarning: 'This deletes all games saved here, finished and unfinished. It can’t be undone.',
  forgetNote: 'games, dictionaries, settings and progress',
  forgetWarning:
    'This deletes everything saved here: games, dictionaries, settings and progress. It can’t be undone, so export it first if you might want it back.',
  forgotten: 'Everything was deleted.',
  deleteWord: 'delete',
  deleteLabel: (word: string) => `Type “${word}”`,
  deleteHelp: 'Esc goes back and deletes nothing.',
  deleteRefused: (word: string) => `Nothing was deleted. Type “${word}” to confirm.`,
  deleteDeed: 'delete',
  file: 'File',
  exportHelp: 'The path of a new file. Existing files are never overwritten.',
  submit: 'export',
  unreadable: 'it can’t be read.',
} as const
