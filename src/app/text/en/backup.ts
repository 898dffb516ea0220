/** The result of importing a backup, as far as the player is told. */
export interface ImportSummary {
  readonly games: ImportCount
  readonly dictionaries: ImportCount
  /** Settings and progress: imported, or left out because this device already has a value. */
  readonly remembered: { readonly imported: number; readonly leftOut: number }
}

export interface ImportCount {
  readonly imported: number
  readonly alreadyHere: number
}

/** The sentences about an import, for both shells. */
export const importText = {
  unread: (count: number) => `${countGames(count)} in the file can’t be read.`,
  refusedGame: (game: string, why: string) => `A game of ${game} wasn’t imported: ${why}`,
  refusedDictionary: (name: string, why: string) => `The dictionary “${name}” wasn’t imported: ${why}`,
  noRoom: (count: number) =>
    `There’s no room on this device for ${count} more ${count === 1 ? 'game' : 'games'}. Delete finished games and import the file again.`,
  moved({ games, dictionaries, remembered }: ImportSummary): string {
    const imported = [
      ...(games.imported > 0 ? [countGames(games.imported)] : []),
      ...(dictionaries.imported > 0 ? [countDictionaries(dictionaries.imported)] : []),
      ...(remembered.imported > 0 ? ['settings and progress'] : []),
    ]
    const alreadyHere = [
      ...(games.alreadyHere > 0 ? [countGames(games.alreadyHere)] : []),
      ...(dictionaries.alreadyHere > 0 ? [countDictionaries(dictionaries.alreadyHere)] : []),
    ]
    return [
      imported.length > 0 ? `Imported: ${imported.join(', ')}.` : 'There was nothing new in the file.',
      ...(alreadyHere.length > 0 ? [`Already here: ${alreadyHere.join(', ')}.`] : []),
      ...(remembered.leftOut > 0 ? ['Your settings on this device were kept.'] : []),
    ].join(' ')
  },
}

function countGames(count: number): string {
  return `${count} ${count === 1 ? 'game' : 'games'}`
}

function countDictionaries(count: number): string {
  return `${count} ${count === 1 ? 'dictionary' : 'dictionaries'}`
}

/** The labels of the data commands, for both shells. */
export const dataText = {
  exportAll: 'Export everything',
  clear: 'Delete all games',
  cleared: 'All games were deleted.',
  forget: 'Delete everything',
}
