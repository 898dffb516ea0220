import { dataText, importText as movedAnywhere } from '#app/text/en/backup.ts'

export const backupText = {
  ...dataText,
  title: 'Your data',
  text: 'Your games, dictionaries, settings and progress are stored only in this browser. Export them to a file, or import one.',
  exportFailed: 'The file couldn’t be created. Try again.',
  bring: 'Import a file',
  bringing: 'Importing…',
  looking: 'The game is open for review.',
  broughtGame: 'Game imported.',
  clearTitle: 'Delete all games on this device?',
  clearText: 'Finished and unfinished games are deleted. This can’t be undone.',
  lists: 'Delete my word lists',
  listsTitle: 'Delete your word lists?',
  listsText:
    'Your word lists are stored so that you can make more puzzles from them. Puzzles you’ve already made can still be played; to make new ones, import the list again.',
  listsForgotten: (count: number) =>
    count === 0
      ? 'There were no word lists on this device.'
      : `${count} word ${count === 1 ? 'list was' : 'lists were'} deleted.`,
  forgetTitle: 'Delete everything on this device?',
  forgetText:
    'Games, dictionaries, word lists, settings and progress are deleted, and you’re signed out: a name without a password is lost. This can’t be undone unless you’ve exported your data.',
  forgotten: 'Everything was deleted.',
  forgetFailed: 'Some of it couldn’t be deleted. Close other Quincunx tabs and try again.',
}

export const importText = {
  ...movedAnywhere,
  notKept: 'it can’t be read, or there’s no room for it in this browser.',
  notRemembered: 'This browser doesn’t allow settings to be stored.',
}
