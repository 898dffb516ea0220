import { commitment } from '#kernel/random.ts'
import type { Viewer } from '#kernel/rules.ts'
import type { GameUpdate, SeatInfo, TableInfo, TableUpdate } from '#protocol/server-messages.ts'
import { deadlines } from '#table/clocks.ts'
import { logOf } from '#table/log.ts'
import { canRedo, canUndo, type Table, toAct, viewFor } from '#table/table.ts'
import type { Sitter, TableHeader } from './log-entry.ts'
import { mayTakeBack, type OnlineTable, seatOf } from './online-table.ts'

/** The parts of an update that are not in the log: the server's time, and which players are connected. */
export interface UpdateContext {
  readonly now: number
  readonly present: { has(player: string): boolean }
}

export interface TableWatcher {
  /** The player whose view is sent; undefined for an anonymous spectator. */
  readonly seenAs: string | undefined
  send(update: TableUpdate): void
}

/** Sends a table's updates to its watchers. Every watcher has been sent the table as it was before the next change. */
export class Broadcaster {
  readonly #watchers = new Set<TableWatcher>()

  /** Adds the watcher if it is new, and sends it everything since this seq. */
  catchUp(watcher: TableWatcher, since: number, table: OnlineTable, context: UpdateContext): void {
    this.#watchers.add(watcher)
    watcher.send(updateSince(table, since, viewerOf(table, watcher.seenAs), context))
  }

  remove(watcher: TableWatcher): void {
    this.#watchers.delete(watcher)
  }

  /** After one action: the difference between the two states. */
  broadcastAction(before: OnlineTable, table: OnlineTable, context: UpdateContext): void {
    this.#send(table, viewer => updateBetween(before, table, viewer, context))
  }

  /** After several actions by another writer. */
  broadcastSince(seq: number, table: OnlineTable, context: UpdateContext): void {
    this.#send(table, viewer => updateSince(table, seq, viewer, context))
  }

  broadcastPresence(table: OnlineTable, context: UpdateContext): void {
    this.#send(table, viewer => presenceUpdate(table, viewer, context))
  }

  /** Composes one update for each viewer: all spectators get the same object, which is then serialised once. */
  #send(table: OnlineTable, compose: (viewer: Viewer) => TableUpdate): void {
    const updates = new Map<Viewer, TableUpdate>()
    for (const watcher of this.#watchers) {
      const viewer = viewerOf(table, watcher.seenAs)
      const update = updates.get(viewer) ?? compose(viewer)
      updates.set(viewer, update)
      watcher.send(update)
    }
  }
}

/** The seat whose view the player gets, or `spectator`. */
export function viewerOf(table: OnlineTable, player: string | undefined): Viewer {
  return (player === undefined ? undefined : seatOf(table, player)) ?? 'spectator'
}

/** The whole table, for a client that has no earlier state. */
export function fullUpdate(table: OnlineTable, viewer: Viewer, context: UpdateContext): TableUpdate {
  return {
    ...updateHeader(table, viewer, context, -1),
    about: tableInfo(table.about),
    seats: seatInfos(table, context),
    ...(table.play && { game: gameUpdate(table, table.play, 0, viewer) }),
    rematch: table.rematch,
  }
}

/** The changes since `before`, for a client that has that state. */
export function updateBetween(
  before: OnlineTable,
  table: OnlineTable,
  viewer: Viewer,
  context: UpdateContext,
): TableUpdate {
  const { play } = table
  const sharedEntries = before.play && play ? Math.min(before.play.cursor, play.cursor) + 1 : 0
  const seatsChanged = before.seats !== table.seats || awaySince(before) !== awaySince(table)
  // Assigned field by field: this runs for every player at every move, and object spread is several times slower.
  const update: Mutable<TableUpdate> = updateHeader(table, viewer, context, before.seq)
  if (seatsChanged || before.phase !== table.phase) update.seats = seatInfos(table, context)
  if (play && play !== before.play) update.game = gameUpdate(table, play, sharedEntries, viewer)
  if (table.rematch !== before.rematch) update.rematch = table.rematch
  return update
}

/** The changes for a client that last saw this seq. */
export function updateSince(
  table: OnlineTable,
  since: number,
  viewer: Viewer,
  context: UpdateContext,
): TableUpdate {
  const { play } = table
  // The storage has lost what this client was shown.
  if (since > table.seq) return { ...fullUpdate(table, viewer, context), replaces: true }
  if (!play || since < table.beganAt) return fullUpdate(table, viewer, context)
  const missed = play.record.entries.slice(since - table.beganAt)
  const isPlain = missed.every(({ action }) => ['move', 'leave', 'return', 'resign'].includes(action.do))
  if (!isPlain) return fullUpdate(table, viewer, context)
  const moves = missed.filter(({ action }) => action.do === 'move').length
  return {
    ...updateHeader(table, viewer, context, since),
    seats: seatInfos(table, context),
    game: gameUpdate(table, play, play.cursor - moves + 1, viewer),
    rematch: table.rematch,
  }
}

/** Only presence has changed, not the log. */
export function presenceUpdate(table: OnlineTable, viewer: Viewer, context: UpdateContext): TableUpdate {
  return { ...updateHeader(table, viewer, context, table.seq), seats: seatInfos(table, context) }
}

export function seatInfo(sitter: Sitter | null, isHere: (player: string) => boolean): SeatInfo {
  if (sitter === null) return { kind: 'free' }
  return sitter.kind === 'computer' ? sitter : { ...sitter, here: isHere(sitter.id) }
}

type Mutable<Made> = { -readonly [Part in keyof Made]: Made[Part] }

function updateHeader(table: OnlineTable, viewer: Viewer, { now }: UpdateContext, from: number): TableUpdate {
  return { type: 'news', table: table.about.id, from, seq: table.seq, now, phase: table.phase, viewer }
}

function tableInfo({ code, game, version, setup, open, seed, createdAt, policy }: TableHeader): TableInfo {
  const fixed = { code, game, version, setup, open, commitment: commitment(seed), createdAt }
  return policy ? { ...fixed, policy } : fixed
}

/** During a game the log decides who is away; before and after it, the open connections do. */
function seatInfos(table: OnlineTable, { present }: UpdateContext): readonly SeatInfo[] {
  const awayTimes = table.phase === 'playing' ? table.play!.clocks.awaySince : undefined
  return table.seats.map((sitter, seat) =>
    seatInfo(sitter, player => (awayTimes ? awayTimes[seat] === null : present.has(player))),
  )
}

function gameUpdate(table: OnlineTable, play: Table, keep: number, viewer: Viewer): GameUpdate {
  const mayUndo = viewer !== 'spectator' && mayTakeBack(table, viewer)
  const update: Mutable<GameUpdate> = {
    keep,
    log: logOf(play, keep),
    view: viewFor(play, viewer),
    toAct: toAct(play),
    turn: viewer === 'spectator' ? table.beganAt : table.turns[viewer]!,
    deadlines: deadlines(play),
    canUndo: mayUndo && canUndo(play),
    canRedo: mayUndo && canRedo(play),
  }
  if (play.ending) update.ending = play.ending
  return update
}

function awaySince(table: OnlineTable): object | undefined {
  return table.play?.clocks.awaySince
}
