import { useId } from 'preact/hooks'
import type { GameStatistics } from '#protocol/api.ts'
import { profileWords } from '../profile-words.ts'

const SHOWN = 24
const STEP = 13
const HEIGHT = 40

interface ResultChartProps {
  /** The game's title. */
  readonly title: string
  readonly ratings: GameStatistics['ratings']
}

/** The last results: a bar up for a win, a bar down for a loss. */
export function ResultChart({ title, ratings }: ResultChartProps) {
  const id = useId()
  const last = ratings.slice(-SHOWN)
  if (last.length < 2) return null
  const won = last.filter(game => game.won).length
  return (
    <figure class="chart">
      <svg
        class="result-chart"
        viewBox={`0 0 ${SHOWN * STEP} ${HEIGHT}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
      >
        <title id={`${id}-title`}>
          {`${profileWords.results(title)}: ${last.map(game => (game.won ? profileWords.won : profileWords.lost)).join(', ')}`}
        </title>
        <path class="chart-base" d={`M0 ${HEIGHT / 2}H${SHOWN * STEP}`} />
        {last.map((game, index) => (
          <rect
            key={game.at}
            class={game.won ? 'result-won' : 'result-lost'}
            x={index * STEP}
            y={game.won ? 2 : HEIGHT / 2 + 2}
            width="9"
            height={HEIGHT / 2 - 4}
            rx="2.5"
          />
        ))}
      </svg>
      <figcaption class="soft figures" id={`${id}-text`}>
        {profileWords.resultsSentence(won, last.length)}
      </figcaption>
    </figure>
  )
}
