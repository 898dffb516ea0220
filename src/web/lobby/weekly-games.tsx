import { LazyComponent } from '../kit/lazy-component.tsx'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { lobbyWords } from '../words.ts'

const WEEKS = 10
const WEEK_MS = 7 * 24 * 3600 * 1000

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
  const recent = games.filter(game => game.finished && now - game.savedAt < WEEKS * WEEK_MS)
  const weeks = countWeeks(
    recent.map(game => game.savedAt),
    now,
  )
  const won = recent.filter(game => game.summary.won).length
  return (
    <section class="weeks" aria-labelledby="weeks">
      <h2 id="weeks">{lobbyWords.weeks}</h2>
      {recent.length > 0 && <LazyComponent load={loadWeeksChart} props={{ weeks }} />}
      <p class="soft figures">
        {recent.length === 0 ? lobbyWords.weeksNone : lobbyWords.weeksSum(recent.length, won)}
      </p>
    </section>
  )
}

const loadWeeksChart = async () => (await import('./weeks-chart.tsx')).WeeksChart
