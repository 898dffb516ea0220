import type { ServerConnection } from '#session/remote/server-connection.ts'

/** Measures how long connections are lost before they are open again. */
export class AwayTimes {
  readonly #lostAt = new Map<ServerConnection, number>()
  /** The longest time between a loss and the return. */
  longestMs = 0
  interruptions = 0

  constructor(connections: readonly ServerConnection[]) {
    for (const connection of connections) connection.subscribe(() => this.#onChange(connection))
  }

  /** How many connections are lost now. */
  get away(): number {
    return this.#lostAt.size
  }

  #onChange(connection: ServerConnection): void {
    const { kind } = connection.state()
    const lostAt = this.#lostAt.get(connection)
    if (kind === 'lost' && lostAt === undefined) {
      this.#lostAt.set(connection, performance.now())
      this.interruptions++
    }
    if (kind !== 'open' || lostAt === undefined) return
    this.#lostAt.delete(connection)
    this.longestMs = Math.max(this.longestMs, performance.now() - lostAt)
  }
}
