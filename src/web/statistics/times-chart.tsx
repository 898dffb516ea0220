import { formatDuration } from '#app/duration.ts'
import type { CategoryStatistics } from '#app/statistics.ts'
import { statisticsText } from '../text/en/statistics.ts'

const HEIGHT = 96
const BAR_WIDTH = 14
const GAP = 6
/** Room for the text at the end of a line. */
const MARGIN = 120

interface TimesChartProps {
  readonly title: string
  readonly times: NonNullable<CategoryStatistics['times']>
}

/** The times in order as bars, with lines for the best and the median. */
export function TimesChart({ title, times }: TimesChartProps) {
  const { history, bestMs, medianMs } = times
  const most = Math.max(1, ...history.map(({ ms }) => ms))
  const width = history.length * (BAR_WIDTH + GAP)
  const at = (ms: number) => HEIGHT - Math.max(3, (ms / most) * HEIGHT)
  return (
    <figure class="times">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 -10 ${width + MARGIN} ${HEIGHT + 20}`}
        width={width + MARGIN}
        height={HEIGHT + 20}
        role="img"
        aria-label={statisticsText.bars(history.map(({ ms }) => formatDuration(ms)))}
      >
        {history.map(({ ms }, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
            key={index}
            x={index * (BAR_WIDTH + GAP)}
            y={at(ms)}
            width={BAR_WIDTH}
            height={HEIGHT - at(ms)}
            rx="2.5"
            class={ms === bestMs ? 'time-bar time-best' : 'time-bar'}
          />
        ))}
        <ReferenceLine
          y={at(medianMs)}
          width={width}
          words={statisticsText.middle(formatDuration(medianMs))}
          dashed
        />
        {/* Two lines so close that their texts would overlap say the same. */}
        {at(bestMs) - at(medianMs) > 16 && (
          <ReferenceLine y={at(bestMs)} width={width} words={statisticsText.least(formatDuration(bestMs))} />
        )}
      </svg>
    </figure>
  )
}

interface ReferenceLineProps {
  readonly y: number
  readonly width: number
  readonly words: string
  readonly dashed?: boolean
}

function ReferenceLine({ y, width, words, dashed }: ReferenceLineProps) {
  return (
    <>
      <line
        x1="0"
        y1={y}
        x2={width + 4}
        y2={y}
        class="time-line"
        stroke-dasharray={dashed ? '4 4' : undefined}
      />
      <text x={width + 10} y={y + 4} class="time-words">
        {words}
      </text>
    </>
  )
}
