import type { ExerciseStatistics } from '#app/exercises/exercise-statistics.ts'
import { exerciseText } from '#app/text/en/exercises.ts'

const WIDTH = 600
const HEIGHT = 120
/** Room for the highest and the lowest rating beside the line. */
const MARGIN = 56

/** The rating after each attempt, as a line. */
export function RatingChart({ history }: Pick<ExerciseStatistics, 'history'>) {
  const ratings = history.map(({ rating }) => rating)
  const [lowest, highest] = [Math.min(...ratings), Math.max(...ratings)]
  const across = (index: number) => (index / (ratings.length - 1)) * WIDTH
  const down = (rating: number) => HEIGHT - ((rating - lowest) / Math.max(1, highest - lowest)) * HEIGHT
  const points = ratings.map((rating, index) => `${across(index).toFixed(1)},${down(rating).toFixed(1)}`)
  return (
    <figure class="times">
      <figcaption>{exerciseText.ratingOverTime}</figcaption>
      <svg
        class="rating-chart"
        viewBox={`-4 -12 ${WIDTH + MARGIN} ${HEIGHT + 24}`}
        role="img"
        aria-label={exerciseText.history(ratings)}
      >
        <polyline points={points.join(' ')} />
        <circle cx={across(ratings.length - 1)} cy={down(ratings.at(-1)!)} r="4" />
        <text x={WIDTH + 10} y={down(highest) + 4} class="time-words">
          {highest}
        </text>
        {highest - lowest > 1 && (
          <text x={WIDTH + 10} y={down(lowest) + 4} class="time-words">
            {lowest}
          </text>
        )}
      </svg>
    </figure>
  )
}
