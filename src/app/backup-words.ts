/** What came of bringing in a file of everything, as far as it is told. */
export interface ImportSummary {
  readonly games: ImportCount
  readonly dictionaries: ImportCount
  /** Settings and progress: taken over, or left because something is set here. */
  readonly remembered: { readonly brought: number; readonly left: number }
}

export interface ImportCount {
  readonly imported: number
  /** What was here already. */
  readonly alreadyHere: number
}

/** The sentences about it, in both shells. */
export const importWords = {
  unread: (count: number) => `${countGames(count)} in the file cannot be read.`,
  refusedGame: (game: string, why: string) => `A game of ${game} was left out: ${why}`,
  refusedDictionary: (name: string, why: string) => `The dictionary “${name}” was left out: ${why}`,
  /** What came of it, in one sentence or two. */
  moved({ games, dictionaries, remembered }: ImportSummary): string {
    const brought = [
      ...(games.imported > 0 ? [countGames(games.imported)] : []),
      ...(dictionaries.imported > 0 ? [countDictionaries(dictionaries.imported)] : []),
      ...(remembered.brought > 0 ? ['settings and progress'] : []),
    ]
    const here = [
      ...(games.alreadyHere > 0 ? [countGames(games.alreadyHere)] : []),
      ...(dictionaries.alreadyHere > 0 ? [countDictionaries(dictionaries.alreadyHere)] : []),
    ]
    return [
      brought.length > 0 ? `Brought in: ${brought.join(', ')}.` : 'Nothing new was in the file.',
      ...(here.length > 0 ? [`Already here: ${here.join(', ')}.`] : []),
      ...(remembered.left > 0 ? ['What you have set here stays as it is.'] : []),
    ].join(' ')
  },
}

export function countGames(count: number): string {
  return `${count} ${count === 1 ? 'game' : 'games'}`
}

function countDictionaries(count: number): string {
  return `${count} ${count === 1 ? 'dictionary' : 'dictionaries'}`
}

/** What both shells call the deeds themselves. */
export const dataWords = {
  exportAll: 'Export everything',
  clear: 'Delete all games',
  cleared: 'All games were deleted.',
  forget: 'Delete everything',
}
