import type { SavedGame } from '#app/saved-game-format.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import type { Result } from '#kernel/result.ts'
import { openLocalSession } from '#session/local/local-session.ts'
import type { Session } from '#session/session.ts'
import { type Player, swapSeats } from '#table/player.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { openTable, reopenTable, type Table } from '#table/table.ts'
import { clock, engineClient, randomString, savedGames } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { paceMs } from '../settings/settings.ts'
import type { createFollowerEngine } from './follower-tab.ts'
import { type SummaryInput, summariseGame, summaryInputOfTable } from './game-summary.ts'

/** A game of this device, being played. */
export interface OpenGame {
  readonly session: Session
  saved(): SavedGame
  close(): void
}

/** Games begun on this page: their clocks are fresh and need no fresh start. */
const startedHere = new Set<string>()

type StartResult = { readonly ok: true; readonly id: string } | { readonly ok: false }

export async function startGame(
  loadedGame: LoadedGame,
  setup: object,
  players: readonly Player[],
  seed = randomString(40),
): Promise<StartResult> {
  const id = randomString(10)
  const table = openTable(loadedGame.rules, setup, seed, clock.now())
  try {
    await saveTable(id, players, table, loadedGame)
  } catch {
    return { ok: false }
  }
  startedHere.add(id)
  return { ok: true, id }
}

/** The same game again with the seats changed, so that the other player is the first. */
export function startRematch(loadedGame: LoadedGame, { players, record }: SavedGame): Promise<StartResult> {
  return startGame(loadedGame, record.params, swapSeats(players))
}

/** Puts a game from elsewhere on the shelf, if its every move is legal; as it stood there, where that is known. */
export async function addToSavedGames(
  loadedGame: LoadedGame,
  saved: SavedGame,
  { id, savedAt }: Partial<Pick<StoredGame, 'id' | 'savedAt'>> = {},
): Promise<Result<string>> {
  const restored = restoreAnyVersion(loadedGame, saved.record)
  if (!restored.ok) return restored
  if (saved.players.length !== loadedGame.rules.seats)
    return { ok: false, rejection: { code: 'damaged-record', details: { part: 'players' } } }
  const place = id ?? randomString(10)
  await saveTable(place, saved.players, restored.value, loadedGame, savedAt)
  return { ok: true, value: place }
}

interface OpenOptions {
  /** Whether the page was opened on this game, or only follows what another tab did. */
  readonly reopened: boolean
  /** Lets the computer of that tab go first. */
  readonly createFollowerEngine?: typeof createFollowerEngine | undefined
  onSaveFailed(): void
}

/** Opens a kept game and keeps it at every change. */
export function openGame(
  loadedGame: LoadedGame,
  id: string,
  { players, record }: SavedGame,
  { reopened: isOpening, createFollowerEngine: after, onSaveFailed }: OpenOptions,
): Result<OpenGame> {
  const restored = restoreAnyVersion(loadedGame, record)
  if (!restored.ok) return restored
  // Nobody lost time while the page was closed.
  const table = isOpening && !startedHere.has(id) ? reopenTable(restored.value, clock.now()) : restored.value
  startedHere.delete(id)
  const second = after?.(engineClient, clock)
  const session = openLocalSession({
    table,
    players,
    engineClient: second?.thinker ?? engineClient,
    clock,
    paceMs: paceMs(),
  })
  second?.acted()
  const about = loadedGame.puzzle?.describeTable(loadedGame, table)
  // The same object until something happens here: what another tab did is kept already.
  let kept = restored.value.record
  const save = () => {
    const current = session.record()
    if (current === kept || !current) return
    kept = current
    const saved = { players, record: kept }
    const standing = summaryInputOfSession(session)
    const told = standing.ending ? loadedGame.puzzle?.describeSavedGame(loadedGame, saved) : about
    saveGame(id, saved, standing, loadedGame, told).catch(onSaveFailed)
  }
  save()
  const unsubscribe = session.subscribe(save)
  const close = () => {
    unsubscribe()
    session.close()
  }
  return { ok: true, value: { session, saved: () => ({ players, record: kept }), close } }
}

function summaryInputOfSession(session: Session): SummaryInput {
  const { view, toAct, ending, log, stopwatch } = session.snapshot()
  return { view, toAct, ending, moves: log.length - 1, stopwatch }
}

function saveTable(
  id: string,
  players: readonly Player[],
  table: Table,
  loadedGame: LoadedGame,
  savedAt?: number,
): Promise<void> {
  const saved = { players, record: table.record }
  return saveGame(
    id,
    saved,
    summaryInputOfTable(table),
    loadedGame,
    loadedGame.puzzle?.describeTable(loadedGame, table),
    savedAt,
  )
}

async function saveGame(
  id: string,
  saved: SavedGame,
  standing: SummaryInput,
  loadedGame: LoadedGame,
  about?: string,
  savedAt = clock.now(),
): Promise<void> {
  await savedGames.put({
    id,
    savedAt,
    finished: standing.ending !== undefined,
    saved,
    summary: summariseGame(standing, saved.players, loadedGame, about),
  })
}
