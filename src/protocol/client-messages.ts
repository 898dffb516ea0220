import type { Seat } from '#kernel/rules.ts'

/** What a client says on a socket. */
export type ClientMessage =
  /** Follow a table, by id or code; `since` is the last seq that is known here, for what was missed. */
  | { readonly type: 'watch'; readonly table: string; readonly since?: number }
  | { readonly type: 'unwatch'; readonly table: string }
  | ({ readonly type: 'command'; readonly table: string } & CommandRequest)
  | { readonly type: 'lobby'; readonly on: boolean }
  | { readonly type: 'time'; readonly sent: number }

/** A command under an id that its sender chose; sent again under the same id it is done only once. */
export interface CommandRequest {
  readonly id: string
  readonly command: TableCommand
}

export type TableCommand =
  /** `turn` is the viewer's turn it was meant for; without it the move is for whatever turn it is. */
  | { readonly do: 'move'; readonly text: string; readonly turn?: number }
  | { readonly do: 'undo' | 'redo' | 'resign' }
  /** Without a seat: the first free one. */
  | { readonly do: 'sit'; readonly seat?: Seat }
  /** Gets up before the game; a table that nobody is left at closes. */
  | { readonly do: 'stand' }
  | { readonly do: 'rematch' }
