import type { Details, Rejection } from '#kernel/result.ts'
import type { Ending } from '#table/action.ts'
import type { TableRecord } from '#table/table.ts'
import type { LobbyTable, PlayerInfo, SeatInfo } from './server-messages.ts'

/** The requests and responses of the HTTP API. docs/protocol.md lists the paths. */

/** The body of every response with a status of 400 or more. */
export interface Refusal {
  readonly rejection: Rejection
  readonly sentence: string
}

/** POST /api/players, POST /api/sign-in */
export interface SignInResponse {
  readonly player: PlayerInfo
  /** Only if a token was requested (`keep: 'token'`); otherwise it is in a cookie that no script can read. */
  readonly token?: string
}

export type TokenDelivery = 'cookie' | 'token'

/** GET /api/me */
export interface Me {
  readonly player: PlayerInfo
  /** The unfinished tables at which this player sits. */
  readonly tables: readonly LobbyTable[]
}

/** GET /api/me/sessions */
export interface SessionInfo {
  readonly id: string
  readonly device: string
  readonly createdAt: number
  readonly seenAt: number
  readonly current: boolean
}

/** POST /api/tables */
export interface CreateTableRequest {
  readonly game: string
  /** Missing options take the game's defaults for online play. */
  readonly setup?: object
  /** Listed in the lobby for anyone; otherwise only players with the code can sit down. */
  readonly open?: boolean
  /** The level of the computer that takes the other seats. */
  readonly computer?: string
  /**
   * How long a player may be away. Where moves are timed it is 30 s, and Obstruction always has 30 s; elsewhere it is ten
   * minutes or a day. A table with a computer waits for its player, whatever is given here.
   */
  readonly graceMs?: number
}

/** POST /api/tables, POST /api/match */
export interface TableReference {
  readonly id: string
  readonly code: string
}

/** GET /api/tables */
export interface LobbyResponse {
  readonly tables: readonly LobbyTable[]
}

/** A finished game as history lists it. */
export interface FinishedGame {
  readonly id: string
  readonly game: string
  readonly startedAt: number
  readonly endedAt: number
  readonly seats: readonly FinishedSeat[]
  /** `blocked`, `timeout`, `resignation`, `abandonment`, `abort`: a rule of the game or of the table. */
  readonly reason: string
  /** Facts specific to the game, such as rows, cols and marks. */
  readonly facts: Details
  /** Counted in the ratings: between people, and not aborted. */
  readonly rated: boolean
}

export interface FinishedSeat {
  readonly player: Exclude<SeatInfo, { kind: 'free' }>
  readonly won: boolean
  /** The rating after the game, if it was rated. */
  readonly rating?: number
  /** The rating before it; the first rating, if this was the player's first rated game. */
  readonly ratingBefore?: number
}

/** GET /api/players/:id/games?before= */
export interface FinishedGamesPage {
  readonly games: readonly FinishedGame[]
  /** Where the next page begins; absent on the last one. */
  readonly before?: number
}

/** GET /api/games/:id, once the game is over */
export interface GameRecord {
  readonly finished: FinishedGame
  readonly record: TableRecord
  readonly ending: Ending
  readonly commitment: string
  /** All games of this kind between these two people, if the game was between two. */
  readonly versus?: HeadToHead
}

/** The results between two players. Aborted games do not count. */
export interface HeadToHead {
  /** By seat in the game it is asked for. */
  readonly wins: readonly [number, number]
  readonly draws: number
}

/** GET /api/dictionaries/:game */
export interface DictionaryList {
  /** Of the host's own dictionaries; the built-in words are not among them. */
  readonly hashes: readonly string[]
}

/** POST /api/links */
export interface ShortLink {
  /** The link is /s/CODE. */
  readonly code: string
}

/** GET /api/links/:code */
export interface ResolvedLink {
  /** A path of the app, with its query and fragment. */
  readonly path: string
}

/** GET /api/puzzles?game=&order=&from= */
export interface PublishedPuzzles {
  readonly puzzles: readonly PublishedPuzzle[]
  /** Where the next page begins; absent on the last one. */
  readonly from?: number
  /** The host does not publish puzzles. */
  readonly isClosed?: true
}

/** A puzzle that a player has published for others. */
export interface PublishedPuzzle {
  readonly id: string
  readonly game: string
  /** The params of a link to it. */
  readonly params: object
  readonly title: string
  /** Absent if the author's account was deleted. */
  readonly author?: { readonly id: string; readonly name: string }
  /** The facts by which games are compared, such as size and difficulty. */
  readonly facts: Details
  readonly publishedAt: number
  readonly likes: number
  /** How many players have solved it. */
  readonly solved: number
  /** The shortest and the median time without hints. */
  readonly bestMs?: number
  readonly medianMs?: number
  /** The asking player’s own like and solution. */
  readonly mine: { readonly isLiked: boolean; readonly isSolved: boolean; readonly ms?: number }
}

/** GET /api/players/:id */
export interface Profile {
  readonly player: PlayerInfo
  readonly since: number
  readonly games: readonly GameStatistics[]
}

/** One player's statistics for one game. Aborted games do not count. */
export interface GameStatistics {
  readonly game: string
  readonly wins: number
  readonly losses: number
  readonly draws: number
  readonly reasons: readonly { readonly reason: string; readonly wins: number; readonly losses: number }[]
  /** Games against the computer, by its level; they are not included in the counts above. */
  readonly computer: readonly { readonly level: string; readonly wins: number; readonly losses: number }[]
  readonly rating?: RatingInfo
  /** The rating after each of the last 200 rated games, oldest first. */
  readonly ratings: readonly { readonly at: number; readonly rating: number; readonly won: boolean }[]
}

export interface RatingInfo {
  readonly rating: number
  /** How far it may be off; above 110 it is provisional. */
  readonly deviation: number
}
