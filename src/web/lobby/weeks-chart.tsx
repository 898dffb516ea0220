import { weeksWords } from './words.ts'

const HEIGHT = 44

/** A bar for each week, the present one last. */
export function WeeksChart({ weeks }: { readonly weeks: readonly number[] }) {
  const most = Math.max(1, ...weeks)
  return (
    <svg
      viewBox={`0 0 ${weeks.length * 14 - 5} ${HEIGHT}`}
      width={weeks.length * 14 - 5}
      height={HEIGHT}
      role="img"
      aria-label={weeks.map((count, index) => weeksWords.bar(weeks.length - 1 - index, count)).join(', ')}
    >
      {weeks.map((count, index) => {
        const height = count === 0 ? 2 : Math.max(6, (count / most) * HEIGHT)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the row
            key={index}
            x={index * 14}
            y={HEIGHT - height}
            width="9"
            height={height}
            rx={count === 0 ? 1 : 2.5}
            class={count === 0 ? 'week-none' : 'week'}
          />
        )
      })}
    </svg>
  )
}
