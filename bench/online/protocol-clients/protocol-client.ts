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
  /** Called when the server has accepted this player's last mark, if it answers besides showing the mark. */
  onAnswered: () => void
}

/** With several ports, the players of a game are connected to different servers. */
export type CreateProtocolClient = (...ports: readonly number[]) => ProtocolClient
