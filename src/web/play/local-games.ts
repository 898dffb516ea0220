import type { SavedGame } from '#app/saved-game-format.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import { type PuzzleResult, puzzleResultOf } from '#app/statistics.ts'
import type { SeatedGame } from '#app/win-loss.ts'
import type { Dealt } from '#kernel/engine.ts'
import type { Result } from '#kernel/result.ts'
import { openLocalSession } from '#session/local/local-session.ts'
import type { Session } from '#session/session.ts'
import type { Player } from '#table/player.ts'
import { rejectFile } from '#table/refusals.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { openTable, reopenTable, type Table } from '#table/table.ts'
import { clock, engineClient, randomString, savedGames } from '../device.ts'
import type { LoadedGame } from '../loaded-game.ts'
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

/** Begins a game and saves it; fails where the device has no room for it. */
export async function startGame(
  loadedGame: LoadedGame,
  { params, deal }: Dealt,
  players: readonly Player[],
  seed = randomString(40),
): Promise<StartResult> {
  const id = randomString(10)
  const table = openTable(loadedGame.rules, params, seed, clock.now(), deal)
  try {
    await saveTable(id, players, table, loadedGame)
  } catch {
    return { ok: false }
  }
  return { ok: true, id }
}

/** Adds a game from elsewhere to the saved games, if its every move is legal; with its id and time, where they are known. */
export async function addToSavedGames(
  loadedGame: LoadedGame,
  saved: SavedGame,
  { id = randomString(10), savedAt }: Partial<Pick<StoredGame, 'id' | 'savedAt'>> = {},
): Promise<Result<string>> {
  const restored = restoreAnyVersion(loadedGame, saved.record)
  if (!restored.ok) return restored
  if (saved.players.length !== loadedGame.rules.seats)
    return rejectFile('damaged-record', { part: 'players' })
  await saveTable(id, saved.players, restored.value, loadedGame, savedAt)
  return { ok: true, value: id }
}

/** The saved games of this kind, the latest first; those that cannot be restored are left out. */
export async function loadSavedTables(loadedGame: LoadedGame): Promise<readonly SeatedGame[]> {
  return (await savedGames.list()).flatMap(({ saved: { players, record } }) => {
    const table = record.game === loadedGame.rules.id ? restoreAnyVersion(loadedGame, record) : undefined
    return table?.ok ? [{ players, table: table.value }] : []
  })
}

/** The results of the saved puzzles of this kind. */
export async function loadPuzzleResults(loadedGame: LoadedGame): Promise<readonly PuzzleResult[]> {
  return (await loadSavedTables(loadedGame)).flatMap(({ table }) => puzzleResultOf(table) ?? [])
}

interface OpenOptions {
  /** Whether clocks start afresh, because the page was closed meanwhile. */
  readonly restartsClocks: boolean
  /** In a tab that follows another one: lets the computer of that tab go first. */
  readonly createFollowerEngine?: typeof createFollowerEngine | undefined
  onSaveFailed(): void
}

/** Opens a saved game, and saves it again at every change. */
export function openGame(
  loadedGame: LoadedGame,
  id: string,
  { players, record }: SavedGame,
  { restartsClocks, createFollowerEngine, onSaveFailed }: OpenOptions,
): Result<OpenGame> {
  const restored = restoreAnyVersion(loadedGame, record)
  if (!restored.ok) return restored
  const table = restartsClocks ? reopenTable(restored.value, clock.now()) : restored.value
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
    const saved = { players, record: current }
    const described = input.ending ? describeSavedGame(loadedGame, saved) : description
    saveGame(id, saved, input, loadedGame, described).catch(onSaveFailed)
  }
  save()
  const unsubscribe = session.subscribe(save)
  const close = () => {
    unsubscribe()
    session.close()
  }
  return { ok: true, value: { session, saved: () => ({ players, record: savedRecord }), close } }
}

function describeSavedGame(loadedGame: LoadedGame, saved: SavedGame): string {
  const table = restoreAnyVersion(loadedGame, saved.record)
  return table.ok ? describePuzzle(loadedGame, table.value) : ''
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
  const description = describePuzzle(loadedGame, table)
  return saveGame(id, saved, summaryInputOfTable(table), loadedGame, description, savedAt)
}

async function saveGame(
  id: string,
  saved: SavedGame,
  input: SummaryInput,
  loadedGame: LoadedGame,
  description: string,
  savedAt = clock.now(),
): Promise<void> {
  await savedGames.put({
    id,
    savedAt,
    finished: input.ending !== undefined,
    saved,
    summary: summariseGame(input, saved.players, loadedGame, description),
  })
}
