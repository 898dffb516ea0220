import type { GameRequest } from '#app/game-request.ts'
import { lastOpenAt, noteRunningClock } from '#app/running-clock.ts'
import type { GameOrigin, SavedGame } from '#app/saved-game-format.ts'
import type { GameSummary } from '#app/saved-game-store.ts'
import { startTable, type TableDevice } from '#app/start-table.ts'
import type { EngineTask } from '#engine-client/engine-client.ts'
import type { Report } from '#kernel/engine.ts'
import type { Result } from '#kernel/result.ts'
import { openLocalSession } from '#session/local/local-session.ts'
import type { Session } from '#session/session.ts'
import { reopenTable } from '#table/act.ts'
import type { Player } from '#table/player.ts'
import { rejectFile } from '#table/refusals.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table } from '#table/table.ts'
import { clock, engineClient, randomString, savedGames } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { preferences } from '../preferences.ts'
import { paceMs } from '../settings/settings.ts'
import type { createFollowerEngine } from './follower-tab.ts'
import { describePuzzle, type SummaryInput, summariseGame, summaryInputOfTable } from './game-summary.ts'

/** A game of this device that is open on this page. */
export interface OpenGame {
  readonly session: Session
  saved(): SavedGame
  close(): void
}

type StartResult = { readonly ok: true; readonly id: string } | { readonly ok: false }

/** A new table on this device; its deal is generated in the worker. */
export function createTable(
  loadedGame: LoadedGame,
  request: Pick<GameRequest, 'params' | 'players' | 'seed'>,
  report?: Report,
): EngineTask<Result<Table>> {
  const { multiplayer } = loadedGame
  const device: TableDevice = {
    engineClient,
    clock,
    newSeed: () => randomString(40),
    ...(multiplayer && { learnedDeal: players => multiplayer.learnedDeal(loadedGame, players) }),
  }
  return startTable(device, loadedGame, request, report)
}

/** Saves a game that begins; fails where the device has no room for it. */
export async function saveNewGame(
  loadedGame: LoadedGame,
  table: Table,
  players: readonly Player[],
  origin?: GameOrigin,
): Promise<StartResult> {
  const id = randomString(10)
  try {
    await saveTable(id, { players, record: table.record, ...(origin && { origin }) }, table, loadedGame)
  } catch {
    return { ok: false }
  }
  return { ok: true, id }
}

/** Adds a game from elsewhere to the saved games, if its every move is legal. */
export async function addToSavedGames(loadedGame: LoadedGame, saved: SavedGame): Promise<Result<string>> {
  const restored = restoreAnyVersion(loadedGame, saved.record)
  if (!restored.ok) return restored
  if (saved.players.length !== loadedGame.rules.seats)
    return rejectFile('damaged-record', { part: 'players' })
  const id = randomString(10)
  // A game that was finished elsewhere is somebody else's; one that goes on here is played by this person.
  const isImported = restored.value.ending !== undefined
  await saveTable(id, { ...saved, record: restored.value.record }, restored.value, loadedGame, isImported)
  return { ok: true, value: id }
}

interface OpenOptions {
  /** Whether clocks go on from where they were, because the page was closed meanwhile. */
  readonly restartsClocks: boolean
  /** In a tab that follows another one: lets the computer of that tab go first. */
  readonly createFollowerEngine?: typeof createFollowerEngine | undefined
  onSaveFailed(): void
}

/** Opens a saved game, and saves it again at every change. */
export function openGame(
  loadedGame: LoadedGame,
  id: string,
  given: SavedGame,
  { restartsClocks, createFollowerEngine, onSaveFailed }: OpenOptions,
): Result<OpenGame> {
  const { players } = given
  const restored = restoreAnyVersion(loadedGame, given.record)
  if (!restored.ok) return restored
  const { seed } = restored.value.record
  const closedAt = lastOpenAt(preferences, seed)
  const table = restartsClocks ? reopenTable(restored.value, clock.now(), closedAt) : restored.value
  const follower = createFollowerEngine?.(engineClient, clock)
  const session = openLocalSession({
    table,
    players,
    engineClient: follower?.engineClient ?? engineClient,
    clock,
    paceMs: paceMs(),
  })
  follower?.takeLead()
  const description = describePuzzle(loadedGame, table)
  // The same object until something happens here: changes by another tab are saved already.
  let savedRecord = restored.value.record
  const save = () => {
    const current = session.record()
    if (current === savedRecord || !current) return
    savedRecord = current
    const input = summaryInputOfSession(session)
    const saved = { ...given, record: current }
    const described = input.ending ? describeSavedGame(loadedGame, saved) : description
    const summary = summariseGame(input, players, loadedGame, described)
    const finished = input.ending !== undefined
    savedGames.put({ id, savedAt: clock.now(), finished, saved, summary }).catch(onSaveFailed)
  }
  save()
  const unsubscribe = session.subscribe(save)
  const running = noteRunningClock({ store: preferences, clock, session, seed })
  addEventListener('pagehide', running.note)
  const close = () => {
    removeEventListener('pagehide', running.note)
    running.stop()
    unsubscribe()
    session.close()
  }
  return { ok: true, value: { session, saved: () => ({ ...given, record: savedRecord }), close } }
}

function describeSavedGame(loadedGame: LoadedGame, saved: SavedGame): string {
  const table = restoreAnyVersion(loadedGame, saved.record)
  return table.ok ? describePuzzle(loadedGame, table.value) : ''
}

function summaryInputOfSession(session: Session): SummaryInput {
  const { view, toAct, ending, log, stopwatch } = session.snapshot()
  return { view, toAct, ending, moves: log.length - 1, stopwatch }
}

export function summariseTable(
  loadedGame: LoadedGame,
  players: readonly Player[],
  table: Table,
  isImported = false,
): GameSummary {
  const description = describePuzzle(loadedGame, table)
  return summariseGame(summaryInputOfTable(table), players, loadedGame, description, isImported)
}

function saveTable(
  id: string,
  saved: SavedGame,
  table: Table,
  loadedGame: LoadedGame,
  isImported = false,
): Promise<void> {
  return savedGames.put({
    id,
    savedAt: clock.now(),
    finished: table.ending !== undefined,
    saved,
    summary: summariseTable(loadedGame, saved.players, table, isImported),
    ...(isImported && { isImported }),
  })
}
