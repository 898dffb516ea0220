import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { Append, Storage } from '../storage/storage.ts'
import { openBroadcaster, type TableWatcher } from './broadcaster.ts'
import type { OnlineAction } from './log/log-entry.ts'
import {
  type AppliedAction,
  applyAction,
  type OnlineTable,
  seatedPlayerIds,
  seatOf,
} from './log/online-table.ts'
import { resultOf, summaryAfter } from './log/summary.ts'
import type { PendingOperation } from './storage-watchdog.ts'

/** One table in memory. Runs its work one item at a time, commits actions to storage and broadcasts them. */
export interface TableActor {
  current(): OnlineTable
  /** The seq at which a command was executed; undefined if it was not. */
  doneAt(command: string): number | undefined
  /** Queues an action; once it is stored, broadcasts it and resolves to its seq. */
  submit(submission: Submission): Promise<Result<number>>
  watch(watcher: TableWatcher, since: number): void
  unwatch(watcher: TableWatcher): void
  /** Records that a connection of the player was opened. */
  arrive(player: string, connection: string): Promise<void>
  /** Records that a connection was closed; `heardAt` is when it last received anything. */
  depart(player: string, connection: string, heardAt: number): Promise<void>
  /** Marks every seated player without a connection as having left at this instant. */
  markAbsent(since: number): Promise<void>
  isIdle(): boolean
  /** Resolves when the queue is empty. */
  idle(): Promise<void>
}

export interface Submission {
  /** Chooses the action when its turn in the queue comes: the table may have changed since it was submitted. */
  decide(table: OnlineTable): Decision | Promise<Decision>
  /** When the request arrived, so that waiting for storage costs the player no time. */
  readonly at: number
  /** Idempotency key: an action with this key is executed at most once. */
  readonly command?: string
}

export type Decision = OnlineAction | Rejection

export interface TableActorOptions {
  readonly table: OnlineTable
  readonly commands: ReadonlyMap<string, number>
  readonly storage: Storage
  now(): number
  /** Loads the table again, because another writer has appended to its log. */
  reload(): Promise<{ readonly table: OnlineTable; readonly commands: ReadonlyMap<string, number> }>
  /** Registers an append with the watchdog, which notices when storage fails or stalls. */
  beginOperation(): PendingOperation
  /** Called after each action has been stored and broadcast. */
  onStep(before: OnlineTable, table: OnlineTable): void
}

