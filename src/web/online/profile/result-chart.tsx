import type { GameStatistics } from '#protocol/api.ts'
import { profileText } from '../../text/en/profile.ts'
import { Chart } from './chart.tsx'

const MAX_RESULTS = 24
const BAR_STEP = 13
const HEIGHT = 40

interface ResultChartProps {
  /** The game's title. */
  readonly title: string
  readonly ratings: GameStatistics['ratings']
}

/** The last results: a bar up for a win, a bar down for a loss. */
export function ResultChart({ title, ratings }: ResultChartProps) {
  const last = ratings.slice(-MAX_RESULTS)
  if (last.length < 2) return null
  const won = last.filter(game => game.won).length
  return (
    <Chart
      class="result-chart"
      title={`${profileText.results(title)}: ${last.map(game => (game.won ? profileText.won : profileText.lost)).join(', ')}`}
      text={profileText.resultsSentence(won, last.length)}
      width={MAX_RESULTS * BAR_STEP}
      height={HEIGHT}
    >
      <path class="chart-base" d={`M0 ${HEIGHT / 2}H${MAX_RESULTS * BAR_STEP}`} />
      {last.map((game, index) => (
        <rect
          key={game.at}
          class={game.won ? 'result-won' : 'result-lost'}
          x={index * BAR_STEP}
          y={game.won ? 2 : HEIGHT / 2 + 2}
          width="9"
          height={HEIGHT / 2 - 4}
          rx="2.5"
        />
      ))}
    </Chart>
  )
}
