export const historyText = {
  title: 'Your games',
  lead: 'Kept on this device only.',
  online: 'Games played online are on your page.',
  statistics: 'Statistics',
  tally: (finished: number, won: number, isPuzzle: boolean) =>
    `${finished} finished, ${won} ${isPuzzle ? 'solved' : 'won'}`,
  unfinished: 'Unfinished',
  finished: 'Finished',
  none: 'No games yet. The first one you play will be here.',
  resume: 'Resume',
  replay: 'Replay',
  exportFile: 'Export',
  remove: 'Delete',
  removeTitle: 'Delete this game?',
  removeText: 'It cannot be brought back.',
  moves: (count: number) => `${count} ${count === 1 ? 'move' : 'moves'}`,
  bring: 'Bring in games',
  bringText:
    'Choose a file that Quincunx exported, of one game or of everything, or a game of Scribble as GCG, or paste its text.',
  file: 'Choose a file',
  paste: 'Its text',
  read: 'Read it',
}
