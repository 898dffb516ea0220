/** A player's session on one device. */
export interface PlayerSession {
  readonly player: string
  readonly session: string
}

/** The sessions with connections to this server, and how to close them. */
export class ConnectedSessions {
  /** By player, then by session. */
  readonly #closers = new Map<string, Map<string, Set<() => void>>>()

  /** Calls `close` when the session ends, until the returned function is called. */
  add({ player, session }: PlayerSession, close: () => void): () => void {
    const sessions = this.#closers.get(player) ?? new Map<string, Set<() => void>>()
    const closers = sessions.get(session) ?? new Set()
    this.#closers.set(player, sessions.set(session, closers.add(close)))
    return () => {
      closers.delete(close)
      if (closers.size === 0 && sessions.get(session) === closers) sessions.delete(session)
      if (sessions.size === 0 && this.#closers.get(player) === sessions) this.#closers.delete(player)
    }
  }

  /** The sessions of a player that have a connection. */
  of(player: string): readonly string[] {
    return [...(this.#closers.get(player)?.keys() ?? [])]
  }

  close({ player, session }: PlayerSession): void {
    for (const close of [...(this.#closers.get(player)?.get(session) ?? [])]) close()
  }
}
