import { describeResult } from '#app/result-sentence.ts'
import { type SavedGame, writeSavedGame } from '#app/saved-game-format.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import type { Person } from '#kernel/text.ts'
import { replaySteps } from '#table/replay.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { Table, TableRecord } from '#table/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { summaryInputOfTable } from '../play/game-summary.ts'
import { dailyPath, setupPath } from '../router.ts'

/** A finished game as it is told to others. */
export interface SharedResult {
  readonly sentence: string
  /** The board in signs, where the game has that. */
  readonly grid: string | undefined
  /** Where a reader can be led, the likeliest first. */
  readonly links: readonly SharedLink[]
}

export interface SharedLink {
  readonly to: 'puzzle' | 'replay'
  readonly address: string
}

interface ShareInput {
  readonly loadedGame: LoadedGame
  readonly saved: SavedGame
  /** As this screen speaks of them. */
  readonly people: readonly Person[]
  /** Where the game can be replayed; nothing where no link could carry it. */
  readonly replay: string | undefined
}

/** Only of a game that has ended: a link carries the seed, and with it all that is still hidden or to be drawn. */
export async function buildSharedResult({
  loadedGame,
  saved,
  people,
  replay,
}: ShareInput): Promise<SharedResult> {
  const table = restoreAnyVersion(loadedGame, saved.record)
  if (!table.ok) throw new Error(`A game that has ended cannot be told: ${table.rejection.code}`)
  const drawn = await loadedGame.loadResultGrid?.()
  const views = replaySteps(table.value, 'spectator').map(({ view }) => view)
  const puzzle = puzzleLink(loadedGame, saved.record)
  return {
    sentence: resultLine(loadedGame, table.value, people),
    grid: drawn?.resultGrid(views) || undefined,
    links: [
      ...(puzzle ? [{ to: 'puzzle', address: puzzle } as const] : []),
      ...(replay ? [{ to: 'replay', address: replay } as const] : []),
    ],
  }
}

function resultLine(loadedGame: LoadedGame, table: Table, people: readonly Person[]): string {
  const { text: words, face, puzzle: solo } = loadedGame
  const { ending, view, moves: made, stopwatch } = summaryInputOfTable(table)
  if (!ending) throw new Error('Only what has ended is told.')
  const puzzle = solo && stopwatch && { about: solo.describeTable(loadedGame, table), ms: stopwatch.ranMs }
  const moves = face.moveCount?.(view) ?? made
  return describeResult({ title: words.title, people, ending, moves, puzzle })
}

/** Where others find the same puzzle: that of a day by its day, any other by a link that carries it. */
export function puzzleLink({ rules }: LoadedGame, { seed, params }: TableRecord): string | undefined {
  const daily = parseDailySeed(seed)
  if (daily) return location.origin + dailyPath(rules.id, daily.daily, daily.day)
  const shared = rules.shareableSetup?.(params)
  if (!shared) return undefined
  const chosen = Object.entries(shared).map(([key, value]) => [key, String(value)])
  return `${location.origin}${setupPath(rules.id)}?${new URLSearchParams(chosen)}`
}

/** Hands the saved game out as a file. */
export function exportSavedGame(saved: SavedGame): void {
  downloadFile(exportFileName(saved.record, 'json'), writeSavedGame(saved))
}

export function exportFileName(
  { game, startedAt }: Pick<TableRecord, 'game' | 'startedAt'>,
  ending: string,
): string {
  return `quincunx-${game}-${new Date(startedAt).toISOString().slice(0, 10)}.${ending}`
}

/** Hands a text out as a file. */
export function downloadFile(name: string, text: string): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain;charset=utf-8'
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the blob by then.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
