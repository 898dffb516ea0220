import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import { personSeats } from '#table/player.ts'
import { playedMoves } from '#table/replay.ts'
import { restore } from '#table/restore.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { preferenceKeys } from './preferences.ts'
import { countsInStatistics, type SavedGameStore, type StoredGame } from './saved-game-store.ts'

type ReviewedGame = Pick<GameEntry, 'rules' | 'presentation'>

/** The accuracy of the person in each game, in per cent, by the id of the game; null where there was nothing to measure. */
export type AccuracyLog = Readonly<Record<string, number | null>>

/** The person's own finished games whose accuracy can be measured, the oldest first. */
export async function measurableGames(
  savedGames: Pick<SavedGameStore, 'list'>,
  { rules, presentation }: ReviewedGame,
): Promise<readonly StoredGame[]> {
  if (!presentation?.accuracyOf) return []
  return (await savedGames.list())
    .filter(
      stored =>
        stored.finished &&
        countsInStatistics(stored) &&
        stored.saved.record.game === rules.id &&
        // The engine reviews games by the present rules.
        stored.saved.record.version === rules.version &&
        personSeats(stored.saved.players).length === 1,
    )
    .sort((one, other) => endedAt(one) - endedAt(other))
}

function endedAt({ saved: { record } }: StoredGame): number {
  return record.entries.at(-1)?.at ?? record.startedAt
}

/** Reviews a game in the worker. */
export function measureAccuracy(
  engineClient: EngineClient,
  { rules, presentation }: ReviewedGame,
  { saved: { players, record } }: StoredGame,
): EngineTask<number | null> {
  const table = restore(rules, record)
  if (!table.ok) return { result: Promise.resolve(null), cancel: () => {} }
  const { result, cancel } = engineClient.request({
    do: 'review',
    game: rules.id,
    line: playedMoves(table.value),
  })
  return {
    result: result.then(notes => presentation?.accuracyOf?.(notes, personSeats(players)[0]!) ?? null),
    cancel,
  }
}

export function readAccuracyLog(store: KeyValueStore, game: string): AccuracyLog {
  return parseAccuracyLog(store.get(preferenceKeys.accuracy(game))) ?? {}
}

/** Adds to the stored log, which another tab may have changed since it was read. */
export function saveAccuracy(
  store: KeyValueStore,
  game: string,
  measured: { readonly id: string; readonly accuracy: number | null },
): AccuracyLog {
  const log = { ...readAccuracyLog(store, game), [measured.id]: measured.accuracy }
  store.set(preferenceKeys.accuracy(game), JSON.stringify(log))
  return log
}

/** Leaves out what is not readable; undefined if nothing is. */
export function parseAccuracyLog(text: string | undefined): AccuracyLog | undefined {
  const value = text === undefined ? undefined : parseJson(text)
  if (!isObject(value)) return undefined
  const readable = (accuracy: unknown): accuracy is number | null =>
    accuracy === null || (typeof accuracy === 'number' && accuracy >= 0 && accuracy <= 100)
  return Object.fromEntries(
    Object.entries(value).flatMap(([id, accuracy]) => (readable(accuracy) ? [[id, accuracy]] : [])),
  )
}
