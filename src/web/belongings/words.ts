import type { Moved } from './moved.ts'

export const belongingsWords = {
  title: 'What is kept here',
  text: 'Your games, your own dictionaries, your settings and how far you have come are kept in this browser and nowhere else. Take them along as one file, or bring one in.',
  exportAll: 'Export everything',
  exportFailed: 'The file could not be made. Try again.',
  bring: 'Bring in a file',
  bringing: 'Bringing in what the file holds.',
  looking: 'The game is laid out to be looked at.',
  broughtGame: 'The game was brought in.',
  clear: 'Delete all games',
  clearTitle: 'Delete all games on this device?',
  clearText: 'Finished and unfinished games are deleted. They cannot be brought back.',
  cleared: 'All games were deleted.',
  lists: 'Delete own word lists',
  listsTitle: 'Delete your own word lists?',
  listsText:
    'Lists of which puzzles were made are kept for the next one of the same words. What was made of them can still be played; for a new puzzle the list has to be brought again.',
  listsForgotten: (count: number) =>
    count === 0
      ? 'No list of your own was kept here.'
      : `${count} word ${count === 1 ? 'list was' : 'lists were'} deleted.`,
  forget: 'Delete everything',
  forgetTitle: 'Delete everything on this device?',
  forgetText:
    'Games, dictionaries, word lists, settings and progress are deleted, and this browser forgets who you are online: a name without a password is lost. Nothing of it can be brought back, unless you have exported it.',
  forgotten: 'Everything was deleted. This browser is as new.',
  forgetFailed: 'Some of it could not be deleted. Close the other tabs of Quincunx and try again.',
}

export const movedWords = {
  unread: (count: number) => `${games(count)} in the file cannot be read.`,
  refusedGame: (game: string, why: string) => `A game of ${game} was left out: ${why}`,
  refusedDictionary: (name: string, why: string) => `The dictionary “${name}” was left out: ${why}`,
  notKept: 'it cannot be read, or this browser has no room for it.',
  noRoom: (count: number) =>
    `This device has no room for ${games(count)} more. Delete finished games and bring the file in again.`,
  notRemembered: 'This browser lets no settings be kept.',
  /** What came of it, in one sentence or two. */
  moved({ games: played, dictionaries, remembered }: Moved): string {
    const brought = [
      played.brought > 0 && games(played.brought),
      dictionaries.brought > 0 && lists(dictionaries.brought),
      remembered.brought > 0 && 'settings and progress',
    ].filter(part => part !== false)
    const here = [
      played.here > 0 && games(played.here),
      dictionaries.here > 0 && lists(dictionaries.here),
    ].filter(part => part !== false)
    return [
      brought.length > 0 ? `Brought in: ${brought.join(', ')}.` : 'Nothing new was in the file.',
      here.length > 0 && `Already here: ${here.join(', ')}.`,
      remembered.left > 0 && 'What you have set here stays as it is.',
    ]
      .filter(part => part !== false)
      .join(' ')
  },
}

function games(count: number): string {
  return `${count} ${count === 1 ? 'game' : 'games'}`
}

function lists(count: number): string {
  return `${count} ${count === 1 ? 'dictionary' : 'dictionaries'}`
}
