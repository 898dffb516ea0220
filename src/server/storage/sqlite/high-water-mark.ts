import { readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import writeFileAtomic from 'write-file-atomic'
import { z } from 'zod'
import type { TableLoss } from '../administration.ts'

const lossSchema = z.object({ table: z.string(), had: z.number(), has: z.number(), noticedAt: z.number() })
const markSchema = z.object({
  format: z.literal(1),
  seqs: z.record(z.string(), z.number()),
  losses: z.array(lossSchema),
})

/** More tables than SQLite's log of changes can hold before it is written to the main file. */
const MAX_TABLES = 2_000
/** How long a loss is reported. */
const LOSS_MS = 30 * 24 * 60 * 60 * 1000
const OWNER_ONLY = 0o600

/**
 * How long the logs of the latest tables are, in a small file beside the database. If SQLite's log of changes is cut off
 * or damaged, it opens the file as it was some time ago and says nothing; only this shows that entries are gone.
 */
export class HighWaterMark {
  /** In the order of the last change. */
  readonly #seqs: Map<string, number>
  readonly #file: string | undefined
  #losses: readonly TableLoss[]
  #hasChanged = false
  #saving: Promise<void> | undefined

  constructor(file: string | undefined) {
    this.#file = file
    const { seqs, losses } = readMark(file)
    this.#seqs = new Map(Object.entries(seqs))
    this.#losses = losses
  }

  losses(): readonly TableLoss[] {
    return this.#losses
  }

  /** Compares what was written down with the database when a server starts. */
  compare(database: DatabaseSync, now = Date.now()): void {
    this.#losses = [
      ...this.#losses.filter(({ noticedAt }) => now - noticedAt < LOSS_MS),
      ...findLosses(database, this.#seqs).map(loss => ({ ...loss, noticedAt: now })),
    ]
    this.#reread(database)
  }

  /** Takes over the seqs of logs that have grown. */
  update(seqs: ReadonlyMap<string, number>): void {
    if (seqs.size === 0) return
    for (const [table, seq] of seqs) {
      this.#seqs.delete(table)
      this.#seqs.set(table, seq)
    }
    for (const oldest of this.#seqs.keys()) {
      if (this.#seqs.size <= MAX_TABLES) break
      this.#seqs.delete(oldest)
    }
    this.#hasChanged = true
  }

  /** The host has deleted logs. That is committed, even if nothing can be read at the moment. */
  rereadAfterPurge(database: DatabaseSync): void {
    try {
      this.#reread(database)
    } catch {
      this.#seqs.clear()
    }
  }

  /** Saves in the background; a failure is ignored, because the next save says the same. */
  save(): void {
    if (!this.#hasChanged || this.#saving || this.#file === undefined) return
    this.#hasChanged = false
    // Not flushed to the disk: an old mark is only less strict.
    this.#saving = writeFileAtomic(this.#file, this.#text(), { mode: OWNER_ONLY, fsync: false })
      .catch(() => {
        this.#hasChanged = true
      })
      .finally(() => {
        this.#saving = undefined
      })
  }

  close(): void {
    if (!this.#hasChanged || this.#file === undefined) return
    try {
      writeFileAtomic.sync(this.#file, this.#text(), { mode: OWNER_ONLY })
    } catch {
      // A full disk must not keep the server from closing.
    }
  }

  #reread(database: DatabaseSync): void {
    const seqOf = prepareSeq(database)
    for (const table of [...this.#seqs.keys()]) {
      const seq = seqOf(table)
      if (seq === 0) this.#seqs.delete(table)
      else this.#seqs.set(table, seq)
    }
    this.#hasChanged = true
  }

  #text(): string {
    const mark: z.input<typeof markSchema> = {
      format: 1,
      seqs: Object.fromEntries(this.#seqs),
      losses: [...this.#losses],
    }
    return JSON.stringify(mark)
  }
}

/** All losses known from the file beside a database, and those that nobody has noticed yet. */
export function lossesOf(database: DatabaseSync, file: string, now: number): readonly TableLoss[] {
  const { seqs, losses } = readMark(file)
  const known = new Map(Object.entries(seqs))
  return [...losses, ...findLosses(database, known).map(loss => ({ ...loss, noticedAt: now }))]
}

function findLosses(
  database: DatabaseSync,
  seqs: ReadonlyMap<string, number>,
): readonly Omit<TableLoss, 'noticedAt'>[] {
  const seqOf = prepareSeq(database)
  const isPurged = database.prepare(`
    SELECT 1 FROM purged_tables WHERE id = :table UNION ALL
    SELECT 1 FROM tables WHERE id = :table AND log_deleted = 1
  `)
  return [...seqs]
    .map(([table, had]) => ({ table, had, has: seqOf(table) }))
    .filter(({ table, had, has }) => has < had && !isPurged.get({ table }))
}

function prepareSeq(database: DatabaseSync): (table: string) => number {
  const select = database.prepare(`
    SELECT max(seq) AS seq FROM entries WHERE table_number = (SELECT number FROM tables WHERE id = ?)
  `)
  return table => Number(select.get(table)?.seq ?? 0)
}

/** A file that is missing or damaged says nothing, as on the first start. */
function readMark(file: string | undefined): Pick<z.output<typeof markSchema>, 'seqs' | 'losses'> {
  const none = { seqs: {}, losses: [] }
  if (file === undefined) return none
  try {
    return markSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return none
  }
}
