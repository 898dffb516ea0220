export const statisticsText = {
  title: (game: string) => `Your ${game} statistics`,
  lead: 'From the games saved on this device.',
  noneSolved: 'No puzzles solved yet. Your first one will appear here.',
  nonePlayed: 'No games played yet. Your first one will appear here.',
  choose: 'Choose a puzzle',
  play: 'Play',
  history: 'Your games',
  won: 'Won',
  lost: 'Lost',
  drawn: 'Drawn',
  between: 'Between people',
  people: 'Two people',
  played: (count: number) => `${count} played`,
  bestScore: 'Best score',
  averageScore: 'Average score',
  solved: 'Solved',
  unfinished: 'Unfinished',
  streak: 'Current streak',
  longest: 'Longest streak',
  streakHelp: 'A day counts if you solve one of its daily puzzles that day or the next (UTC).',
  kind: 'Type',
  best: 'Best',
  median: 'Median',
  last: 'Last',
  givenUp: 'Not solved',
  kinds: 'By type',
  nothing: '–',
  times: (kind: string) => `Times for ${kind}`,
  bars: (times: readonly string[]) =>
    `${times.length === 1 ? 'One solved puzzle' : `The last ${times.length} solved puzzles`}, oldest first: ${times.join(', ')}`,
  least: (value: string) => `best ${value}`,
  middle: (value: string) => `median ${value}`,
  accuracyOver: (games: number) =>
    games === 1 ? 'Accuracy in one game' : `Accuracy in the last ${games} analysed games`,
  accuracies: (accuracies: readonly number[]) =>
    `Your accuracy in each game, oldest first: ${accuracies.map(percent).join(', ')}`,
  percent,
  measure: (games: number) =>
    games === 1 ? 'Analyse one game for accuracy' : `Analyse ${games} games for accuracy`,
  measureHelp: 'Accuracy compares each of your turns with the best one. This takes a few seconds per game.',
  measuring: (at: number, of: number) => `Analysing game ${at} of ${of}…`,
  measureFailed: 'A game couldn’t be analysed. Try again.',
  stop: 'Stop',
}

function percent(value: number): string {
  return `${value.toFixed(1)}%`
}
