import type { Wake } from '../node-storage.ts'
import type { Database } from './database.ts'
import { CHANNEL, writePayloads } from './wake-payload.ts'

/**
 * Wakes other servers after a commit, never within it: a transaction that notifies takes a lock of the whole database
 * until it is on the disk, so that no two of them could commit together. Wake-ups that arrive while others are being sent
 * are sent together, and one that cannot be sent is dropped: the log has everything.
 */
export class WakeSender {
  readonly #database: Database
  readonly #from: string
  /** By what they are about, so that only the latest entry of a table is told. */
  #waiting = new Map<string, Wake>()
  #sending: Promise<void> | undefined

  constructor(database: Database, from: string) {
    this.#database = database
    this.#from = from
  }

  send(wake: Wake): void {
    const key = keyOf(wake)
    const other = this.#waiting.get(key)
    if (wake.kind === 'table' && other?.kind === 'table' && other.seq > wake.seq) return
    this.#waiting.set(key, wake)
    this.#sending ??= this.#sendAll()
  }

  /** Waits until everything is sent. */
  async close(): Promise<void> {
    await this.#sending
  }

  async #sendAll(): Promise<void> {
    // After this turn of the event loop, when all appends of a batch have told what they did.
    await new Promise(setImmediate)
    while (this.#waiting.size > 0) {
      const payloads = writePayloads(this.#from, [...this.#waiting.values()])
      this.#waiting = new Map()
      const notify = `SELECT pg_notify('${CHANNEL}', payload) FROM unnest($1::text[]) AS payload`
      await this.#database.query(notify, [payloads]).catch(() => {})
    }
    this.#sending = undefined
  }
}

function keyOf(wake: Wake): string {
  switch (wake.kind) {
    case 'table':
    case 'presence':
      return `${wake.kind} ${wake.table}`
    case 'session':
      return `session ${wake.session}`
    default:
      return wake.kind
  }
}
