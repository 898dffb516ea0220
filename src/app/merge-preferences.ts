import { parseAccuracyLog } from './accuracy.ts'
import { mergeExerciseLogs } from './exercises/exercise-log.ts'
import { parseExerciseLog, writeExerciseLog } from './exercises/exercise-log-format.ts'
import { isKey, type KeyValueStore } from './key-value-store.ts'
import { upgradeBackupPreferences } from './old-terminal-preferences.ts'
import { FIRST_STEPS_SEEN, parseLessonProgress, preferenceKeys, readSettingParts } from './preferences.ts'

type Preferences = Readonly<Record<string, string>>

/** The result of merging the preferences of a backup. */
export interface MergedPreferences {
  readonly imported: number
  /** Left out, because this device has a value of its own. */
  readonly leftOut: number
  /** Whether some last only as long as the program runs, because the device does not store them. */
  readonly isUnstored: boolean
}

/** Games are in a backup by themselves, the online identity depends on a cookie, and clocks run on one device. */
const NOT_IN_BACKUPS = /^(game\.|player\b|running-clock$)/
const LESSONS_PREFIX = preferenceKeys.lessons('')
const EXERCISES_PREFIX = preferenceKeys.exercises('')
const ACCURACY_PREFIX = preferenceKeys.accuracy('')
const FIRST_STEPS_PREFIX = preferenceKeys.firstSteps('')

/** The preferences of this device for a backup. */
export function preferencesForBackup(store: KeyValueStore): Preferences {
  return Object.fromEntries(Object.entries(store.entries()).filter(([key]) => isInBackups(key)))
}

/** Loads the ids of a game's lessons in order; none for an unknown game. */
export type LoadLessonIds = (game: string) => Promise<readonly string[]>

/** Adds the preferences that this device has not set, and progress in lessons that goes further. */
export async function mergePreferences(
  store: KeyValueStore,
  remembered: Preferences,
  loadLessonIds: LoadLessonIds,
): Promise<MergedPreferences> {
  let imported = 0
  let leftOut = 0
  let isUnstored = false
  for (const [key, value] of Object.entries(upgradeBackupPreferences(remembered))) {
    if (!isInBackups(key)) continue
    const here = store.get(key)
    const merged = key.startsWith(LESSONS_PREFIX)
      ? mergeLessons(value, here, await loadLessonIds(key.slice(LESSONS_PREFIX.length)))
      : merge(key, value, here)
    leftOut += merged.leftOut
    imported += merged.imported
    if (merged.imported > 0 && !store.set(key, merged.value)) isUnstored = true
  }
  return { imported, leftOut, isUnstored }
}

function isInBackups(key: string): boolean {
  return isKey(key) && !NOT_IN_BACKUPS.test(key)
}

interface Merged {
  readonly value: string
  readonly imported: number
  readonly leftOut: number
}

function merge(key: string, value: string, here: string | undefined): Merged {
  if (key === preferenceKeys.settings) return mergeSettings(value, here)
  if (key.startsWith(EXERCISES_PREFIX)) return mergeExercises(value, here)
  if (key.startsWith(ACCURACY_PREFIX)) return mergeAccuracy(value, here)
  const isReadable = !key.startsWith(FIRST_STEPS_PREFIX) || value === FIRST_STEPS_SEEN
  const isImported = here === undefined && isReadable
  const isLeftOut = here !== undefined && here !== value
  return { value, imported: Number(isImported), leftOut: Number(isLeftOut) }
}

function mergeSettings(value: string, here: string | undefined): Merged {
  const [theirs, ours] = [readSettingParts(value), readSettingParts(here)]
  const names = Object.keys(theirs)
  return {
    value: JSON.stringify({ ...theirs, ...ours }),
    imported: names.filter(name => !Object.hasOwn(ours, name)).length,
    leftOut: names.filter(name => Object.hasOwn(ours, name) && ours[name] !== theirs[name]).length,
  }
}

/** The further progress counts. */
function mergeLessons(value: string, here: string | undefined, lessonIds: readonly string[]): Merged {
  const doneIn = (text: string) => parseLessonProgress(text, lessonIds)?.done.length ?? 0
  const isFurther = doneIn(value) > (here === undefined ? 0 : doneIn(here))
  const isLeftOut = !isFurther && here !== undefined && here !== value
  return { value, imported: Number(isFurther), leftOut: Number(isLeftOut) }
}

/** Exercises of both devices count. */
function mergeExercises(value: string, here: string | undefined): Merged {
  const [theirs, ours] = [parseExerciseLog(value), parseExerciseLog(here)]
  const merged = theirs && ours ? mergeExerciseLogs(ours, theirs) : (theirs ?? ours)
  const text = merged ? writeExerciseLog(merged) : value
  return { value: text, imported: Number(theirs !== undefined && text !== here), leftOut: Number(!theirs) }
}

/** Games that were measured on either device need not be measured again. */
function mergeAccuracy(value: string, here: string | undefined): Merged {
  const theirs = parseAccuracyLog(value)
  const text = JSON.stringify({ ...theirs, ...parseAccuracyLog(here) })
  return { value: text, imported: Number(theirs !== undefined && text !== here), leftOut: Number(!theirs) }
}
