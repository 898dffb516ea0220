import type { Rejection } from '#kernel/result.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'
import type { Ending } from '#table/action.ts'
import type { Deadline } from '#table/clocks.ts'
import type { LogEntry } from '#table/log.ts'

/** What a server says on a socket. */
export type ServerMessage =
  | HelloMessage
  | TableUpdate
  | CommandAnswer
  | RefusedMessage
  | LobbyUpdate
  | TimeMessage

/** The first message on every socket. */
export interface HelloMessage {
  readonly type: 'hello'
  readonly protocol: number
  /** The server's time, in milliseconds since 1970. */
  readonly now: number
  readonly player: PlayerInfo
}

export interface PlayerInfo {
  readonly id: string
  readonly name: string
  /** The name is held by a password, and nobody else can have it. */
  readonly claimed: boolean
}

/** A table is waited at, then played at; or it is closed before a game began. */
export type TablePhase = 'waiting' | 'playing' | 'over' | 'closed'

/**
 * What has changed at a table from one seq to another, as this viewer may see it. A client at a seq from `from` to
 * `seq` applies it; one that is behind `from` has missed something and asks again with `watch`.
 */
export interface TableUpdate {
  readonly type: 'news'
  readonly table: string
  /** -1 when the news is the whole table. */
  readonly from: number
  readonly seq: number
  readonly now: number
  readonly phase: TablePhase
  readonly viewer: Viewer
  /** With the whole table only; it never changes. */
  readonly about?: TableInfo
  /** Left out where nothing about the seats has changed. */
  readonly seats?: readonly SeatInfo[]
  /** Left out while nothing is played and where the game has not changed. */
  readonly game?: GameUpdate
  readonly rematch?: RematchState
}

export interface TableInfo {
  /** What people type and send each other: K7-PLUM. */
  readonly code: string
  readonly game: string
  readonly version: number
  readonly setup: object
  /** Anyone may sit down; otherwise only who knows the code. */
  readonly open: boolean
  /** A hash of the seed, which is shown when the game is over: the draws were fixed before the first move. */
  readonly commitment: string
  readonly createdAt: number
}

export type SeatInfo =
  | {
      readonly kind: 'person'
      readonly id: string
      readonly name: string
      /** As it was on sitting down; absent before the first rated game. */
      readonly rating?: number
      readonly here: boolean
    }
  | { readonly kind: 'computer'; readonly level: string }
  | { readonly kind: 'free' }

export interface GameUpdate {
  /** How many lines of the log so far stay; those in `log` follow them. */
  readonly keep: number
  readonly log: readonly LogEntry[]
  readonly view: object
  readonly toAct: readonly Seat[]
  /** Which turn of the viewer's this is; a move that names another one comes too late for it. */
  readonly turn: number
  /** By the server's time. */
  readonly deadlines: readonly Deadline[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly ending?: Ending
}

export interface RematchState {
  /** Who has asked for another game. */
  readonly asked: readonly Seat[]
  /** The code of the table at which it is played. */
  readonly next?: string
}

/** The one answer to a command, the same however often the command is sent. */
export type CommandAnswer =
  | { readonly type: 'answer'; readonly id: string; readonly ok: true; readonly seq: number }
  | {
      readonly type: 'answer'
      readonly id: string
      readonly ok: false
      readonly seq: number
      readonly rejection: Rejection
      /** The same for people who read the answer itself. */
      readonly sentence: string
    }

/** Something sent could not be taken as a message at all. */
export interface RefusedMessage {
  readonly type: 'refused'
  readonly rejection: Rejection
  readonly sentence: string
}

export interface LobbyUpdate {
  readonly type: 'lobby'
  readonly tables: readonly LobbyTable[]
}

/** A table as the lobby lists it: open to anyone, waiting or in play. */
export interface LobbyTable {
  readonly id: string
  readonly code: string
  readonly game: string
  readonly setup: object
  readonly phase: 'waiting' | 'playing'
  readonly seats: readonly SeatInfo[]
  readonly createdAt: number
}

export interface TimeMessage {
  readonly type: 'time'
  /** As it was sent, so that the sender knows how long the way was. */
  readonly sent: number
  readonly now: number
}
