import type { Forecast } from '#kernel/engine.ts'
import { reviewText } from '../text/en/review.ts'

const WIDTH = 320
const HEIGHT = 64
const MIDDLE = HEIGHT / 2

interface ResultGraphProps {
  readonly results: readonly Forecast[]
  readonly names: readonly string[]
  /** Undefined in a variation. */
  readonly ply: number | undefined
  show(ply: number): void
}

/** The first player's chance as a line and lead as bars, position by position: above the middle the first is ahead. */
export function ResultGraph({ results, names, ply, show }: ResultGraphProps) {
  const step = WIDTH / Math.max(1, results.length - 1)
  const most = Math.max(1, ...results.map(({ lead }) => Math.abs(lead)))
  const heightOf = ({ chance }: Forecast) => HEIGHT * (1 - chance)
  const line = results.map((result, index) => `${index * step},${heightOf(result)}`).join(' ')
  const now = ply === undefined ? undefined : results[ply]
  return (
    <figure class="result-graph">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the slider below does the same by keyboard */}
      <svg
        viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${reviewText.graph}. ${results
          .map((result, index) =>
            reviewText.stripSign(index, reviewText.expected(names, result.chance, result.lead)),
          )
          .join('; ')}`}
        onClick={event => {
          const { left, width } = event.currentTarget.getBoundingClientRect()
          const share = (event.clientX - left) / width
          show(Math.round(Math.min(1, Math.max(0, share)) * (results.length - 1)))
        }}
      >
        {results.map((result, index) => {
          const height = (Math.abs(result.lead) / most) * MIDDLE
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: a ply is its number
              key={index}
              class={result.lead < 0 ? 'lead behind' : 'lead'}
              x={index * step - step * 0.3}
              y={result.lead < 0 ? MIDDLE : MIDDLE - height}
              width={step * 0.6}
              height={height}
            />
          )
        })}
        <path class="middle" d={`M0 ${MIDDLE}H${WIDTH}`} />
        <polyline class="chance" points={line} />
        {ply !== undefined && <path class="now" d={`M${ply * step} 0V${HEIGHT}`} />}
      </svg>
      <figcaption class="figures">
        {now ? reviewText.expected(names, now.chance, now.lead) : reviewText.graphVariation}
      </figcaption>
    </figure>
  )
}
