import type { ComponentChildren } from 'preact'
import type { DailyState } from '#app/dailies.ts'
import { formatDuration } from '#app/duration.ts'
import { formatDay } from '#app/text/en/day.ts'
import { utcDay } from '#kernel/daily.ts'
import { preferences } from '../preferences.ts'
import { dailyPath } from '../router.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'
import { Link } from '../shell/link.tsx'
import { dailyText } from '../text/en/shell.ts'
import { type DailyPuzzle, dailyPuzzles, newDailyExercises } from './dailies.ts'

interface DailiesProps {
  readonly games: readonly SavedGameWithSummary[]
  readonly now: number
}

/** The puzzles and the exercises of the day, the same for everybody. */
export function Dailies({ games, now }: DailiesProps) {
  const puzzles = dailyPuzzles(games, now)
  const exercises = newDailyExercises(preferences, now)
  const today = utcDay(now)
  const late = puzzles.filter(({ day }) => day !== today)
  if (puzzles.length === 0) return null
  return (
    <section class="dailies" aria-labelledby="dailies">
      <div>
        <h2 id="dailies">{dailyText.title}</h2>
        <p class="soft">{dailyText.day(formatDay(today))}</p>
      </div>
      <Row puzzles={puzzles.filter(({ day }) => day === today)}>
        <Link to="/exercises" class="pill daily">
          {dailyText.exercises} <span class="soft figures">{dailyText.newExercises(exercises)}</span>
        </Link>
      </Row>
      {late.length > 0 && (
        <div class="dailies-late">
          <span class="soft">{dailyText.yesterday}</span>
          <Row puzzles={late} late />
        </div>
      )}
    </section>
  )
}

interface RowProps {
  readonly puzzles: readonly DailyPuzzle[]
  readonly late?: boolean
  readonly children?: ComponentChildren
}

function Row({ puzzles, late, children }: RowProps) {
  return (
    <div class="buttons">
      {puzzles.map(({ game, daily, day, name, state }) => (
        <Link key={daily} to={dailyPath(game, daily, day)} class="pill daily">
          {name}
          {late && <span class="visually-hidden">, {dailyText.ofYesterday}</span>}{' '}
          <span class="soft figures">{stateWords(state)}</span>
        </Link>
      ))}
      {children}
    </div>
  )
}

function stateWords(state: DailyState): string {
  if (state.kind !== 'solved') return dailyText.states[state.kind]
  return dailyText.solved(state.ms === undefined ? undefined : formatDuration(state.ms))
}
