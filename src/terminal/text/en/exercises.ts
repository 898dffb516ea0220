/** Sentences about exercises that only the terminal needs; the others are in `app/text/en/exercises.ts`. */
export const exercisesText = {
  menu: 'Exercises',
  best: (solved: number) => `your best: ${solved}`,
  count: (count: number) => (count === 0 ? 'none yet' : String(count)),
  standing: (rating: number, margin: number, solved: number, tried: number) =>
    `Your rating: ${rating} ± ${margin}. ${solved} of ${tried} solved.`,
  ofKind: (name: string, solved: number, tried: number) => `${name}: ${solved} of ${tried}`,
  notSaved: 'An exercise isn’t saved as a game. Its result is kept with your other exercises.',
  next: 'Press Enter for the next one.',
  failedNext: 'Press Enter for the next one, < to try again.',
  challengeOver: 'Press Enter for another one.',
  bookmarked: 'Bookmarked.',
  unmarked: 'The bookmark is removed.',
  failed: (why: string) => `The exercise couldn’t be made: ${why}`,
  welcome: (game: string, example: string) => `${game} exercises. ${example}`,
  commands:
    'Commands: hint, show (the answer), again, next, board, mark (bookmark), rating, quit. Anything else is a move.',
  itsId: (id: string) => `Exercise ${id}`,
  noHints: 'There are no hints for this exercise.',
  notOver: 'Solve it first, or type show for the answer.',
  solveOne: (command: string) => `To solve one: ${command}`,
  noSeries: (given: string, known: readonly string[]) =>
    `“${given}” is neither a series nor the id of an exercise. Series: ${known.join(', ')}.`,
  name: (names: readonly string[]) =>
    `Name a game that has exercises: ${names.join(', ')}. For example: quincunx exercises ${names[0]}`,
}
