import { commitment } from '#kernel/random.ts'
import type { Viewer } from '#kernel/rules.ts'
import type { GameUpdate, SeatInfo, TableInfo, TableUpdate } from '#protocol/server-messages.ts'
import { deadlines } from '#table/clocks.ts'
import { logOf } from '#table/log.ts'
import { canRedo, canUndo, type Table, toAct, viewFor } from '#table/table.ts'
import type { Sitter, TableHeader } from './log-entry.ts'
import { mayTakeBack, type OnlineTable, seatOf } from './online-table.ts'

/** The moment at which news is told: the server's time, and who is at the table. */
export interface UpdateContext {
  readonly now: number
  readonly present: ReadonlySet<string>
}

/** What a player may see: a seat's own view, or what everybody sees. */
export function viewerOf(room: OnlineTable, player: string | undefined): Viewer {
  return (player === undefined ? undefined : seatOf(room, player)) ?? 'spectator'
}

/** The whole table, for one who knows nothing of it. */
export function fullUpdate(room: OnlineTable, viewer: Viewer, moment: UpdateContext): TableUpdate {
  return {
    ...updateHeader(room, viewer, moment, -1),
    about: tableInfo(room.about),
    seats: seatInfos(room, moment),
    ...(room.play && { game: gameUpdate(room, room.play, 0, viewer) }),
    rematch: room.rematch,
  }
}

/** What has changed, for whoever looks and knew the table as it was before. */
export function updateBetween(
  before: OnlineTable,
  room: OnlineTable,
  viewer: Viewer,
  moment: UpdateContext,
): TableUpdate {
  const { play } = room
  const kept = before.play && play ? Math.min(before.play.cursor, play.cursor) + 1 : 0
  const seatsChanged = before.seats !== room.seats || awaySince(before) !== awaySince(room)
  // Put together piece by piece: it is done for every player at every move, and to spread takes several times as long.
  const news: Mutable<TableUpdate> = updateHeader(room, viewer, moment, before.seq)
  if (seatsChanged || before.phase !== room.phase) news.seats = seatInfos(room, moment)
  if (play && play !== before.play) news.game = gameUpdate(room, play, kept, viewer)
  if (room.rematch !== before.rematch) news.rematch = room.rematch
  return news
}

/**
 * One more move, and the game goes on. Whoever is not to act next may be told of such steps together with the one that
 * follows them: no line of the log that they know has changed.
 */
export function isSingleMove(before: OnlineTable, room: OnlineTable): boolean {
  return room.phase === 'playing' && room.play!.cursor === (before.play?.cursor ?? 0) + 1
}

/** What one has missed who knew the table at this seq. */
export function updateSince(
  room: OnlineTable,
  since: number,
  viewer: Viewer,
  moment: UpdateContext,
): TableUpdate {
  const { play } = room
  if (!play || since < room.beganAt || since > room.seq) return fullUpdate(room, viewer, moment)
  const missed = play.record.entries.slice(since - room.beganAt)
  const plain = missed.every(({ action }) => ['move', 'leave', 'return', 'resign'].includes(action.do))
  if (!plain) return fullUpdate(room, viewer, moment)
  const moves = missed.filter(({ action }) => action.do === 'move').length
  return {
    ...updateHeader(room, viewer, moment, since),
    seats: seatInfos(room, moment),
    game: gameUpdate(room, play, play.cursor - moves + 1, viewer),
    rematch: room.rematch,
  }
}

/** Who is here has changed, and nothing that the log tells. */
export function presenceUpdate(room: OnlineTable, viewer: Viewer, moment: UpdateContext): TableUpdate {
  return { ...updateHeader(room, viewer, moment, room.seq), seats: seatInfos(room, moment) }
}

export function seatInfo(sitter: Sitter | null, here: (player: string) => boolean): SeatInfo {
  if (sitter === null) return { kind: 'free' }
  return sitter.kind === 'computer' ? sitter : { ...sitter, here: here(sitter.id) }
}

type Mutable<Made> = { -readonly [Part in keyof Made]: Made[Part] }

function updateHeader(room: OnlineTable, viewer: Viewer, { now }: UpdateContext, from: number): TableUpdate {
  return { type: 'news', table: room.about.id, from, seq: room.seq, now, phase: room.phase, viewer }
}

function tableInfo({ code, game, version, setup, open, seed, createdAt }: TableHeader): TableInfo {
  return { code, game, version, setup, open, commitment: commitment(seed), createdAt }
}

/** In a game the log tells who has left; before and after it, who is connected. */
function seatInfos(room: OnlineTable, { present }: UpdateContext): readonly SeatInfo[] {
  const away = room.phase === 'playing' ? room.play!.clocks.awaySince : undefined
  return room.seats.map((sitter, seat) =>
    seatInfo(sitter, player => (away ? away[seat] === null : present.has(player))),
  )
}

function gameUpdate(room: OnlineTable, play: Table, keep: number, viewer: Viewer): GameUpdate {
  const mayUndo = viewer !== 'spectator' && mayTakeBack(room, viewer)
  const news: Mutable<GameUpdate> = {
    keep,
    log: logOf(play, keep),
    view: viewFor(play, viewer),
    toAct: toAct(play),
    turn: viewer === 'spectator' ? room.beganAt : room.turns[viewer]!,
    deadlines: deadlines(play),
    canUndo: mayUndo && canUndo(play),
    canRedo: mayUndo && canRedo(play),
  }
  if (play.ending) news.ending = play.ending
  return news
}

function awaySince(room: OnlineTable): object | undefined {
  return room.play?.clocks.awaySince
}
