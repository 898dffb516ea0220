import { dailySeed, utcDay } from '#session/daily.ts'
import { stopwatchText } from '#session/duration.ts'
import { toldOf } from '#session/figures.ts'
import type { Player } from '#session/player.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { restore } from '#table/restore.ts'
import type { GameRequest } from './host.ts'
import type { LoadedGame } from './loaded.ts'
import { words } from './words.ts'

/** One of today's puzzles, with the game in which it was begun or solved. */
export interface Daily {
  readonly loaded: LoadedGame
  readonly name: string
  readonly title: string
  readonly kept: ShelvedGame | undefined
  /** Whether it is new, begun or done, in a few words. */
  readonly state: string
}

export const ALONE: readonly Player[] = [{ kind: 'person', name: 'You' }]

/** Today's puzzles of a game, the same for everybody in the world. */
export function todaysPuzzles(
  loaded: LoadedGame,
  games: readonly ShelvedGame[],
  now: number,
): readonly Daily[] {
  return Object.keys(loaded.game.dailies ?? {}).map(name => {
    const seed = dailySeed(name, utcDay(now))
    const same = games.filter(({ saved: { record } }) => record.game === loaded.id && record.seed === seed)
    // What was solved once stays solved, however often it is begun again.
    const kept = same.find(game => game.finished) ?? same[0]
    const title = loaded.words.dailies?.[name] ?? name
    return { loaded, name, title, kept, state: kept ? stateOf(loaded, kept) : words.daily.new }
  })
}

/** The puzzle as everybody gets it. */
export function dailyRequest({ loaded, name }: Daily, now: number): GameRequest {
  const setup = loaded.game.dailies![name]!
  return { game: loaded.id, setup, players: ALONE, seed: dailySeed(name, utcDay(now)) }
}

function stateOf({ game }: LoadedGame, { saved }: ShelvedGame): string {
  const table = restore(game, saved.record)
  const told = table.ok ? toldOf(table.value) : undefined
  return told ? words.daily[told.outcome](stopwatchText(told.ms)) : ''
}
