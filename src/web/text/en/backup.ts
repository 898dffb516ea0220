import { dataText, importText as movedAnywhere } from '#app/text/en/backup.ts'

export const backupText = {
  ...dataText,
  title: 'What is kept here',
  text: 'Your games, your own dictionaries, your settings and how far you have come are kept in this browser and nowhere else. Take them along as one file, or bring one in.',
  exportFailed: 'The file could not be made. Try again.',
  bring: 'Bring in a file',
  bringing: 'Bringing in what the file holds.',
  looking: 'The game is laid out to be looked at.',
  broughtGame: 'The game was brought in.',
  clearTitle: 'Delete all games on this device?',
  clearText: 'Finished and unfinished games are deleted. They cannot be brought back.',
  lists: 'Delete own word lists',
  listsTitle: 'Delete your own word lists?',
  listsText:
    'Lists of which puzzles were made are kept for the next one of the same words. What was made of them can still be played; for a new puzzle the list has to be brought again.',
  listsForgotten: (count: number) =>
    count === 0
      ? 'No list of your own was kept here.'
      : `${count} word ${count === 1 ? 'list was' : 'lists were'} deleted.`,
  forgetTitle: 'Delete everything on this device?',
  forgetText:
    'Games, dictionaries, word lists, settings and progress are deleted, and this browser forgets who you are online: a name without a password is lost. Nothing of it can be brought back, unless you have exported it.',
  forgotten: 'Everything was deleted. This browser is as new.',
  forgetFailed: 'Some of it could not be deleted. Close the other tabs of Quincunx and try again.',
}

export const importText = {
  ...movedAnywhere,
  notKept: 'it cannot be read, or this browser has no room for it.',
  notRemembered: 'This browser lets no settings be kept.',
}
