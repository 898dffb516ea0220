import { type SavedGame, writeSavedGame } from '#app/saved-game-format.ts'
import { type OptionValues, writeSetupQuery } from '#app/setup-query.ts'
import { type SharedResult, sharedResult } from '#app/shared-result.ts'
import { parseDailySeed } from '#kernel/daily.ts'
import type { Person } from '#kernel/text.ts'
import { restoreAnyVersion } from '#table/restore.ts'
import type { TableRecord } from '#table/table.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { loadStreak } from '../puzzle/load-streak.ts'
import { dailyPath, setupPath } from '../router.ts'

/** A finished game as it is shared with others. */
export interface SharedGame extends SharedResult {
  /** Where a link can lead, the likeliest first. */
  readonly links: readonly SharedLink[]
  /** The variations did not fit into the link. */
  readonly isAnalysisLeftOut?: boolean
}

export interface SharedLink {
  readonly to: 'puzzle' | 'replay'
  readonly address: string
}

interface ShareInput {
  readonly loadedGame: LoadedGame
  readonly saved: SavedGame
  /** How this screen speaks of the players. */
  readonly people: readonly Person[]
  /** The link to its replay; absent where the game is too long for a link. */
  readonly replay: string | undefined
}

/** Only for a game that has ended: a link carries the seed, and with it everything hidden or still to be drawn. */
export async function buildSharedGame({
  loadedGame,
  saved,
  people,
  replay,
}: ShareInput): Promise<SharedGame> {
  const table = restoreAnyVersion(loadedGame, saved.record)
  if (!table.ok) throw new Error(`A game that has ended cannot be told: ${table.rejection.code}`)
  const streak = parseDailySeed(saved.record.seed) ? await loadStreak(loadedGame, saved.record) : undefined
  const shared = sharedResult(loadedGame, table.value, people, streak)
  if (!shared) throw new Error('Only what has ended is told.')
  const puzzle = puzzleLink(loadedGame, saved.record)
  return {
    ...shared,
    links: [
      ...(puzzle ? [{ to: 'puzzle', address: puzzle } as const] : []),
      ...(replay ? [{ to: 'replay', address: replay } as const] : []),
    ],
  }
}

/** The link to a puzzle for others. */
export function puzzleLink(loadedGame: LoadedGame, record: TableRecord): string | undefined {
  const path = puzzlePath(loadedGame, record)
  return path === undefined ? undefined : location.origin + path
}

/** The path of a puzzle: a daily puzzle by its day, any other by params that carry it. */
export function puzzlePath(
  { rules, puzzles }: LoadedGame,
  { seed, params, deal }: TableRecord,
): string | undefined {
  const daily = parseDailySeed(seed)
  if (daily) return dailyPath(rules.id, daily.daily, daily.day)
  if (!puzzles) return undefined
  return `${setupPath(rules.id)}?${writeSetupQuery(puzzles.link(params, deal) as OptionValues)}`
}

/** Downloads the saved game as a file. */
export function exportSavedGame(saved: SavedGame): void {
  downloadFile(exportFileName(saved.record, 'json'), writeSavedGame(saved))
}

export function exportFileName(
  { game, startedAt }: Pick<TableRecord, 'game' | 'startedAt'>,
  ending: string,
): string {
  return `quincunx-${game}-${new Date(startedAt).toISOString().slice(0, 10)}.${ending}`
}

/** Downloads a text or a file. */
export function downloadFile(name: string, content: string | Blob): void {
  const type = name.endsWith('.json') ? 'application/json' : 'text/plain;charset=utf-8'
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download keeps the blob alive by itself then.
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
