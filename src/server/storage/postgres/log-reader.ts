import type { OnlineEntry } from '../../tables/log/log-entry.ts'
import type { Database } from './database.ts'

export interface EntryRow {
  readonly at: number
  readonly action: string
  readonly command: string | null
}

/** A row without a seq stands for a table that has no entries after the given one. */
interface TailRow extends EntryRow {
  readonly read: number
  readonly seq: number | null
}

interface PendingRead {
  readonly table: string
  readonly since: number
  resolve(entries: readonly OnlineEntry[] | undefined): void
  reject(error: unknown): void
}

/** While one query is under way, the next is already on its way. */
const QUERIES = 2
const BATCH_SIZE = 500

/** The offset keeps the planner from joining the whole log: it looks up each table by the index. */
const TAILS = `
  SELECT read, seq, at, action, command
  FROM unnest($1::text[], $2::int[]) WITH ORDINALITY AS given (id, since, read)
  JOIN tables ON tables.id = given.id AND NOT log_deleted
  LEFT JOIN LATERAL (
    SELECT seq, at, action, command FROM entries WHERE table_number = number AND seq > since OFFSET 0
  ) AS tail ON true
  ORDER BY read, seq
`

/**
 * Reads the logs of tables. When another server appends in batches, many tables have something new at once: their reads
 * share a query, and more of them the longer the queries take.
 */
export class LogReader {
  readonly #database: Pick<Database, 'query'>
  #waiting: PendingRead[] = []
  #queries = 0
  #isScheduled = false

  constructor(database: Pick<Database, 'query'>) {
    this.#database = database
  }

  /** The entries after this one; undefined if the table is unknown or its log was deleted. */
  readSince(table: string, since: number): Promise<readonly OnlineEntry[] | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ table, since, resolve, reject })
      if (this.#isScheduled) return
      this.#isScheduled = true
      // At the end of this turn of the event loop, when all wake-ups of one message have been read.
      setImmediate(() => {
        this.#isScheduled = false
        this.#readSome()
      })
    })
  }

  #readSome(): void {
    while (this.#waiting.length > 0 && this.#queries < QUERIES)
      void this.#read(this.#waiting.splice(0, BATCH_SIZE))
  }

  async #read(reads: readonly PendingRead[]): Promise<void> {
    this.#queries++
    try {
      const rows = await this.#database.query<TailRow>(TAILS, [
        reads.map(({ table }) => table),
        reads.map(({ since }) => since),
      ])
      const rowsByRead = Map.groupBy(rows, ({ read }) => read)
      for (const [index, { resolve }] of reads.entries()) {
        const tail = rowsByRead.get(index + 1)
        resolve(tail?.filter(({ seq }) => seq !== null).map(toEntry))
      }
    } catch (error) {
      for (const { reject } of reads) reject(error)
    }
    this.#queries--
    this.#readSome()
  }
}

export function toEntry({ at, action, command }: EntryRow): OnlineEntry {
  return { at, action: JSON.parse(action), ...(command !== null && { command }) }
}