export function openTableActor(options: TableActorOptions): TableActor {
  const { storage, now } = options
  const broadcaster = openBroadcaster(
    () => table,
    () => ({ now: now(), present }),
  )
  let { table } = options
  let commands = new Map(options.commands)
  let present: ReadonlySet<string> = new Set()
  /** For players with several connections: when the ones that are closed by now last received anything. */
  const lastHeardAt = new Map<string, number>()
  /** The last item in the queue. */
  let last: Promise<unknown> = Promise.resolve()
  let queueLength = 0
  let isUncertain = false

  /** Runs work after everything queued before it. The work must call `dequeue` when it is done. */
  function enqueue<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const promise = queueLength++ === 0 ? work() : last.then(work, work)
    last = promise
    return promise
  }

  function dequeue(): void {
    queueLength--
  }

  /** Queues work that submits several actions in a row. */
  function enqueueAll(work: () => Promise<void>): Promise<void> {
    return enqueue(() => work().finally(dequeue))
  }

  /** The hot path of every move, so it creates as few promises as possible. */
  async function submitNow(
    { decide, at, command }: Submission,
    whenDone?: () => void,
  ): Promise<Result<number>> {
    let operation: PendingOperation | undefined
    try {
      if (isUncertain) await reload()
      for (;;) {
        let doneAt = command === undefined ? undefined : commands.get(command)
        if (doneAt === undefined) {
          const decided = decide(table)
          const action = decided instanceof Promise ? await decided : decided
          if ('code' in action) return { ok: false, rejection: action }
          const next = applyAction(table, action, at)
          if (!next.ok) return next
          // Until storage answers, which it may never do, the log may or may not contain the entry.
          isUncertain = true
          operation = options.beginOperation()
          const appended = await storage.tables.append(appendOf(next.value, command))
          operation.end()
          operation = undefined
          isUncertain = false
          if (appended === 'taken') {
            // Another writer took this seq, so the decision may no longer be valid.
            await reload()
            continue
          }
          commit(next.value.room, command)
          doneAt = table.seq
        }
        // The player who has just sat down may have taken the last free seat.
        if (canBegin(table, present)) await syncPresence()
        return accept(doneAt)
      }
    } catch (error) {
      operation?.fail(error)
      throw error
    } finally {
      whenDone?.()
    }
  }

  function appendOf({ room: next, entry }: AppliedAction, command: string | undefined): Append {
    const ends = next.phase === 'over' && table.phase !== 'over'
    return {
      table: table.about.id,
      seq: next.seq,
      entry: command === undefined ? entry : { ...entry, command },
      standing: summaryAfter(table, next),
      ...(ends && { result: resultOf(next) }),
    }
  }

  function commit(next: OnlineTable, command: string | undefined): void {
    const before = table
    table = next
    if (command !== undefined) commands.set(command, next.seq)
    broadcaster.broadcast(before)
    options.onStep(before, table)
  }

  async function reload(): Promise<void> {
    const reloaded = await options.reload()
    isUncertain = false
    commands = new Map(reloaded.commands)
    if (reloaded.table.seq === table.seq) return
    const before = table
    table = reloaded.table
    broadcaster.broadcastAll()
    options.onStep(before, table)
  }

  /** Reads who is connected and acts on it: begins the game, or records that a player returned or left. */
  async function syncPresence(departed?: {
    readonly player: string
    readonly heardAt: number
  }): Promise<void> {
    const presentPlayers = await storage.presence.at(table.about.id)
    const changed = seatedPlayerIds(table).some(
      player => presentPlayers.includes(player) !== present.has(player),
    )
    present = new Set(presentPlayers)
    if (table.phase === 'playing') {
      for (const player of seatedPlayerIds(table)) await syncPlayerPresence(player, departed)
    } else {
      if (changed) broadcaster.broadcastAll()
      if (canBegin(table, present)) await submitNow({ decide: () => ({ do: 'begin' }), at: now() })
    }
  }

  async function syncPlayerPresence(
    player: string,
    departed?: { readonly player: string; readonly heardAt: number },
  ): Promise<void> {
    const seat = seatOf(table, player)!
    const isAway = table.play!.clocks.awaySince[seat] !== null
    if (isAway && present.has(player)) await submitNow({ decide: () => ({ do: 'return', seat }), at: now() })
    if (!isAway && departed?.player === player && !present.has(player)) {
      const since = Math.max(Math.floor(departed.heardAt), table.play!.record.startedAt)
      await submitNow({ decide: () => ({ do: 'leave', seat, since }), at: now() })
    }
  }

  return {
    current: () => table,
    doneAt: command => commands.get(command),
    submit: submission => enqueue(() => submitNow(submission, dequeue)),
    watch: broadcaster.catchUp,
    unwatch: broadcaster.remove,
    arrive: (player, connection) =>
      enqueueAll(async () => {
        await storage.presence.arrive({ table: table.about.id, player, connection })
        await syncPresence()
      }),
    depart: (player, connection, heardAt) =>
      enqueueAll(async () => {
        await storage.presence.depart({ table: table.about.id, player, connection })
        // The connection that closes last is not always the one that was active last.
        const lastHeard = Math.max(heardAt, lastHeardAt.get(player) ?? 0)
        lastHeardAt.set(player, lastHeard)
        await syncPresence({ player, heardAt: lastHeard })
        if (!present.has(player)) lastHeardAt.delete(player)
      }),
    markAbsent: since =>
      enqueueAll(async () => {
        await syncPresence()
        if (table.phase !== 'playing') return
        for (const player of seatedPlayerIds(table))
          await syncPlayerPresence(player, { player, heardAt: since })
      }),
    isIdle: () => queueLength === 0,
    async idle() {
      await last.catch(() => {})
    },
  }
}

/** A game begins when every seat is taken and every player is connected. */
function canBegin(table: OnlineTable, present: ReadonlySet<string>): boolean {
  if (table.phase !== 'waiting' || table.seats.includes(null)) return false
  return seatedPlayerIds(table).every(player => present.has(player))
}
