import type { Cell } from '#kernel/grid.ts'

/** How clients of one server talk to it: the leanest that its protocol allows, over bare sockets. */
export interface ProtocolClient {
  /** One who is signed in and does nothing. */
  signIn(): Promise<Client>
  /** Two at a table of their own, each with a connection, and the game begun. */
  seat(): Promise<Match>
}

export interface Client {
  leave(): void
}

export interface Match {
  /** The one who moves first comes first. */
  readonly players: readonly [Player, Player]
}

export interface Player extends Client {
  mark(cell: Cell): void
  /** Called with the number of the move that this player has just been shown, counted from 1. */
  onShown: (ply: number) => void
}

export type CreateProtocolClient = (port: number) => ProtocolClient
