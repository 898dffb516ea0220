import { type PresenceRow, type PresenceStorage, StorageUnavailableError } from '../storage/storage.ts'
import type { OnlineAction } from './log/log-entry.ts'
import { type OnlineTable, seatedPlayerIds, seatOf } from './log/online-table.ts'

export interface TablePresenceOptions {
  readonly storage: PresenceStorage
  /** The id of this server among those that share the storage. */
  readonly node: string
  table(): OnlineTable
  /** Runs work after everything that is queued at the table. */
  enqueue(work: () => Promise<void>): Promise<void>
  /** Appends something that no player commanded to the table's log. */
  record(action: OnlineAction): Promise<void>
  /** Tells the watchers who is present. */
  broadcast(): void
}

/** A connection of this process to the table. */
interface TableConnection {
  readonly player: string
  /** `unknown`: storage was asked to store it and failed, perhaps after it had. */
  stored: 'no' | 'unknown' | 'yes'
}

interface Departure {
  readonly player: string
  readonly heardAt: number
}

/** A player who leaves a table with a log of this length has resigned: coming and going must not make it longer. */
const LONGEST_LOG = 4_500

/**
 * Who is connected to one table, and what follows from it. Only the connections of seated players are stored: a
 * spectator affects neither clocks nor the beginning of a game, and must not be able to cause durable writes.
 */
export class TablePresence {
  readonly #options: TablePresenceOptions
  readonly #connections = new Map<string, TableConnection>()
  /** The players with a stored connection, as of the last `sync`. */
  #stored: readonly string[] = []
  /** The players of whom the watchers were last told that they are present. */
  #told: ReadonlySet<string> = new Set()

  constructor(options: TablePresenceOptions) {
    this.#options = options
  }

  /** Whether a player is connected to this server now, or to another as of the last `sync`. */
  has(player: string): boolean {
    if (this.#stored.includes(player)) return true
    for (const connection of this.#connections.values()) if (connection.player === player) return true
    return false
  }

  /** Notes that the watchers have just been told who is present. */
  markTold(): void {
    const connected = [...this.#connections.values()].map(({ player }) => player)
    this.#told = new Set([...this.#stored, ...connected])
  }

  /** Records that a connection of the player was opened. */
  async arrive(player: string, connection: string): Promise<void> {
    const { table, enqueue } = this.#options
    this.#connections.set(connection, { player, stored: 'no' })
    if (seatOf(table(), player) !== undefined) await enqueue(() => this.sync())
  }

  /** Records that a connection was closed; `heardAt` is when it last received anything. */
  async depart(player: string, connection: string, heardAt: number): Promise<void> {
    const { table, enqueue } = this.#options
    // A seated player's last connection decides since when they are away, even if it was never stored.
    const isSpectator = seatOf(table(), player) === undefined
    if (isSpectator && this.#forget(connection)) return
    await enqueue(async () => {
      const lastHeardAt = await this.#close(player, connection, heardAt)
      await this.sync({ player, heardAt: lastHeardAt })
    })
  }

  /** Forgets a closed connection without anything following from it, and returns what the storage may have of it. */
  drop(player: string, connection: string): PresenceRow {
    this.#connections.delete(connection)
    return this.#row(player, connection)
  }

  /** Marks every seated player without a connection as having left at this instant, or when last heard after it. */
  markAbsent(since: number, heardAt: ReadonlyMap<string, number> = new Map()): Promise<void> {
    const { table, enqueue } = this.#options
    return enqueue(async () => {
      await this.sync()
      if (table().phase !== 'playing') return
      for (const player of seatedPlayerIds(table()))
        await this.#syncPlayer(player, { player, heardAt: Math.max(since, heardAt.get(player) ?? 0) })
    })
  }

  /** Stores the connections of this process again, because others took it for dead. */
  restore(): Promise<void> {
    return this.#options.enqueue(async () => {
      for (const state of this.#connections.values()) if (state.stored === 'yes') state.stored = 'unknown'
      await this.sync()
    })
  }

  /** Acts on what another node has recorded: that a player left who had come here in the meantime. */
  async correctAbsence(): Promise<void> {
    const { table, enqueue } = this.#options
    const { play, phase } = table()
    if (phase !== 'playing') return
    const isWrong = seatedPlayerIds(table()).some(
      player => this.has(player) && play!.clocks.awaySince[seatOf(table(), player)!] !== null,
    )
    if (isWrong) await enqueue(() => this.syncUnlessOut())
  }

  /** Acts on changes that could not be stored while storage was out, or that happened at another node. */
  refresh(): Promise<void> {
    return this.#options.enqueue(() => this.sync())
  }

  /** For callers whose own work is stored already: during an outage, this is made up for when storage works again. */
  async syncUnlessOut(): Promise<void> {
    try {
      await this.sync()
    } catch (error) {
      if (!(error instanceof StorageUnavailableError)) throw error
    }
  }

  /** Acts on who is connected: begins the game, or records that a player returned or left. */
  async sync(departed?: Departure): Promise<void> {
    const { table, record, broadcast } = this.#options
    const hasChanged = await this.#reload(seatedPlayerIds(table()))
    if (table().phase === 'playing') {
      for (const player of seatedPlayerIds(table())) await this.#syncPlayer(player, departed)
      return
    }
    if (hasChanged) {
      broadcast()
      this.markTold()
    }
    if (this.#canBegin()) await record({ do: 'begin' })
  }

  async #syncPlayer(player: string, departed?: Departure): Promise<void> {
    const { table, record } = this.#options
    const { play, seq } = table()
    const seat = seatOf(table(), player)
    if (seat === undefined || !play || play.ending) return
    const isAway = play.clocks.awaySince[seat] !== null
    const isPresent = this.has(player)
    if (isAway && isPresent) await record({ do: 'return', seat })
    if (!isAway && !isPresent && departed?.player === player) {
      const since = Math.max(Math.floor(departed.heardAt), play.record.startedAt)
      await record(seq >= LONGEST_LOG ? { do: 'resign', seat } : { do: 'leave', seat, since })
    }
  }

  /** A game begins when every seat is taken and every player is connected. */
  #canBegin(): boolean {
    const table = this.#options.table()
    if (table.phase !== 'waiting' || table.seats.includes(null)) return false
    return seatedPlayerIds(table).every(player => this.has(player))
  }

  /** Forgets a connection that was never stored; false if it may have been, and `#close` is needed. */
  #forget(connection: string): boolean {
    // A connection that this process does not know was stored before the table was last evicted.
    if (this.#connections.get(connection)?.stored !== 'no') return false
    return this.#connections.delete(connection)
  }

  /**
   * Returns when the player last sent anything on a connection that is closed by now: the one that closes last is not
   * always the one that was active last.
   */
  async #close(player: string, connection: string, heardAt: number): Promise<number> {
    const lastHeardAt = await this.#options.storage.depart(this.#row(player, connection), heardAt)
    this.#connections.delete(connection)
    return lastHeardAt
  }

  /** Stores the connections of the seated players and reads who is present; true if the watchers should be told. */
  async #reload(seated: readonly string[]): Promise<boolean> {
    const { storage, table } = this.#options
    for (const [connection, state] of this.#connections)
      if (state.stored !== 'yes' && seated.includes(state.player)) {
        state.stored = 'unknown'
        await storage.arrive(this.#row(state.player, connection))
        state.stored = 'yes'
      }
    this.#stored = await storage.at(table().about.id)
    return seated.some(player => this.#told.has(player) !== this.has(player))
  }

  #row(player: string, connection: string): PresenceRow {
    const { node, table } = this.#options
    return { node, table: table().about.id, player, connection }
  }
}
