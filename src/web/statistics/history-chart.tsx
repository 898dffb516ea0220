const HEIGHT = 96
const BAR_WIDTH = 14
const GAP = 6
/** Room for the text at the end of a line. */
const MARGIN = 120

interface Mark {
  readonly value: number
  readonly words: string
}

interface HistoryChartProps {
  readonly title: string
  /** The oldest first. */
  readonly values: readonly number[]
  /** The values in words. */
  readonly label: string
  readonly best: Mark
  readonly median: Mark
}

/** Values in order as bars, with lines for the best and the median. */
export function HistoryChart({ title, values, label, best, median }: HistoryChartProps) {
  const most = Math.max(1, ...values)
  const width = values.length * (BAR_WIDTH + GAP)
  const at = (value: number) => HEIGHT - Math.max(3, (value / most) * HEIGHT)
  return (
    <figure class="times">
      <figcaption>{title}</figcaption>
      <svg
        viewBox={`0 -10 ${width + MARGIN} ${HEIGHT + 20}`}
        width={width + MARGIN}
        height={HEIGHT + 20}
        role="img"
        aria-label={label}
      >
        {values.map((value, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place in the row
            key={index}
            x={index * (BAR_WIDTH + GAP)}
            y={at(value)}
            width={BAR_WIDTH}
            height={HEIGHT - at(value)}
            rx="2.5"
            class={value === best.value ? 'time-bar time-best' : 'time-bar'}
          />
        ))}
        <ReferenceLine y={at(median.value)} width={width} words={median.words} dashed />
        {/* Two lines so close that their texts would overlap say the same. */}
        {Math.abs(at(best.value) - at(median.value)) > 16 && (
          <ReferenceLine y={at(best.value)} width={width} words={best.words} />
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
