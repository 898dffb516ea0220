/** What came of bringing in a file of everything, as far as it is told. */
export interface Moved {
  readonly games: Counted
  readonly dictionaries: Counted
  /** Settings and progress: taken over, or left because something is set here. */
  readonly remembered: { readonly brought: number; readonly left: number }
}

export interface Counted {
  readonly brought: number
  /** What was here already. */
  readonly here: number
}

/** The sentences about it, in both shells. */
export const movedWords = {
  unread: (count: number) => `${gamesIn(count)} in the file cannot be read.`,
  refusedGame: (game: string, why: string) => `A game of ${game} was left out: ${why}`,
  refusedDictionary: (name: string, why: string) => `The dictionary “${name}” was left out: ${why}`,
  /** What came of it, in one sentence or two. */
  moved({ games, dictionaries, remembered }: Moved): string {
    const brought = [
      ...(games.brought > 0 ? [gamesIn(games.brought)] : []),
      ...(dictionaries.brought > 0 ? [dictionariesIn(dictionaries.brought)] : []),
      ...(remembered.brought > 0 ? ['settings and progress'] : []),
    ]
    const here = [
      ...(games.here > 0 ? [gamesIn(games.here)] : []),
      ...(dictionaries.here > 0 ? [dictionariesIn(dictionaries.here)] : []),
    ]
    return [
      brought.length > 0 ? `Brought in: ${brought.join(', ')}.` : 'Nothing new was in the file.',
      ...(here.length > 0 ? [`Already here: ${here.join(', ')}.`] : []),
      ...(remembered.left > 0 ? ['What you have set here stays as it is.'] : []),
    ].join(' ')
  },
}

export function gamesIn(count: number): string {
  return `${count} ${count === 1 ? 'game' : 'games'}`
}

function dictionariesIn(count: number): string {
  return `${count} ${count === 1 ? 'dictionary' : 'dictionaries'}`
}

/** What both shells call the deeds themselves. */
export const keptWords = {
  exportAll: 'Export everything',
  clear: 'Delete all games',
  cleared: 'All games were deleted.',
  forget: 'Delete everything',
}
