import type { Clock } from '#kernel/clock.ts'
import type { PlayerChange } from '../storage/node-storage.ts'
import { type Storage, StorageUnavailableError } from '../storage/storage.ts'
import type { Players } from './players.ts'

export interface PlayerChangeReaderOptions {
  readonly storage: Pick<Storage, 'isShared' | 'nodes' | 'onWake'>
  readonly clock: Clock
  readonly players: Pick<Players, 'recheck'>
  /** Loads the tables of a player again whom the host has replaced in their logs. */
  reloadTablesOf(player: string): Promise<void>
  onError(error: unknown): void
}

/** How often changes are read without a wake-up, in case it was lost. */
const READ_MS = 5_000
/** A change has the instant at which its statement began, and is seen when it is committed: never so much later. */
const OVERLAP_MS = 60_000

/** Acts on what other nodes and the host's commands have changed about players: sign-outs, bans, new names, deletions. */
export class PlayerChangeReader {
  readonly #options: PlayerChangeReaderOptions
  #since: number
  /** The numbers of the changes that would be read again. */
  #done: ReadonlySet<number> = new Set()
  #reading: Promise<void> | undefined
  #isReadAgain = false
  #stopListening = () => {}
  #stopTimer = () => {}
  #isStopped = false

  constructor(options: PlayerChangeReaderOptions) {
    this.#options = options
    this.#since = options.clock.now() - OVERLAP_MS
  }

  start(): void {
    const { storage } = this.#options
    if (!storage.isShared) return
    this.#stopListening = storage.onWake(({ kind }) => {
      if (kind === 'players' || kind === 'resync') void this.read()
    })
    this.#readLater()
  }

  stop(): void {
    this.#isStopped = true
    this.#stopListening()
    this.#stopTimer()
  }

  /** Reads until there has been no wake-up since the last reading began. */
  read(): Promise<void> {
    this.#isReadAgain = this.#reading !== undefined
    this.#reading ??= this.#readAll().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  #readLater(): void {
    if (this.#isStopped) return
    this.#stopTimer = this.#options.clock.after(READ_MS, () => {
      void this.read().finally(() => this.#readLater())
    })
  }

  async #readAll(): Promise<void> {
    try {
      do {
        this.#isReadAgain = false
        await this.#readOnce()
      } while (this.#isReadAgain && !this.#isStopped)
    } catch (error) {
      // An outage is reported by the watchdog, and the next reading begins at the same instant.
      if (!(error instanceof StorageUnavailableError)) this.#options.onError(error)
    }
  }

  async #readOnce(): Promise<void> {
    const { now, changes } = await this.#options.storage.nodes.playerChanges(this.#since)
    const done = new Set<number>()
    for (const change of changes) {
      if (!this.#done.has(change.number)) await this.#act(change)
      done.add(change.number)
    }
    this.#done = done
    this.#since = now - OVERLAP_MS
  }

  #act({ player, kind }: PlayerChange): Promise<void> {
    const { players, reloadTablesOf } = this.#options
    return kind === 'account' ? players.recheck(player) : reloadTablesOf(player)
  }
}
