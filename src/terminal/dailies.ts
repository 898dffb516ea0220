import { dailySeed, utcDay } from '#session/daily.ts'
import { stopwatchText } from '#session/duration.ts'
import { toldOf } from '#session/figures.ts'
import type { Player } from '#session/player.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { restoreBy } from '#table/restore.ts'
import type { GameRequest } from './host.ts'
import type { LoadedGame } from './loaded.ts'
import { words } from './words.ts'

/** One of a day's puzzles, with the game in which it was begun or solved. */
export interface Daily {
  readonly loaded: LoadedGame
  readonly name: string
  readonly seed: string
  readonly title: string
  readonly kept: ShelvedGame | undefined
  /** Whether it is new, begun or done, in a few words. */
  readonly state: string
}

export const ALONE: readonly Player[] = [{ kind: 'person', name: 'You' }]

/** Today's puzzles of a game, the same for everybody in the world; or those of another day. */
export function todaysPuzzles(
  loaded: LoadedGame,
  games: readonly ShelvedGame[],
  now: number,
  day = utcDay(now),
): readonly Daily[] {
  return Object.keys(loaded.game.dailies ?? {}).map(name => {
    const seed = dailySeed(name, day)
    const same = games.filter(({ saved: { record } }) => record.game === loaded.id && record.seed === seed)
    // What was solved once stays solved, however often it is begun again.
    const kept = same.find(game => game.finished) ?? same[0]
    const title = loaded.words.dailies?.[name] ?? name
    return { loaded, name, seed, title, kept, state: kept ? stateOf(loaded, kept) : words.daily.new }
  })
}

/** What is asked for by its name, and by its day where that is not today. */
export interface DailyAsked {
  readonly name: string
  readonly day?: string | undefined
}

/** A daily puzzle by its name; a sentence where there is none. */
export function findDaily(
  loaded: LoadedGame,
  games: readonly ShelvedGame[],
  now: number,
  { name, day }: DailyAsked,
): Daily | string {
  if (day !== undefined && !isDay(day)) return words.daily.noDay(day)
  if (day !== undefined && day > utcDay(now)) return words.daily.notYet
  const puzzles = todaysPuzzles(loaded, games, now, day)
  if (puzzles.length === 0) return words.daily.none(loaded.words.title)
  const found = puzzles.find(one => one.name === name.toLowerCase())
  if (found) return found
  const names = puzzles.map(one => one.name)
  return words.daily.noSuch(name, names)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && utcDay(Date.parse(`${text}T00:00Z`)) === text
}

/** The puzzle as everybody gets it. */
export function dailyRequest({ loaded, name, seed }: Daily): GameRequest {
  const setup = loaded.game.dailies![name]!
  return { game: loaded.id, setup, players: ALONE, seed }
}

function stateOf(loaded: LoadedGame, { saved }: ShelvedGame): string {
  const table = restoreBy(loaded, saved.record)
  const told = table.ok ? toldOf(table.value) : undefined
  return told ? words.daily[told.outcome](stopwatchText(told.ms)) : ''
}
