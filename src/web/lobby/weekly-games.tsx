import { countsInStatistics } from '#app/saved-game-store.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { lobbyText } from '../text/en/shell.ts'

const WEEKS = 10
const WEEK_MS = 7 * 24 * 3600 * 1000
const CHART_HEIGHT = 44

/** How many games were finished in each of the last ten weeks, the present one last. */
export function countWeeks(endings: readonly number[], now: number): readonly number[] {
  const weeks = Array.from({ length: WEEKS }, () => 0)
  for (const at of endings) {
    const ago = Math.floor(Math.max(0, now - at) / WEEK_MS)
    if (ago < WEEKS) weeks[WEEKS - 1 - ago]! += 1
  }
  return weeks
}

interface WeeklyGamesProps {
  readonly games: readonly SavedGameWithSummary[]
  readonly now: number
}

export function WeeklyGames({ games, now }: WeeklyGamesProps) {
  const recent = games.filter(
    game => game.finished && countsInStatistics(game) && now - game.savedAt < WEEKS * WEEK_MS,
  )
  const weeks = countWeeks(
    recent.map(game => game.savedAt),
    now,
  )
  const won = recent.filter(game => game.summary.won).length
  return (
    <section class="weeks" aria-labelledby="weeks">
      <h2 id="weeks">{lobbyText.weeks}</h2>
      {recent.length > 0 && <WeeksChart weeks={weeks} />}
      <p class="soft figures">
        {recent.length === 0 ? lobbyText.weeksNone : lobbyText.weeksSum(recent.length, won)}
      </p>
    </section>
  )
}

/** A bar for each week, the present one last. */
function WeeksChart({ weeks }: { readonly weeks: readonly number[] }) {
  const most = Math.max(1, ...weeks)
  return (
    <svg
      viewBox={`0 0 ${weeks.length * 14 - 5} ${CHART_HEIGHT}`}
      width={weeks.length * 14 - 5}
      height={CHART_HEIGHT}
      role="img"
      aria-label={weeks.map((count, index) => lobbyText.week(weeks.length - 1 - index, count)).join(', ')}
    >
      {weeks.map((count, index) => {
        const height = count === 0 ? 2 : Math.max(6, (count / most) * CHART_HEIGHT)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the row
            key={index}
            x={index * 14}
            y={CHART_HEIGHT - height}
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
