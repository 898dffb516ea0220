import type { ExerciseLog } from '#app/exercises/exercise-log.ts'
import { computeExerciseStatistics } from '#app/exercises/exercise-statistics.ts'
import { exerciseText } from '#app/text/en/exercises.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { CategoryTable } from '../statistics/category-table.tsx'
import { type Total, Totals } from '../statistics/totals.tsx'
import { statisticsText } from '../text/en/statistics.ts'
import { RatingChart } from './rating-chart.tsx'
import '../statistics/statistics.css'

interface ExerciseStatisticsViewProps {
  readonly loadedGame: LoadedGame
  readonly log: ExerciseLog
}

/** The player's rating, and how many exercises of each kind were solved. */
export function ExerciseStatisticsView({ loadedGame, log }: ExerciseStatisticsViewProps) {
  const { rating, margin, tried, solved, inARow, kinds, history } = computeExerciseStatistics(log)
  if (tried === 0) return null
  const sums: readonly Total[] = [
    [exerciseText.rating, rating, exerciseText.ratingMargin(margin)],
    [exerciseText.solved, solved],
    [exerciseText.tried, tried],
    [exerciseText.inARow, inARow.longest],
  ]
  return (
    <>
      <Totals sums={sums} />
      {/* A line needs two points. */}
      {history.length > 1 && <RatingChart history={history} />}
      <CategoryTable
        columns={[exerciseText.tried, exerciseText.solved, exerciseText.hardest]}
        rows={kinds.map(({ kind, tried: ofKind, solved: solvedOfKind, hardest }) => ({
          name: loadedGame.text.exercises?.[kind]?.name ?? kind,
          cells: [ofKind, solvedOfKind, hardest ?? statisticsText.nothing],
        }))}
      />
    </>
  )
}
