import type { Details, Rejection } from '#kernel/result.ts'
import type { Ending } from '#table/action.ts'
import type { TableRecord } from '#table/table.ts'
import type { LobbyTable, PlayerInfo, SeatInfo } from './server-messages.ts'

/** What is asked for and answered over HTTP. docs/protocol.md tells which path takes which. */

/** Every refusal over HTTP, with a status from 400 on. */
export interface Refusal {
  readonly rejection: Rejection
  readonly sentence: string
}

/** POST /api/players, POST /api/sign-in */
export interface SignInResponse {
  readonly player: PlayerInfo
  /** Only where a token was asked for (`keep: 'token'`); a browser gets a cookie that its pages cannot read. */
  readonly token?: string
}

export type TokenDelivery = 'cookie' | 'token'

/** GET /api/me */
export interface Me {
  readonly player: PlayerInfo
  /** Tables at which this player sits and which are not over. */
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
  /** What is left out is as the game wants it for play at a distance. */
  readonly setup?: object
  /** Listed in the lobby for anyone; otherwise only who has the code can sit down. */
  readonly open?: boolean
  /** The other seats are the computer's. */
  readonly computer?: string
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
  /** The game's own figures, such as rows, cols and marks. */
  readonly facts: Details
  /** Counted in the ratings: between people, and not aborted. */
  readonly rated: boolean
}

export interface FinishedSeat {
  readonly player: Exclude<SeatInfo, { kind: 'free' }>
  readonly won: boolean
  /** The rating after the game. */
  readonly rating?: number
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
}

/** GET /api/players/:id */
export interface Profile {
  readonly player: PlayerInfo
  readonly since: number
  readonly games: readonly GameStatistics[]
}

/** One game's figures for one player. Aborted games count for nobody. */
export interface GameStatistics {
  readonly game: string
  readonly wins: number
  readonly losses: number
  readonly draws: number
  /** How many games were won and lost for each reason. */
  readonly reasons: readonly { readonly reason: string; readonly wins: number; readonly losses: number }[]
  /** Against the computer, by its level; these are not in the figures above. */
  readonly computer: readonly { readonly level: string; readonly wins: number; readonly losses: number }[]
  readonly rating?: RatingInfo
  /** The rating after each rated game, the oldest first, at most the last 200. */
  readonly ratings: readonly { readonly at: number; readonly rating: number; readonly won: boolean }[]
}

export interface RatingInfo {
  readonly rating: number
  /** How far it may be off; above 110 it is provisional. */
  readonly deviation: number
}
