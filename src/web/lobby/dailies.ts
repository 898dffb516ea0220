import { gameCards } from '#games/catalog.ts'
import { parseDailySeed, utcDay } from '#kernel/daily.ts'
import type { SavedGameWithSummary } from '../saved-games.ts'

export type DailyState =
  | { readonly kind: 'new' | 'begun' | 'given-up' }
  | { readonly kind: 'solved'; readonly ms: number | undefined }

export interface DailyPuzzle {
  readonly game: string
  readonly daily: string
  readonly name: string
  readonly day: string
  readonly state: DailyState
}

const DAY_MS = 86_400_000

/**
 * Today's puzzles, then those of yesterday that can still be finished. The latter only for players who have begun
 * daily puzzles; for all others they would be clutter.
 */
export function dailyPuzzles(games: readonly SavedGameWithSummary[], now: number): readonly DailyPuzzle[] {
  const saved = games.flatMap(game => {
    const of = parseDailySeed(game.saved.record.seed)
    return of ? [{ ...of, game }] : []
  })
  const ofDay = (day: string) =>
    gameCards.flatMap(({ id, dailies = {} }) =>
      Object.entries(dailies).map(([daily, { listName }]) => {
        const mine = saved.find(
          one => one.day === day && one.daily === daily && one.game.saved.record.game === id,
        )
        return { game: id, daily, name: listName, day, state: stateOf(mine?.game) }
      }),
    )
  const yesterday = saved.length > 0 ? ofDay(utcDay(now - DAY_MS)) : []
  return [
    ...ofDay(utcDay(now)),
    ...yesterday.filter(({ state }) => state.kind === 'new' || state.kind === 'begun'),
  ]
}

function stateOf(saved: SavedGameWithSummary | undefined): DailyState {
  if (!saved) return { kind: 'new' }
  if (!saved.finished) return { kind: 'begun' }
  return saved.summary.won ? { kind: 'solved', ms: saved.summary.ms } : { kind: 'given-up' }
}
