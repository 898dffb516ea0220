import {
  type DailyPuzzle,
  type DailyQuery,
  type DailyState,
  dailyNamesOf,
  dailyPuzzlesOf,
  dailyRequest,
  dailyState,
  findDailyPuzzle,
} from '#app/dailies.ts'
import { formatDuration } from '#app/duration.ts'
import type { GameRequest } from '#app/game-request.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { puzzleResultOf } from '#app/statistics.ts'
import { utcDay } from '#kernel/daily.ts'
import { sentenceFor } from '#kernel/result.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { SINGLE_PLAYER } from '../setup/players.ts'
import { shellText } from '../text/en/shell.ts'
import type { LoadedGame } from './loaded-game.ts'

/** A daily puzzle as the terminal lists it. */
export interface ListedDaily extends DailyPuzzle {
  readonly loaded: LoadedGame
  readonly title: string
  /** New, begun or solved, in a few words. */
  readonly state: string
}

/** Today's puzzles of a game. */
export function listDailyPuzzles(
  loaded: LoadedGame,
  games: readonly StoredGame[],
  now: number,
): readonly ListedDaily[] {
  const dailies = dailyPuzzlesOf(loaded.id, dailyNamesOf(loaded), games, utcDay(now))
  return dailies.map(daily => describeDaily(loaded, daily))
}

/** Finds a daily puzzle by its name; returns a sentence where there is none. */
export function findListedDaily(
  loaded: LoadedGame,
  games: readonly StoredGame[],
  now: number,
  query: DailyQuery,
): ListedDaily | string {
  const found = findDailyPuzzle(loaded, games, now, query)
  return found.ok
    ? describeDaily(loaded, found.value)
    : sentenceFor(found.rejection, shellText.daily.refusals)!
}

function describeDaily(loaded: LoadedGame, daily: DailyPuzzle): ListedDaily {
  const table = daily.savedGame && restoreAnyVersion(loaded, daily.savedGame.saved.record)
  const result = table?.ok ? puzzleResultOf(table.value) : undefined
  const state = dailyState(daily, result && { won: result.outcome === 'solved', ms: result.ms })
  const title = loaded.card.dailies?.[daily.name]?.name ?? daily.name
  return { ...daily, loaded, title, state: stateText(state) }
}

function stateText(state: DailyState): string {
  if (state.kind === 'new') return shellText.daily.new
  return state.ms === undefined ? '' : shellText.daily[state.kind](formatDuration(state.ms))
}

export function requestDaily(daily: ListedDaily): GameRequest {
  return { game: daily.game, players: SINGLE_PLAYER, ...dailyRequest(daily.loaded, daily) }
}
