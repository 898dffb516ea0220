import type { GameStatistics } from '#protocol/api.ts'
import { profileText } from '../../text/en/profile.ts'
import { Chart } from './chart.tsx'

const WIDTH = 320
const HEIGHT = 96
const MARGIN = 6
/** The least range of the chart, so that small changes do not fill it. */
const LEAST_SPAN = 40

interface RatingChartProps {
  /** The game's title. */
  readonly title: string
  readonly ratings: GameStatistics['ratings']
}

/** The rating after each game, as a line. */
export function RatingChart({ title, ratings }: RatingChartProps) {
  const points = chartPoints(ratings.map(({ rating }) => rating))
  const last = points.at(-1)
  // A single game makes no line.
  if (!last || points.length < 2) return null
  return (
    <Chart title={profileText.chart(title)} text={ratingSentence(ratings)} width={WIDTH} height={HEIGHT}>
      <path class="chart-base" d={`M0 ${HEIGHT - 0.5}H${WIDTH}`} />
      <polyline class="chart-line" points={points.map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle class="chart-dot" cx={last.x} cy={last.y} r="4" />
    </Chart>
  )
}

export function ratingSentence(ratings: RatingChartProps['ratings']): string {
  const figures = ratings.map(({ rating }) => Math.round(rating))
  return profileText.chartSentence(figures[0] ?? 0, figures.at(-1) ?? 0, figures.length, Math.max(...figures))
}

/** The points of the ratings: the first on the left, the highest on top. */
export function chartPoints(ratings: readonly number[]): readonly { x: number; y: number }[] {
  const low = Math.min(...ratings)
  const high = Math.max(...ratings)
  const span = Math.max(LEAST_SPAN, high - low)
  const middle = (low + high) / 2
  const step = (WIDTH - 2 * MARGIN) / Math.max(1, ratings.length - 1)
  return ratings.map((rating, index) => ({
    x: round(MARGIN + index * step),
    y: round(HEIGHT / 2 - ((rating - middle) / span) * (HEIGHT - 2 * MARGIN)),
  }))
}

function round(number: number): number {
  return Math.round(number * 10) / 10
}
