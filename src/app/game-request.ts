import type { GameEntry } from '#games/game-entry.ts'
import { type AnyOptions, similarParams } from '#kernel/options.ts'
import type { Seat } from '#kernel/rules.ts'
import { type Player, swapSeats } from '#table/player.ts'

/** A request for a game; its params are checked before it begins. */
export interface GameRequest {
  readonly game: string
  readonly params: object
  readonly players: readonly Player[]
  readonly seed?: string
}

type DescribedGame = Pick<GameEntry, 'rules' | 'text'>

/** The name of a person who gave none, by seat; `isAlone` where no other person is at this screen. */
export type DefaultName = (seat: number, isAlone: boolean) => string

interface Seating {
  /** The names that people have typed, by seat; empty where they gave none. */
  readonly names?: readonly string[]
  /** The level of the computer in every other seat; without one, people sit there. */
  readonly level?: string | undefined
  /** The seat of the only person; by default the first. */
  readonly person?: Seat
}

/** The players of a game at this screen: one person against the computer, or people in every seat. */
export function seatPlayers(
  seats: number,
  defaultName: DefaultName,
  { names = [], level, person = 0 }: Seating = {},
): readonly Player[] {
  const isAlone = seats === 1 || level !== undefined
  return Array.from({ length: seats }, (_, seat): Player => {
    if (seat !== person && level !== undefined) return { kind: 'computer', level }
    return { kind: 'person', name: names[seat]?.trim() || defaultName(seat, isAlone) }
  })
}

/** The level of the computer for a player who has chosen none: a quarter of the way up. */
export function defaultLevel({ text }: Pick<GameEntry, 'text'>): string | undefined {
  return levelForNewcomers(Object.keys(text.levels))
}

export function levelForNewcomers(levels: readonly string[]): string | undefined {
  return levels[Math.floor(levels.length / 4)]
}

/** The learner, and in a game for several the easiest computer, which never moves by itself. */
export function lessonPlayers({ rules, text }: DescribedGame, defaultName: DefaultName): readonly Player[] {
  return seatPlayers(rules.seats, defaultName, { level: Object.keys(text.levels)[0] ?? '' })
}

/** Another game like this one: the same choices, without an imported puzzle, and with the seats swapped. */
export function similarRequest(
  { rules }: DescribedGame,
  { params, players }: Pick<GameRequest, 'params' | 'players'>,
): GameRequest {
  return {
    game: rules.id,
    params: similarParams(rules.options as AnyOptions, params),
    players: swapSeats(players),
  }
}
