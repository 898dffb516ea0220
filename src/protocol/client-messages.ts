import type { Seat } from '#kernel/rules.ts'

/** The messages a client sends over the WebSocket. */
export type ClientMessage =
  /** Subscribes to a table by id or code; `since` is the last seq the client has. */
  | { readonly type: 'watch'; readonly table: string; readonly since?: number }
  | { readonly type: 'unwatch'; readonly table: string }
  | ({ readonly type: 'command'; readonly table: string } & CommandRequest)
  | { readonly type: 'lobby'; readonly on: boolean }
  | { readonly type: 'time'; readonly sent: number }

/** A command with an id chosen by the client; a command sent again with the same id is executed only once. */
export interface CommandRequest {
  readonly id: string
  readonly command: TableCommand
}

export type TableCommand =
  /** `turn` is the turn the move is meant for; without it the move is for the current turn. */
  | { readonly do: 'move'; readonly text: string; readonly turn?: number }
  | { readonly do: 'undo' | 'redo' | 'resign' }
  /** Without a seat: the first free one. */
  | { readonly do: 'sit'; readonly seat?: Seat }
  /** Leaves the seat before the game begins; the table closes when its last player leaves. */
  | { readonly do: 'stand' }
  | { readonly do: 'rematch' }
