import { isDeepStrictEqual } from 'node:util'
import { newAchievement } from '#app/achievements.ts'
import { describeFacts } from '#app/category.ts'
import { formatDuration } from '#app/duration.ts'
import type { GameRequest } from '#app/game-request.ts'
import { learnedDeal } from '#app/learning-consent.ts'
import { lastOpenAt, noteRunningClock } from '#app/running-clock.ts'
import type { GameOrigin, SavedGame } from '#app/saved-game-format.ts'
import { startTable } from '#app/start-table.ts'
import { loadPuzzleResults, type PuzzleResult, puzzleResultOf } from '#app/statistics.ts'
import { describeOriginInPlay } from '#app/text/en/origin.ts'
import type { EngineTask } from '#engine-client/engine-client.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import type { Report } from '#kernel/engine.ts'
import type { AnyOptions } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import { openLocalSession } from '#session/local/local-session.ts'
import type { Session, Snapshot } from '#session/session.ts'
import { act, reopenTable } from '#table/act.ts'
import { type Player, personSeats } from '#table/player.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import { isPaused, type Table, type TableRecord } from '#table/table.ts'
import type { StoredVariations } from '#table/variation-format.ts'
import type { TerminalHost } from '../shell/host.ts'
import { shellText } from '../text/en/shell.ts'
import type { LoadedGame } from './loaded-game.ts'
import { withToggles } from './toggled-session.ts'

/** A game on this screen, local or online, with the parts that depend on which of the two it is. */
export interface ActiveGame {
  readonly loaded: LoadedGame
  readonly session: Session
  /** Several people share this screen, so that secrets must be hidden from the others. */
  readonly isShared: boolean
  /** Shown beside the game's title, such as a table's code. */
  readonly label?: string
  /** A sentence about where the game is saved. */
  savedLocation(): string
  /** The id of the saved game, at a local table. */
  savedId?(): string
  /** Resolves when everything so far is saved, at a local table. */
  whenSaved?(): Promise<void>
  /** Sentences besides those of the game: who wants a rematch, whether the draws were fair. */
  notices(): readonly string[]
  /** After the end: how long the game took and its facts. */
  endingNotes?(): readonly string[]
  /** The warning before the player leaves, where there is one. */
  leaveWarning(): string | undefined
  /** How to go on with the game, for the end of the program. */
  leaveMessage?(): string | undefined
  close(): void
}

/** The variations that are saved with a game on this machine, which an earlier look at its review may have left. */
export async function savedVariations(
  { savedGames }: Pick<TerminalHost, 'savedGames'>,
  { savedId, whenSaved }: ActiveGame,
): Promise<StoredVariations | undefined> {
  const id = savedId?.()
  if (id === undefined) return undefined
  await whenSaved?.()
  return (await savedGames.find(id).catch(() => undefined))?.saved.variations
}

export interface LocalGameOptions {
  readonly host: TerminalHost
  readonly loaded: LoadedGame
  readonly id: string
  readonly table: Table
  readonly players: readonly Player[]
  readonly origin?: GameOrigin | undefined
  readonly paceMs?: number
  /** Called for every attempt to save the game. */
  readonly onSave: (work: Promise<void>) => void
  /** Called when the game is saved apart, because it was continued in another window too. */
  readonly onConflict?: (sentence: string) => void
}

/** How often the time of a puzzle is saved while nothing else happens. */
const SAVE_TIME_MS = 5_000
const PAUSE = { do: 'pause', seat: 0 } as const

