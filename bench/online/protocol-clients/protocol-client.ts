import type { Cell } from '#kernel/grid.ts'

/** A minimal client for one server's protocol, over raw sockets. */
export interface ProtocolClient {
  /** Connects an idle client. */
  signIn(): Promise<Client>
  /** Starts a game between two new clients. */
  seat(): Promise<Match>
}

export interface Client {
  leave(): void
}

export interface Match {
  /** In the order of their turns. */
  readonly players: readonly [Player, Player]
}

export interface Player extends Client {
  mark(cell: Cell): void
  /** Called with the number of the move that this player has just received, counted from 1. */
  onShown: (ply: number) => void
}

export type CreateProtocolClient = (port: number) => ProtocolClient
