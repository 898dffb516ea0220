import type { Rejection } from '#kernel/result.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'
import type { Ending } from '#table/action.ts'
import type { Deadline } from '#table/clocks.ts'
import type { LogEntry } from '#table/log.ts'
import type { TablePolicy } from '#table/policy.ts'

/** The messages a server sends over the WebSocket. */
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
  /** The name is protected by a password, and nobody else can use it. */
  readonly claimed: boolean
}

/** A table is `waiting`, then `playing`, then `over`; or it is `closed` before a game begins. */
export type TablePhase = 'waiting' | 'playing' | 'over' | 'closed'

/**
 * The changes at a table between two seqs, as this viewer may see them. A client at a seq from `from` to `seq` applies
 * the update; a client before `from` has missed something and sends `watch` again.
 */
export interface TableUpdate {
  readonly type: 'news'
  readonly table: string
  /** -1 if the update contains the whole table. */
  readonly from: number
  readonly seq: number
  /** The server has lost entries, so a client takes this even if it is at a later seq. */
  readonly replaces?: true
  readonly now: number
  readonly phase: TablePhase
  readonly viewer: Viewer
  /** Only in an update with the whole table, since it never changes. */
  readonly about?: TableInfo
  /** Missing if the seats have not changed. */
  readonly seats?: readonly SeatInfo[]
  /** Missing before the game, and if the game has not changed. */
  readonly game?: GameUpdate
  readonly rematch?: RematchState
}

export interface TableInfo {
  /** For people to type and share: K7-PLUM. */
  readonly code: string
  readonly game: string
  readonly version: number
  readonly setup: object
  /** Anyone may sit down; otherwise only players who know the code. */
  readonly open: boolean
  /** A hash of the seed. The seed is published after the game and proves that the draws were fixed before it. */
  readonly commitment: string
  readonly createdAt: number
  /** Absent at tables of earlier versions: players have 30 s to come back, and every ending counts. */
  readonly policy?: TablePolicy
}

export type SeatInfo =
  | {
      readonly kind: 'person'
      readonly id: string
      readonly name: string
      /** The name was claimed when the player sat down. Absent at tables of earlier versions: not known. */
      readonly claimed?: boolean
      /** The rating when the player sat down; missing before the first rated game. */
      readonly rating?: number
      readonly here: boolean
    }
  | { readonly kind: 'computer'; readonly level: string }
  | { readonly kind: 'free' }

export interface GameUpdate {
  /** How many entries of the client's log stay; those in `log` follow them. */
  readonly keep: number
  readonly log: readonly LogEntry[]
  readonly view: object
  readonly toAct: readonly Seat[]
  /** Identifies the viewer's current turn; a move for another turn is refused. */
  readonly turn: number
  /** In the server's time. */
  readonly deadlines: readonly Deadline[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly ending?: Ending
}

export interface RematchState {
  /** The seats that have asked for a rematch. */
  readonly asked: readonly Seat[]
  /** The code of the table for the rematch. */
  readonly next?: string
}

/** The answer to a command; the same for every duplicate. */
export type CommandAnswer =
  | { readonly type: 'answer'; readonly id: string; readonly ok: true; readonly seq: number }
  | {
      readonly type: 'answer'
      readonly id: string
      readonly ok: false
      readonly seq: number
      readonly rejection: Rejection
      /** The rejection as a sentence for people. */
      readonly sentence: string
    }

/** A message was refused, and no command answer applies. */
export interface RefusedMessage {
  readonly type: 'refused'
  readonly rejection: Rejection
  readonly sentence: string
}

export interface LobbyUpdate {
  readonly type: 'lobby'
  readonly tables: readonly LobbyTable[]
}

/** An entry of the lobby. */
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
  /** Copied from the client's message, so that it can compute the round-trip time. */
  readonly sent: number
  readonly now: number
}
