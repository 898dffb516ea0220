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

/** A table that is being watched or played at, held in memory for as long as that lasts. */
export interface TableActor {
  current(): OnlineTable
  /** The seq at which a command was done, if it was. */
  doneAt(command: string): number | undefined
  /** Does one thing at the table, after all that was asked before, and tells everyone once it is kept. */
  submit(attempt: Submission): Promise<Result<number>>
  watch(watcher: TableWatcher, since: number): void
  unwatch(watcher: TableWatcher): void
  /** A seated player's connection has come. */
  arrive(player: string, connection: string): Promise<void>
  /** A connection has gone, and was last heard of at this instant. */
  depart(player: string, connection: string, heardAt: number): Promise<void>
  /** Counts those who are not here as having left at this instant. */
  markAbsent(since: number): Promise<void>
  isIdle(): boolean
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
}

export interface Submission {
  /** What to do at the table as it is now; the table may have changed since it was asked for. */
  decide(room: OnlineTable): Decision | Promise<Decision>
  /** When it was asked for; what waits for the storage loses no time. */
  readonly at: number
  /** Under this name it is done once. */
  readonly command?: string
}

export type Decision = OnlineAction | Rejection

export interface TableActorOptions {
  readonly room: OnlineTable
  readonly commands: ReadonlyMap<string, number>
  readonly storage: Storage
  now(): number
  /** Loads the table anew, because somebody else has written to its log. */
  reload(): Promise<{ readonly room: OnlineTable; readonly commands: ReadonlyMap<string, number> }>
  /** Watches over an append, so that a storage that fails or stalls is noticed. */
  beginOperation(): PendingOperation
  /** Called after each step, when it is kept and told. */
  onStep(before: OnlineTable, room: OnlineTable): void
}

export function openTableActor(options: TableActorOptions): TableActor {
  const { storage, now } = options
  const audience = openBroadcaster(
    () => room,
    () => ({ now: now(), present }),
  )
  let { room } = options
  let commands = new Map(options.commands)
  let present: ReadonlySet<string> = new Set()
  /** When players who are still here through another connection were heard of through one that is gone. */
  const heard = new Map<string, number>()
  /** What is last in turn. */
  let last: Promise<unknown> = Promise.resolve()
  /** How many are in turn. */
  let queueLength = 0
  let isDoubtful = false

  /** One thing at a time, in the order in which they were asked for. The work leaves when it is done. */
  function enqueue<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = queueLength++ === 0 ? work() : last.then(work, work)
    last = done
    return done
  }

  function dequeue(): void {
    queueLength--
  }

  /** Work that consists of several attempts and leaves after them all. */
  function enqueueAll(work: () => Promise<void>): Promise<void> {
    return enqueue(() => work().finally(dequeue))
  }

  /** Every move comes through here, and makes no more promises than it needs. */
  async function submitNow(
    { decide, at, command }: Submission,
    whenDone?: () => void,
  ): Promise<Result<number>> {
    let watched: PendingOperation | undefined
    try {
      if (isDoubtful) await reload()
      for (;;) {
        let done = command === undefined ? undefined : commands.get(command)
        if (done === undefined) {
          const decided = decide(room)
          const action = decided instanceof Promise ? await decided : decided
          if ('code' in action) return { ok: false, rejection: action }
          const next = applyAction(room, action, at)
          if (!next.ok) return next
          // Until the answer comes, nobody knows whether it is kept, and perhaps none comes.
          isDoubtful = true
          watched = options.beginOperation()
          const appended = await storage.tables.append(appendOf(next.value, command))
          watched.end()
          watched = undefined
          isDoubtful = false
          if (appended === 'taken') {
            // Somebody else was first: what was decided may no longer hold.
            await reload()
            continue
          }
          commit(next.value.room, command)
          done = room.seq
        }
        // Whoever has sat down may be the one that everybody waited for.
        if (canBegin(room, present)) await syncPresence()
        return accept(done)
      }
    } catch (error) {
      watched?.fail(error)
      throw error
    } finally {
      whenDone?.()
    }
  }

  function appendOf({ room: next, entry }: AppliedAction, command: string | undefined): Append {
    const ends = next.phase === 'over' && room.phase !== 'over'
    return {
      table: room.about.id,
      seq: next.seq,
      entry: command === undefined ? entry : { ...entry, command },
      standing: summaryAfter(room, next),
      ...(ends && { result: resultOf(next) }),
    }
  }

  function commit(next: OnlineTable, command: string | undefined): void {
    const before = room
    room = next
    if (command !== undefined) commands.set(command, next.seq)
    audience.broadcast(before)
    options.onStep(before, room)
  }

  async function reload(): Promise<void> {
    const fresh = await options.reload()
    isDoubtful = false
    commands = new Map(fresh.commands)
    if (fresh.room.seq === room.seq) return
    const before = room
    room = fresh.room
    audience.broadcastAll()
    options.onStep(before, room)
  }

  /** Sees who is here, and does what follows from it: a game begins, a player is back or has left. */
  async function syncPresence(gone?: { readonly player: string; readonly heardAt: number }): Promise<void> {
    const here = await storage.presence.at(room.about.id)
    const changed = seatedPlayerIds(room).some(player => here.includes(player) !== present.has(player))
    present = new Set(here)
    if (room.phase === 'playing') {
      for (const player of seatedPlayerIds(room)) await syncPlayerPresence(player, gone)
    } else {
      if (changed) audience.broadcastAll()
      if (canBegin(room, present)) await submitNow({ decide: () => ({ do: 'begin' }), at: now() })
    }
  }

  async function syncPlayerPresence(
    player: string,
    gone?: { readonly player: string; readonly heardAt: number },
  ): Promise<void> {
    const seat = seatOf(room, player)!
    const isAway = room.play!.clocks.awaySince[seat] !== null
    if (isAway && present.has(player)) await submitNow({ decide: () => ({ do: 'return', seat }), at: now() })
    if (!isAway && gone?.player === player && !present.has(player)) {
      const since = Math.max(Math.floor(gone.heardAt), room.play!.record.startedAt)
      await submitNow({ decide: () => ({ do: 'leave', seat, since }), at: now() })
    }
  }

  return {
    current: () => room,
    doneAt: command => commands.get(command),
    submit: one => enqueue(() => submitNow(one, dequeue)),
    watch: audience.catchUp,
    unwatch: audience.remove,
    arrive: (player, connection) =>
      enqueueAll(async () => {
        await storage.presence.arrive({ table: room.about.id, player, connection })
        await syncPresence()
      }),
    depart: (player, connection, heardAt) =>
      enqueueAll(async () => {
        await storage.presence.depart({ table: room.about.id, player, connection })
        // The connection that goes last need not be the one that was heard of last.
        const lastHeard = Math.max(heardAt, heard.get(player) ?? 0)
        heard.set(player, lastHeard)
        await syncPresence({ player, heardAt: lastHeard })
        if (!present.has(player)) heard.delete(player)
      }),
    markAbsent: since =>
      enqueueAll(async () => {
        await syncPresence()
        if (room.phase !== 'playing') return
        for (const player of seatedPlayerIds(room))
          await syncPlayerPresence(player, { player, heardAt: since })
      }),
    isIdle: () => queueLength === 0,
    async idle() {
      await last.catch(() => {})
    },
  }
}

/** A game begins when every seat is taken and everyone is here. */
function canBegin(room: OnlineTable, present: ReadonlySet<string>): boolean {
  if (room.phase !== 'waiting' || room.seats.includes(null)) return false
  return seatedPlayerIds(room).every(player => present.has(player))
}
