import { isObject, parseJson } from '#kernel/json.ts'
import type { KeyValueStore } from '../key-value-store.ts'
import { preferenceKeys } from '../preferences.ts'
import {
  type Attempt,
  CHALLENGE_MODES,
  type ChallengeResult,
  EMPTY_LOG,
  type ExerciseLog,
  type Mistake,
  type PlayerRating,
  sortByTime,
} from './exercise-log.ts'

export function readExerciseLog(store: KeyValueStore, game: string): ExerciseLog {
  return parseExerciseLog(store.get(preferenceKeys.exercises(game))) ?? EMPTY_LOG
}

/** Changes the stored log, which another tab may have changed since it was read. Returns false if it cannot be stored. */
export function changeExerciseLog(
  store: KeyValueStore,
  game: string,
  change: (log: ExerciseLog) => ExerciseLog,
): boolean {
  return store.set(preferenceKeys.exercises(game), writeExerciseLog(change(readExerciseLog(store, game))))
}

export function writeExerciseLog({ attempts, ...rest }: ExerciseLog): string {
  return JSON.stringify({
    ...rest,
    attempts: attempts.map(({ id, at, kind, rating, credit, ms }) => [id, at, kind, rating, credit, ms]),
  })
}

/** Reads each part by itself, so that one damaged part does not take the others with it; undefined if nothing is readable. */
export function parseExerciseLog(text: string | undefined): ExerciseLog | undefined {
  const value = text === undefined ? undefined : parseJson(text)
  if (!isObject(value)) return undefined
  const earlier = isRating(value.earlier) ? value.earlier : undefined
  return {
    attempts: sortByTime(listOf(value.attempts, readAttempt)),
    ...(earlier && { earlier }),
    bookmarks: listOf(value.bookmarks, readText),
    mistakes: listOf(value.mistakes, item => (isMistake(item) ? item : undefined)),
    searchedGames: listOf(value.searchedGames, readText),
    challenges: listOf(value.challenges, item => (isChallenge(item) ? item : undefined)),
  }
}

function listOf<Item>(value: unknown, read: (item: unknown) => Item | undefined): readonly Item[] {
  return Array.isArray(value) ? value.flatMap(item => read(item) ?? []) : []
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function readAttempt(value: unknown): Attempt | undefined {
  if (!Array.isArray(value)) return undefined
  const [id, at, kind, rating, credit, ms] = value
  const isReadable =
    typeof id === 'string' && typeof kind === 'string' && [at, rating, credit, ms].every(Number.isFinite)
  return isReadable ? { id, at, kind, rating, credit: Math.min(1, Math.max(0, credit)), ms } : undefined
}

function isMistake(value: unknown): value is Mistake {
  return isObject(value) && typeof value.id === 'string' && Number.isFinite(value.at)
}

function isChallenge(value: unknown): value is ChallengeResult {
  if (!isObject(value) || !CHALLENGE_MODES.some(mode => mode === value.mode)) return false
  return Number.isFinite(value.at) && Number.isFinite(value.solved)
}

function isRating(value: unknown): value is PlayerRating {
  if (!isObject(value)) return false
  const { rating, deviation, volatility, at, attempts, solved } = value
  const isPositive = [deviation, volatility].every(part => Number.isFinite(part) && (part as number) > 0)
  return isPositive && [rating, at, attempts, solved].every(Number.isFinite)
}
