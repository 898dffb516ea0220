import type { GameStatistics } from '#protocol/api.ts'
import { profileText } from '../../text/en/profile.ts'
import { Chart } from './chart.tsx'

const WIDTH = 320
const HEIGHT = 96
const MARGIN = 6
/** The width of the numbers at the left. */
const AXIS = 34
/** Everyone's rating before the first game. */
const FIRST_RATING = 1500
/** How many of the last ratings the server sends. */
const MOST_RATINGS = 200
/** The least range of the chart, so that small changes do not fill it. */
const LEAST_SPAN = 40

interface RatingChartProps {
  /** The game's title. */
  readonly title: string
  readonly ratings: GameStatistics['ratings']
}

/** The rating after each game, as a line. */
export function RatingChart({ title, ratings }: RatingChartProps) {
  const figures = ratingLine(ratings)
  const points = chartPoints(figures)
  const last = points.at(-1)
  if (!last || ratings.length === 0) return null
  return (
    <Chart title={profileText.chart(title)} text={ratingSentence(ratings)} width={WIDTH} height={HEIGHT}>
      {axisMarks(figures).map(({ rating, y }) => (
        <g key={rating}>
          <path class="chart-base" d={`M${AXIS} ${y}H${WIDTH}`} />
          <text class="chart-label" x={AXIS - MARGIN} y={y + 3} text-anchor="end">
            {rating}
          </text>
        </g>
      ))}
      <polyline class="chart-line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle class="chart-dot" cx={last.x} cy={last.y} r="4" />
    </Chart>
  )
}

/** The first rating and the rating after each game. A longer history than the server sends begins later. */
export function ratingLine(ratings: RatingChartProps['ratings']): readonly number[] {
  const figures = ratings.map(({ rating }) => Math.round(rating))
  return ratings.length < MOST_RATINGS ? [FIRST_RATING, ...figures] : figures
}

export function ratingSentence(ratings: RatingChartProps['ratings']): string {
  const figures = ratingLine(ratings)
  const best = Math.max(...figures)
  return profileText.chartSentence(figures[0]!, figures.at(-1)!, ratings.length, best)
}

/** Round numbers on the axis, with their height. */
export function axisMarks(ratings: readonly number[]): readonly { rating: number; y: number }[] {
  const { low, high } = rangeOf(ratings)
  const step = [10, 20, 50, 100, 200, 500].find(size => (high - low) / size <= 4) ?? 1_000
  const marks: { rating: number; y: number }[] = []
  for (let rating = Math.ceil(low / step) * step; rating <= high; rating += step)
    marks.push({ rating, y: heightOf(rating, { low, high }) })
  return marks
}

interface Range {
  readonly low: number
  readonly high: number
}

function rangeOf(ratings: readonly number[]): Range {
  const low = Math.min(...ratings)
  const high = Math.max(...ratings)
  const spare = Math.max(0, LEAST_SPAN - (high - low)) / 2
  return { low: low - spare, high: high + spare }
}

function heightOf(rating: number, { low, high }: Range): number {
  return round(HEIGHT - MARGIN - ((rating - low) / (high - low)) * (HEIGHT - 2 * MARGIN))
}

/** The points of the ratings: the first on the left, the highest on top. */
export function chartPoints(ratings: readonly number[]): readonly { x: number; y: number }[] {
  const range = rangeOf(ratings)
  const step = (WIDTH - AXIS - 2 * MARGIN) / Math.max(1, ratings.length - 1)
  return ratings.map((rating, index) => ({
    x: round(AXIS + MARGIN + index * step),
    y: heightOf(rating, range),
  }))
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
