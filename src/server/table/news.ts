import type { Viewer } from '#kernel/game.ts'
import { commitment } from '#kernel/random.ts'
import type { GameNews, SeatNews, TableAbout, TableNews } from '#protocol/news.ts'
import { deadlines } from '#table/clocks.ts'
import { logOf } from '#table/log.ts'
import { canRedo, canUndo, type Table, toAct, viewFor } from '#table/table.ts'
import type { HouseTable, Sitter } from './entry.ts'
import { mayTakeBack, type Room, seatOf } from './room.ts'

/** The moment at which news is told: the server's time, and who is at the table. */
export interface Moment {
  readonly now: number
  readonly present: ReadonlySet<string>
}

/** What a player may see: a seat's own view, or what everybody sees. */
export function viewerOf(room: Room, player: string | undefined): Viewer {
  return (player === undefined ? undefined : seatOf(room, player)) ?? 'spectator'
}

/** The whole table, for one who knows nothing of it. */
export function wholeNews(room: Room, viewer: Viewer, moment: Moment): TableNews {
  return {
    ...frame(room, viewer, moment, -1),
    about: aboutOf(room.about),
    seats: seatNews(room, moment),
    ...(room.play && { game: gameNews(room, room.play, 0, viewer) }),
    rematch: room.rematch,
  }
}

/** What has changed, for whoever looks and knew the table as it was before. */
export function newsOf(before: Room, room: Room, viewer: Viewer, moment: Moment): TableNews {
  const { play } = room
  const kept = before.play && play ? Math.min(before.play.cursor, play.cursor) + 1 : 0
  const seatsChanged = before.seats !== room.seats || awaySince(before) !== awaySince(room)
  // Put together piece by piece: it is done for every player at every move, and to spread takes several times as long.
  const news: Growing<TableNews> = frame(room, viewer, moment, before.seq)
  if (seatsChanged || before.phase !== room.phase) news.seats = seatNews(room, moment)
  if (play && play !== before.play) news.game = gameNews(room, play, kept, viewer)
  if (room.rematch !== before.rematch) news.rematch = room.rematch
  return news
}

/**
 * One more move, and the game goes on. Whoever is not to act next may be told of such steps together with the one that
 * follows them: no line of the log that they know has changed.
 */
export function isOneMoveOn(before: Room, room: Room): boolean {
  return room.phase === 'playing' && room.play!.cursor === (before.play?.cursor ?? 0) + 1
}

/** What one has missed who knew the table at this seq. */
export function newsSince(room: Room, since: number, viewer: Viewer, moment: Moment): TableNews {
  const { play } = room
  if (!play || since < room.beganAt || since > room.seq) return wholeNews(room, viewer, moment)
  const missed = play.record.entries.slice(since - room.beganAt)
  const plain = missed.every(({ action }) => ['move', 'leave', 'return', 'resign'].includes(action.do))
  if (!plain) return wholeNews(room, viewer, moment)
  const moves = missed.filter(({ action }) => action.do === 'move').length
  return {
    ...frame(room, viewer, moment, since),
    seats: seatNews(room, moment),
    game: gameNews(room, play, play.cursor - moves + 1, viewer),
    rematch: room.rematch,
  }
}

/** Who is here has changed, and nothing that the log tells. */
export function presenceNews(room: Room, viewer: Viewer, moment: Moment): TableNews {
  return { ...frame(room, viewer, moment, room.seq), seats: seatNews(room, moment) }
}

export function sitterNews(sitter: Sitter | null, here: (player: string) => boolean): SeatNews {
  if (sitter === null) return { kind: 'free' }
  return sitter.kind === 'computer' ? sitter : { ...sitter, here: here(sitter.id) }
}

type Growing<Made> = { -readonly [Part in keyof Made]: Made[Part] }

function frame(room: Room, viewer: Viewer, { now }: Moment, from: number): TableNews {
  return { type: 'news', table: room.about.id, from, seq: room.seq, now, phase: room.phase, viewer }
}

function aboutOf({ code, game, version, setup, open, seed, createdAt }: HouseTable): TableAbout {
  return { code, game, version, setup, open, commitment: commitment(seed), createdAt }
}

/** In a game the log tells who has left; before and after it, who is connected. */
function seatNews(room: Room, { present }: Moment): readonly SeatNews[] {
  const away = room.phase === 'playing' ? room.play!.clocks.awaySince : undefined
  return room.seats.map((sitter, seat) =>
    sitterNews(sitter, player => (away ? away[seat] === null : present.has(player))),
  )
}

function gameNews(room: Room, play: Table, keep: number, viewer: Viewer): GameNews {
  const mayUndo = viewer !== 'spectator' && mayTakeBack(room, viewer)
  const news: Growing<GameNews> = {
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

function awaySince(room: Room): object | undefined {
  return room.play?.clocks.awaySince
}
