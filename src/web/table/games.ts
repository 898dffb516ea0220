import type { Result } from '#kernel/result.ts'
import { playLocally } from '#session/local.ts'
import { atRematch, type Player } from '#session/player.ts'
import type { SavedGame } from '#session/saved.ts'
import type { Session } from '#session/session.ts'
import type { ShelvedGame } from '#session/shelf.ts'
import { restoreBy } from '#table/restore.ts'
import { openTable, reopened, type Table } from '#table/table.ts'
import { clock, randomText, shelf, thinker } from '../device.ts'
import type { ParlourGame } from '../parlour.ts'
import { paceMs } from '../settings.ts'
import type { thinkSecond } from './second-tab.ts'
import { type Standing, standingOf, summarise } from './summary.ts'

/** A game of this device, being played. */
export interface OpenGame {
  readonly session: Session
  saved(): SavedGame
  close(): void
}

/** Games begun on this page: their clocks are fresh and need no fresh start. */
const begunHere = new Set<string>()

type Started = { readonly ok: true; readonly id: string } | { readonly ok: false }

export async function startGame(
  parlour: ParlourGame,
  setup: object,
  players: readonly Player[],
  seed = randomText(40),
): Promise<Started> {
  const id = randomText(10)
  const table = openTable(parlour.game, setup, seed, clock.now())
  try {
    await keepTable(id, players, table, parlour)
  } catch {
    return { ok: false }
  }
  begunHere.add(id)
  return { ok: true, id }
}

/** The same game again with the seats changed, so that the other player is the first. */
export function rematch(parlour: ParlourGame, { players, record }: SavedGame): Promise<Started> {
  return startGame(parlour, record.setup, atRematch(players))
}

/** Puts a game from elsewhere on the shelf, if its every move is legal; as it stood there, where that is known. */
export async function bringIn(
  parlour: ParlourGame,
  saved: SavedGame,
  { id, savedAt }: Partial<Pick<ShelvedGame, 'id' | 'savedAt'>> = {},
): Promise<Result<string>> {
  const restored = restoreBy(parlour, saved.record)
  if (!restored.ok) return restored
  if (saved.players.length !== parlour.game.seats)
    return { ok: false, rejection: { code: 'damaged-record', details: { part: 'players' } } }
  const place = id ?? randomText(10)
  await keepTable(place, saved.players, restored.value, parlour, savedAt)
  return { ok: true, value: place }
}

interface OpenOptions {
  /** Whether the page was opened on this game, or only follows what another tab did. */
  readonly reopened: boolean
  /** Lets the computer of that tab go first. */
  readonly thinkSecond?: typeof thinkSecond | undefined
  failed(): void
}

/** Opens a kept game and keeps it at every change. */
export function openGame(
  parlour: ParlourGame,
  id: string,
  { players, record }: SavedGame,
  { reopened: isOpening, thinkSecond: after, failed }: OpenOptions,
): Result<OpenGame> {
  const restored = restoreBy(parlour, record)
  if (!restored.ok) return restored
  // Nobody lost time while the page was closed.
  const table = isOpening && !begunHere.has(id) ? reopened(restored.value, clock.now()) : restored.value
  begunHere.delete(id)
  const second = after?.(thinker, clock)
  const session = playLocally({
    table,
    players,
    thinker: second?.thinker ?? thinker,
    clock,
    paceMs: paceMs(),
  })
  second?.acted()
  const about = parlour.solo?.aboutTable(parlour, table)
  // The same object until something happens here: what another tab did is kept already.
  let kept = restored.value.record
  const save = () => {
    const current = session.record()
    if (current === kept || !current) return
    kept = current
    const saved = { players, record: kept }
    const standing = standingIn(session)
    const told = standing.ending ? parlour.solo?.aboutOf(parlour, saved) : about
    keep(id, saved, standing, parlour, told).catch(failed)
  }
  save()
  const unsubscribe = session.subscribe(save)
  const close = () => {
    unsubscribe()
    session.close()
  }
  return { ok: true, value: { session, saved: () => ({ players, record: kept }), close } }
}

function standingIn(session: Session): Standing {
  const { view, toAct, ending, log, stopwatch } = session.snapshot()
  return { view, toAct, ending, moves: log.length - 1, stopwatch }
}

function keepTable(
  id: string,
  players: readonly Player[],
  table: Table,
  parlour: ParlourGame,
  savedAt?: number,
): Promise<void> {
  const saved = { players, record: table.record }
  return keep(id, saved, standingOf(table), parlour, parlour.solo?.aboutTable(parlour, table), savedAt)
}

async function keep(
  id: string,
  saved: SavedGame,
  standing: Standing,
  parlour: ParlourGame,
  about?: string,
  savedAt = clock.now(),
): Promise<void> {
  await shelf.keep({
    id,
    savedAt,
    finished: standing.ending !== undefined,
    saved,
    summary: summarise(standing, saved.players, parlour, about),
  })
}
