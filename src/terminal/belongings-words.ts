/** The sentences about everything that is kept on a machine, taken along or brought in as one file. */
export const belongingsWords = {
  exportAll: 'Export everything',
  exportAllNote: 'games, dictionaries, settings and progress as one file',
  forget: 'Delete everything',
  forgetNote: 'games, dictionaries, settings and progress',
  forgetAsk:
    'Delete everything that is kept here? It cannot be brought back, unless you have exported it. Enter deletes it, Esc keeps it.',
  forgotten: 'Everything was deleted.',
  file: 'File',
  exportHelp: 'Where to write it. A file that is there already is left alone.',
  deed: 'write it',
  unread: (count: number) => `${games(count)} in the file cannot be read.`,
  refusedGame: (game: string, why: string) => `A game of ${game} was left out: ${why}`,
  refusedDictionary: (name: string, why: string) => `The dictionary “${name}” was left out: ${why}`,
  unreadable: 'it cannot be read.',
  /** What came of it, in one sentence or two. */
  moved(played: Count, dictionaries: Count, remembered: number): string {
    const brought = [
      ...(played.brought > 0 ? [games(played.brought)] : []),
      ...(dictionaries.brought > 0 ? [lists(dictionaries.brought)] : []),
      ...(remembered > 0 ? ['settings and progress'] : []),
    ]
    const here = [
      ...(played.here > 0 ? [games(played.here)] : []),
      ...(dictionaries.here > 0 ? [lists(dictionaries.here)] : []),
    ]
    const said = brought.length > 0 ? `Brought in: ${brought.join(', ')}.` : 'Nothing new was in the file.'
    return here.length > 0 ? `${said} Already here: ${here.join(', ')}.` : said
  },
} as const

interface Count {
  readonly brought: number
  readonly here: number
}

function games(count: number): string {
  return `${count} ${count === 1 ? 'game' : 'games'}`
}

function lists(count: number): string {
  return `${count} ${count === 1 ? 'dictionary' : 'dictionaries'}`
}
