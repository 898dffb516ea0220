import { formatDuration } from '#app/duration.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { puzzleResultOf } from '#app/statistics.ts'
import { dailySeed, utcDay } from '#kernel/daily.ts'
import type { Player } from '#table/player.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { GameRequest } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'
import type { LoadedGame } from './loaded-game.ts'

/** A daily puzzle, with the saved game in which it was begun or solved. */
export interface DailyPuzzleState {
  readonly loaded: LoadedGame
  readonly name: string
  readonly seed: string
  readonly title: string
  readonly savedGame: StoredGame | undefined
  /** New, begun or solved, in a few words. */
  readonly state: string
}

export const SINGLE_PLAYER: readonly Player[] = [{ kind: 'person', name: 'You' }]

/** The puzzles of a game for today or another day. */
export function dailyPuzzlesOf(
  loaded: LoadedGame,
  games: readonly StoredGame[],
  now: number,
  day = utcDay(now),
): readonly DailyPuzzleState[] {
  return Object.keys(loaded.puzzles?.dailies ?? {}).map(name => {
    const seed = dailySeed(name, day)
    const same = games.filter(({ saved: { record } }) => record.game === loaded.id && record.seed === seed)
    // A puzzle that was solved once stays solved, however often it is played again.
    const savedGame = same.find(game => game.finished) ?? same[0]
    const title = loaded.card.dailies?.[name]?.name ?? name
    return {
      loaded,
      name,
      seed,
      title,
      savedGame,
      state: savedGame ? describeState(loaded, savedGame) : shellText.daily.new,
    }
  })
}

/** A daily puzzle's name, with its day where that is not today. */
export interface DailyQuery {
  readonly name: string
  readonly day?: string | undefined
}

/** Finds a daily puzzle by its name; returns a sentence where there is none. */
export function findDailyPuzzle(
  loaded: LoadedGame,
  games: readonly StoredGame[],
  now: number,
  { name, day }: DailyQuery,
): DailyPuzzleState | string {
  if (day !== undefined && !isCalendarDay(day)) return shellText.daily.noDay(day)
  if (day !== undefined && day > utcDay(now)) return shellText.daily.notYet
  const puzzles = dailyPuzzlesOf(loaded, games, now, day)
  if (puzzles.length === 0) return shellText.daily.none(loaded.card.title)
  const found = puzzles.find(one => one.name === name.toLowerCase())
  if (found) return found
  const names = puzzles.map(one => one.name)
  return shellText.daily.noSuch(name, names)
}

function isCalendarDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && utcDay(Date.parse(`${text}T00:00Z`)) === text
}

/** The request for a daily puzzle, the same for everybody. */
export function dailyRequest({ loaded, name, seed }: DailyPuzzleState): GameRequest {
  const params = loaded.puzzles!.dailies![name]!
  return { game: loaded.id, params, players: SINGLE_PLAYER, seed }
}

function describeState(loaded: LoadedGame, { saved }: StoredGame): string {
  const table = restoreAnyVersion(loaded, saved.record)
  const result = table.ok ? puzzleResultOf(table.value) : undefined
  return result ? shellText.daily[result.outcome](formatDuration(result.ms)) : ''
}
