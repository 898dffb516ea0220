import type { RefusalText } from '#kernel/result.ts'
import type { ChallengeMode } from '../../exercises/exercise-log.ts'
import type { SeriesName } from '../../exercises/exercise-series.ts'
import type { ExerciseRefusals } from '../../exercises/refusals.ts'

/** Sentences about exercises, the same in browser and terminal. */
export const exerciseText = {
  title: 'Exercises',
  ofGame: (game: string) => `${game} exercises`,
  lead: 'Positions with a proved answer. Your rating is kept on this device.',
  series: {
    next: { name: 'Solve exercises', help: 'Chosen to suit your rating.' },
    daily: { name: 'Exercise of the day', help: 'The same for everybody, harder towards Sunday.' },
    mistakes: {
      name: 'Your own mistakes',
      help: 'Positions from your games in which you missed something better.',
    },
    bookmarks: { name: 'Bookmarks', help: 'Exercises that you have marked.' },
    streak: { name: 'Streak', help: 'Harder and harder, until your first mistake.' },
    timed: { name: 'Three minutes', help: 'As many as you can. A mistake costs ten seconds.' },
  } satisfies Record<SeriesName, { readonly name: string; readonly help: string }>,
  making: 'Preparing an exercise…',
  judging: 'Checking…',
  rated: (rating: number) => `rated ${rating}`,
  yourRating: (rating: number, change = 0) =>
    change === 0
      ? `Your rating: ${rating}`
      : `Your rating: ${rating} (${change > 0 ? '+' : '−'}${Math.abs(change)})`,
  gaveUp: (answers: readonly string[]) => `The answer: ${answers.join(' or ')}.`,
  answers: (answers: readonly string[]) =>
    `${answers.length === 1 ? 'The answer' : 'Answers'}: ${answers.join(', ')}`,
  practice: 'Solved, though only the first try counts.',
  challengeNow: {
    streak: (solved: number) => `Streak: ${solved}`,
    timed: (solved: number) => `Solved: ${solved}`,
  },
  timeLeft: (time: string) => `${time} left`,
  challengeOver: (mode: ChallengeMode, solved: number) =>
    mode === 'streak' ? `Your streak ends at ${solved}.` : `Time is up. You solved ${solved}.`,
  challengeBest: (best: number, isRecord: boolean) =>
    isRecord ? 'That is your best so far.' : `Your best: ${best}.`,
  none: {
    mistakes: 'No mistakes are waiting. They come from your finished games against the computer.',
    bookmarks: 'You have no bookmarks yet. Set one with the button beside an exercise.',
  },
  searching: (games: number) => `Looking for mistakes in ${games} ${games === 1 ? 'game' : 'games'}…`,
  waitingMistakes: (count: number) => (count === 0 ? 'None waiting.' : `${count} waiting.`),
  solvedMistakes: (count: number) => `${count} solved.`,
  dailyDone: { solved: 'solved', failed: 'not solved', new: 'new' },
  inARow: 'In a row',
  bestStreak: 'Best streak',
  bestTimed: 'Best in three minutes',
  rating: 'Rating',
  ratingMargin: (margin: number) => `± ${margin}`,
  solved: 'Solved',
  tried: 'Tried',
  hardest: 'Hardest',
  kinds: 'By kind',
  ratingOverTime: 'Rating over time',
  history: (ratings: readonly number[]) =>
    `Your rating after each exercise, oldest first: ${ratings.join(', ')}`,
  archive: 'Your attempts',
  noneTried: 'Nothing tried yet.',
  unstored: 'This device cannot store your results. They last until you close Quincunx.',
}

export const exerciseRefusalText: RefusalText<ExerciseRefusals> = {
  'no-exercises': ({ title }) => `${title} has no exercises.`,
  'unknown-exercise': () => 'There is no such exercise. Check that the whole link was copied.',
  'unknown-exercise-kind': ({ given, known }) =>
    `There are no exercises called ${given}. Try one of: ${known}.`,
  'nothing-to-find': () => 'In this position nothing can be proved to win. Try another exercise.',
}
