import { utcDay } from '#kernel/daily.ts'
import { type DailyState, dailyPuzzlesOf, dailyState } from './dailies.ts'
import type { StoredGame } from './saved-game-store.ts'

/** A day of a month with its puzzle; a day that has not come yet has none. */
export interface ArchiveDay {
  readonly day: string
  readonly date: number
  readonly state?: DailyState
}

export interface ArchiveMonth {
  /** The month as 2026-11. */
  readonly month: string
  /** How many days of the first week belong to the month before; weeks begin on Monday. */
  readonly daysBefore: number
  readonly days: readonly ArchiveDay[]
}

/** The first month that the archive shows. */
const FIRST_MONTH = '2024-01'

/** The month of a day. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** The month before or after; undefined outside the archive. */
export function monthBeside(month: string, step: 1 | -1, today: string): string | undefined {
  const [year, number] = month.split('-').map(Number)
  const beside = utcDay(Date.UTC(year!, number! - 1 + step, 1)).slice(0, 7)
  return beside < FIRST_MONTH || beside > monthOf(today) ? undefined : beside
}

/** The days of one month with the state of a daily puzzle on each. */
export function archiveMonth(
  { game, name }: { readonly game: string; readonly name: string },
  games: readonly StoredGame[],
  month: string,
  today: string,
): ArchiveMonth {
  const [year, number] = month.split('-').map(Number)
  const dayCount = new Date(Date.UTC(year!, number!, 0)).getUTCDate()
  const days = Array.from({ length: dayCount }, (_, index) => {
    const day = `${month}-${String(index + 1).padStart(2, '0')}`
    if (day > today) return { day, date: index + 1 }
    const [puzzle] = dailyPuzzlesOf(game, [name], games, day)
    return { day, date: index + 1, state: dailyState(puzzle!, puzzle!.savedGame?.summary) }
  })
  return { month, daysBefore: (new Date(Date.UTC(year!, number! - 1, 1)).getUTCDay() + 6) % 7, days }
}