/** Starts a local game, which is saved after every move. */
export function startLocalGame(options: LocalGameOptions): ActiveGame {
  const { host, loaded, table, players, origin, paceMs = 0, onSave, onConflict } = options
  let { id } = options
  const local = openLocalSession({
    table,
    players,
    engineClient: host.engineClient,
    clock: host.clock,
    paceMs,
  })
  const session = withToggles(local, host.preferences, loaded)
  const about = { players, ...(origin && { origin }) }
  let savedRecord = table.record
  let last: Promise<void> = Promise.resolve()

  /** When this window last wrote the file. */
  let writtenAt: number | undefined

  function save(): void {
    const record = session.record()
    if (!record || record === savedRecord) return
    savedRecord = record
    write(record, session.snapshot().ending !== undefined)
  }

  /** Saves the time so far, as if the game were paused now: a program that is killed cannot pause it. */
  function saveTime(): void {
    stopTimer = host.clock.after(SAVE_TIME_MS, saveTime)
    const record = session.record()
    if (!record || record.entries.length === 0 || !isTimeRunning(session.snapshot())) return
    write({ ...record, entries: [...record.entries, { at: host.clock.now(), action: PAUSE }] }, false)
  }
  let stopTimer = session.snapshot().stopwatch ? host.clock.after(SAVE_TIME_MS, saveTime) : () => {}

  function write(record: TableRecord, finished: boolean): void {
    const savedAt = host.clock.now()
    last = last
      .catch(() => {})
      .then(() => keepApart(record))
      .then(() => host.savedGames.put({ id, savedAt, finished, saved: { ...about, record } }))
      .then(() => {
        writtenAt = savedAt
      })
    onSave(last)
  }

  /** A game that was continued elsewhere meanwhile keeps its file, and this one gets another. */
  async function keepApart(record: TableRecord): Promise<void> {
    const stored = await host.savedGames.find(id)
    if (!stored || stored.savedAt === writtenAt || isContinuation(record, stored.saved.record)) return
    id = host.newId()
    onConflict?.(shellText.play.savedApart(id))
  }
  const unsubscribe = session.subscribe(save)
  const running = noteRunningClock({
    store: host.preferences,
    clock: host.clock,
    session,
    seed: table.record.seed,
  })
  const label = dailyLabel(loaded, table)
  // Loaded during the game, so that the results are there at its end.
  let achievementOf: ((result: PuzzleResult) => string | undefined) | undefined
  const { achievement } = loaded.text
  if (achievement)
    loadPuzzleResults(host.savedGames, loaded).then(
      games => {
        achievementOf = result => newAchievement(result, games, achievement)
      },
      () => {},
    )
  return {
    loaded,
    session,
    ...(label !== undefined && { label }),
    isShared: personSeats(players).length > 1,
    savedLocation: () =>
      shellText.play.kept(savedRecord.entries.length > 0 ? host.savedGames.pathOf?.(id) : undefined),
    savedId: () => id,
    whenSaved: () => last.catch(() => {}),
    notices: () => (origin ? [describeOriginInPlay(origin)] : []),
    endingNotes: () => endingNotes(loaded, session, achievementOf),
    leaveWarning: () => undefined,
    leaveMessage: () =>
      savedRecord.entries.length > 0 && !session.snapshot().ending ? shellText.play.savedAs(id) : undefined,
    close() {
      running.stop()
      // The stopwatch stops while the player is away. A game without a move is not saved for that.
      if (isTimeRunning(session.snapshot()) && savedRecord.entries.length > 0) session.pause()
      stopTimer()
      unsubscribe()
      session.close()
    },
  }
}

/** Whether a record is the stored one, perhaps with more entries. */
function isContinuation(record: TableRecord, stored: TableRecord): boolean {
  const beginning = record.entries.slice(0, stored.entries.length)
  return isDeepStrictEqual(beginning, stored.entries)
}

/** The title and day of a daily puzzle. */
function dailyLabel({ card }: LoadedGame, { record }: Table): string | undefined {
  const daily = parseDailySeed(record.seed)
  const title = daily && card.dailies?.[daily.daily]?.name
  return title === undefined ? undefined : shellText.daily.of(title, daily!.day)
}

function endingNotes(
  loaded: LoadedGame,
  session: Session,
  achievementOf: ((result: PuzzleResult) => string | undefined) | undefined,
): readonly string[] {
  const { stopwatch, ending } = session.snapshot()
  const record = session.record()
  if (!stopwatch || !ending || !record) return []
  const table = restoreAnyVersion(loaded, record)
  const facts = table.ok ? describeFacts(loaded, table.value) : undefined
  const result = table.ok ? puzzleResultOf(table.value) : undefined
  const earned = result && achievementOf?.(result)
  return [...(earned ? [earned] : []), shellText.play.took(formatDuration(stopwatch.ranMs), facts)]
}

/** A new table on this machine; its deal is generated in a worker. */
export function createTable(
  host: TerminalHost,
  loaded: LoadedGame,
  request: GameRequest,
  report?: Report,
): EngineTask<Result<Table>> {
  const { engineClient, clock, newSeed } = host
  const device = {
    engineClient,
    clock,
    newSeed,
    learnedDeal: (players: readonly Player[]) => learnedDeal(host, loaded, players),
  }
  return startTable(device, loaded, request, report)
}

/** Whether a person waits for the deal. A puzzle that a link brings is complete and there at once. */
export function isGenerationSlow({ rules, puzzles }: LoadedGame, params: object): boolean {
  if (!puzzles) return false
  const values = params as Readonly<Record<string, unknown>>
  return !Object.entries(rules.options as AnyOptions).some(
    ([key, option]) => option.kind === 'puzzle' && !option.isPasted && values[key] !== option.default,
  )
}

/** The table of a saved game, with its clocks as they were: nobody loses time while the program is closed. */
export function resumeTable(host: TerminalHost, loaded: LoadedGame, saved: SavedGame): Result<Table> {
  const table = restoreAnyVersion(loaded, saved.record)
  if (!table.ok) return table
  const now = host.clock.now()
  if (isPaused(table.value)) return act(table.value, { do: 'resume', seat: 0 }, now)
  return accept(reopenTable(table.value, now, lastOpenAt(host.preferences, saved.record.seed)))
}

/** Whether the stopwatch is running. */
export function isTimeRunning({ stopwatch, ending }: Snapshot): boolean {
  return !ending && stopwatch !== undefined && stopwatch.since !== null
}

/** Whether the game is paused. */
export function isGamePaused({ stopwatch, ending }: Snapshot): boolean {
  return !ending && stopwatch?.since === null
}
