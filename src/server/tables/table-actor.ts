import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { Storage } from '../storage/storage.ts'
import type { Append, AppendResult } from '../storage/table-storage.ts'
import type { OnlineAction } from './log/log-entry.ts'
import {
  type AppliedAction,
  applyAction,
  type OnlineTable,
  resultOf,
  summaryAfter,
} from './log/online-table.ts'
import { Broadcaster, type TableWatcher, type UpdateContext } from './log/updates.ts'
import { TablePresence } from './table-presence.ts'

export interface Submission {
  /** Chooses the action when its turn in the queue comes: the table may have changed since it was submitted. */
  decide(table: OnlineTable): Decision
  /** How many actions it takes, for a takeback that leads back over several moves. */
  steps?(table: OnlineTable): number
  /** When the request arrived, so that waiting for storage costs the player no time. */
  readonly at: number
  /** Idempotency key: a submission with this key is executed at most once. */
  readonly command?: string
}

export type Decision = OnlineAction | Rejection

/** A table and the commands in its log, each with its seq. */
export interface LoadedTable {
  readonly table: OnlineTable
  readonly commands: ReadonlyMap<string, number>
}

export interface TableActorOptions extends LoadedTable {
  readonly storage: Storage
  /** The id of this server among those that share the storage. */
  readonly node: string
  now(): number
  /** Loads the table again, because its log was changed. */
  reload(): Promise<LoadedTable>
  /** Called when an append fails, with the instant at which it began. */
  onAppendFailed(error: unknown, since: number): void
  /** Called after each action has been stored and broadcast. */
  onStep(before: OnlineTable, table: OnlineTable): void
  /** Called after entries that another node has stored were read and broadcast. */
  onCaughtUp(before: OnlineTable, table: OnlineTable): void
}

/** One table in memory. It runs its work one item at a time: decide, append to the log, commit, broadcast. */
export class TableActor {
  readonly presence: TablePresence
  readonly #options: TableActorOptions
  readonly #broadcaster = new Broadcaster()
  #table: OnlineTable
  #commands: Map<string, number>
  /** Set while the log may or may not contain the entry that was appended last. */
  #isUncertain = false
  #appendingSince: number | undefined
  /** The last item in the queue. */
  #last: Promise<unknown> = Promise.resolve()
  #queueLength = 0

  constructor(options: TableActorOptions) {
    const { table, commands, storage, node } = options
    this.#options = options
    this.#table = table
    this.#commands = new Map(commands)
    this.presence = new TablePresence({
      storage: storage.presence,
      node,
      table: () => this.#table,
      enqueue: work => this.#enqueue(work),
      record: action => this.#record(action),
      broadcast: () => this.#broadcaster.broadcastPresence(this.#table, this.#context()),
    })
  }

  get table(): OnlineTable {
    return this.#table
  }

  /** When the append began that is under way; undefined if none is. */
  get appendingSince(): number | undefined {
    return this.#appendingSince
  }

  get isIdle(): boolean {
    return this.#queueLength === 0
  }

  /** Resolves when everything that is queued now has been done. */
  async idle(): Promise<void> {
    await this.#last.catch(() => {})
  }

  /** Executes a submission after those before it. Once its entries are stored and broadcast, resolves to the last seq. */
  submit(submission: Submission): Promise<Result<number>> {
    return this.#enqueue(async () => {
      const result = await this.#submitNow(submission)
      // Somebody may have sat down, and a game begins when everyone is seated and connected.
      if (result.ok && this.#table.phase === 'waiting') await this.presence.syncUnlessOut()
      return result
    })
  }

  watch(watcher: TableWatcher, since: number): void {
    this.#broadcaster.catchUp(watcher, since, this.#table, this.#context())
  }

  unwatch(watcher: TableWatcher): void {
    this.#broadcaster.remove(watcher)
  }

  /** Reads the entries that other nodes have appended, unless this one has the given seq already. */
  async catchUp(seq?: number): Promise<void> {
    if (seq !== undefined && seq <= this.#table.seq) return
    await this.#enqueue(() => this.#readTail())
  }

  /** Loads the table again, because the host has changed names in its log, and sends everyone its state. */
  refresh(): Promise<void> {
    return this.#enqueue(async () => {
      const { table, commands } = await this.#options.reload()
      this.#table = table
      this.#commands = new Map(commands)
      this.#broadcaster.broadcastSince(-1, table, this.#context())
    })
  }

  /**
   * Loads the table again, and sends everyone its state, if the storage lacks the entry that was the last one here:
   * another server of the storage took over, which had not received it.
   */
  verify(): Promise<void> {
    return this.#enqueue(async () => {
      const before = this.#table
      const { about, seq, lastInstant } = before
      const tail = await this.#options.storage.tables.loadSince(about.id, seq - 1)
      // Without a log there is nothing to load; commands at this table fail alone.
      if (!tail || tail[0]?.at === lastInstant) return
      const { table, commands } = await this.#options.reload()
      this.#isUncertain = false
      this.#table = table
      this.#commands = new Map(commands)
      // Only those who know more than the storage has are told to forget it; a longer log replaces all they know.
      this.#broadcaster.broadcastSince(table.seq < before.seq ? before.seq : -1, table, this.#context())
      this.#options.onCaughtUp(before, table)
    })
  }

  /** Runs work after everything queued before it, whether that succeeded or not. */
  #enqueue<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    this.#queueLength++
    const done = this.#last.then(work, work).finally(() => {
      this.#queueLength--
    })
    this.#last = done
    // The caller gets the error; the queue goes on after it.
    done.catch(() => {})
    return done
  }

  async #submitNow({ decide, steps, at, command }: Submission): Promise<Result<number>> {
    if (this.#isUncertain) await this.#reload()
    const doneAt = this.#lastStepOf(command)
    if (doneAt !== undefined) return accept(doneAt)
    const count = steps?.(this.#table) ?? 1
    for (let step = 1; ; step++) {
      const result = await this.#appendOne(decide, at, stepKey(command, step))
      if (!result.ok && step > 1) return accept(this.#table.seq)
      if (!result.ok || step >= count) return result
    }
  }

  /** Decides, stores, commits and broadcasts one action. */
  async #appendOne(
    decide: Submission['decide'],
    at: number,
    command: string | undefined,
  ): Promise<Result<number>> {
    for (;;) {
      const doneAt = command === undefined ? undefined : this.#commands.get(command)
      if (doneAt !== undefined) return accept(doneAt)
      const next = this.#decide(decide, at)
      if (!next.ok) {
        // Another node may have appended something that makes it possible, or that explains the refusal.
        if (this.#options.storage.isShared && (await this.#readTail())) continue
        return next
      }
      this.#isUncertain = true
      const appended = await this.#append(this.#appendOf(next.value, command))
      this.#isUncertain = false
      if (appended === 'appended') return accept(this.#commit(next.value.table, command))
      // Another writer took this seq, so the decision may no longer be valid.
      await this.#reload()
    }
  }

  #decide(decide: Submission['decide'], at: number): Result<AppliedAction> {
    const action = decide(this.#table)
    return 'code' in action ? { ok: false, rejection: action } : applyAction(this.#table, action, at)
  }

  #appendOf({ table: next, entry }: AppliedAction, command: string | undefined): Append {
    const ends = next.phase === 'over' && this.#table.phase !== 'over'
    return {
      table: next.about.id,
      seq: next.seq,
      entry: command === undefined ? entry : { ...entry, command },
      summary: summaryAfter(this.#table, next),
      ...(ends && { result: resultOf(next) }),
    }
  }

  /** The watchdog of the storage asks how long it takes, and is told only of a failure. */
  async #append(append: Append): Promise<AppendResult> {
    const { storage, now, onAppendFailed } = this.#options
    const since = now()
    this.#appendingSince = since
    try {
      return await storage.tables.append(append)
    } catch (error) {
      onAppendFailed(error, since)
      throw error
    } finally {
      this.#appendingSince = undefined
    }
  }

  #commit(next: OnlineTable, command: string | undefined): number {
    const before = this.#table
    this.#table = next
    if (command !== undefined) this.#commands.set(command, next.seq)
    this.#broadcaster.broadcastAction(before, next, this.#context())
    if (next.seats !== before.seats) this.presence.markTold()
    this.#options.onStep(before, next)
    return next.seq
  }

  async #reload(): Promise<void> {
    const loaded = await this.#options.reload()
    this.#isUncertain = false
    this.#replace(loaded)
  }

  /** Applies the entries that others have appended; false if there were none. */
  async #readTail(): Promise<boolean> {
    const { storage } = this.#options
    const entries = await storage.tables.loadSince(this.#table.about.id, this.#table.seq)
    if (!entries || entries.length === 0) return false
    let table = this.#table
    const commands = new Map(this.#commands)
    for (const { at, action, command } of entries) {
      const next = applyAction(table, action, at)
      if (!next.ok) throw new Error(`Table ${table.about.id}: entry ${table.seq + 1} is refused`)
      table = next.value.table
      if (command !== undefined) commands.set(command, table.seq)
    }
    this.#isUncertain = false
    this.#replace({ table, commands })
    return true
  }

  #replace({ table, commands }: LoadedTable): void {
    const before = this.#table
    this.#commands = new Map(commands)
    if (table.seq === before.seq) return
    this.#table = table
    this.#broadcaster.broadcastSince(before.seq, table, this.#context())
    this.#options.onCaughtUp(before, table)
    // A failure here happens again, and is reported, when anything else is done at the table.
    this.presence.correctAbsence().catch(() => {})
  }

  #lastStepOf(command: string | undefined): number | undefined {
    if (command === undefined) return undefined
    let doneAt: number | undefined
    for (let step = 1; ; step++) {
      const seq = this.#commands.get(stepKey(command, step)!)
      if (seq === undefined) return doneAt
      doneAt = seq
    }
  }

  /** Records something that no player commanded. */
  async #record(action: OnlineAction): Promise<void> {
    if (this.#isUncertain) await this.#reload()
    await this.#appendOne(() => action, this.#options.now(), undefined)
  }

  #context(): UpdateContext {
    return { now: this.#options.now(), present: this.presence }
  }
}

/** A command of several steps has one key for each, in the form in which logs have always had them. */
function stepKey(command: string | undefined, step: number): string | undefined {
  return command === undefined || step === 1 ? command : `${command}/${step}`
}
