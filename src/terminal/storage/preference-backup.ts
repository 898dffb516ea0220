import {
  FIRST_STEPS_SEEN,
  preferenceKeys,
  readLessonProgress,
  TERMINAL_ONLY_PREFIX,
  writeLessonProgress,
} from '#app/preference-keys.ts'
import type { ImportSummary } from '#app/text/en/backup.ts'
import { gameIds, loadMetadata } from '#games/catalog.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import { ALL_DONE } from '../lessons/lesson-progress.ts'
import type { KeyValueStore } from '../shell/host.ts'

type StoredPreferences = Readonly<Record<string, string>>

/** A preference that a browser has too, under another key and perhaps in another form. */
interface SharedPreference {
  /** Its key in a backup, and in the store here. */
  readonly backupKey: string
  readonly storageKey: string
  /** Converts the value to and from a backup; undefined where it has no counterpart. */
  toBackup(stored: string): Promise<string | undefined>
  fromBackup(text: string, current: string | undefined): Promise<string | undefined>
}

const SETTING_PREFIX = `${preferenceKeys.settings}.`

const SHARED_PREFERENCES: readonly SharedPreference[] = [
  samePreference(`${SETTING_PREFIX}pace`, 'pace'),
  samePreference(`${SETTING_PREFIX}stopwatch`, 'time'),
  ...gameIds.flatMap(game => [
    samePreference(preferenceKeys.aids(game), `aids ${game}`),
    samePreference(preferenceKeys.learning(game), `learning ${game}`),
    firstStepsPreference(game),
    lessonsPreference(game),
  ]),
]

/** The preferences for a backup, in the browser's form where it has them too. */
export async function exportPreferences(preferences: KeyValueStore): Promise<StoredPreferences> {
  const shared = new Map<string, string>()
  const rest = new Map(Object.entries(preferences.entries()))
  for (const { backupKey, storageKey, toBackup } of SHARED_PREFERENCES) {
    const stored = preferences.get(storageKey)
    const text = stored === undefined ? undefined : await toBackup(stored)
    if (text === undefined) continue
    shared.set(backupKey, text)
    for (const one of rest.keys()) if (fileNameOf(one) === fileNameOf(storageKey)) rest.delete(one)
  }
  return {
    ...joinSettings(Object.fromEntries(shared)),
    ...Object.fromEntries([...rest].map(([name, value]) => [TERMINAL_ONLY_PREFIX + name, value])),
  }
}

/** Imports preferences that are not set here, and lessons that are further; existing ones stay. */
export async function mergePreferences(
  preferences: KeyValueStore,
  remembered: StoredPreferences,
): Promise<ImportSummary['remembered']> {
  const file = splitSettings(remembered)
  let brought = 0
  let left = 0
  function remember(key: string, value: string): void {
    preferences.set(key, value)
    brought += 1
  }
  for (const [name, value] of Object.entries(file)) {
    if (!name.startsWith(TERMINAL_ONLY_PREFIX)) continue
    const key = name.slice(TERMINAL_ONLY_PREFIX.length)
    const current = preferences.get(key)
    if (current === undefined) remember(key, value)
    else if (current !== value) left += 1
  }
  for (const { backupKey: name, storageKey: key, fromBackup, toBackup } of SHARED_PREFERENCES) {
    const current = preferences.get(key)
    const value = file[name] === undefined ? undefined : await fromBackup(file[name], current)
    if (value === undefined) continue
    if (value !== current) remember(key, value)
    else if ((await toBackup(value)) !== file[name]) left += 1
  }
  return { brought, left }
}

function samePreference(name: string, key: string): SharedPreference {
  return {
    backupKey: name,
    storageKey: key,
    toBackup: async stored => stored,
    fromBackup: async (text, current) => current ?? text,
  }
}

function firstStepsPreference(game: string): SharedPreference {
  return {
    backupKey: preferenceKeys.firstSteps(game),
    storageKey: `first ${game}`,
    toBackup: async stored => (stored === ALL_DONE ? FIRST_STEPS_SEEN : undefined),
    fromBackup: async text => (text === FIRST_STEPS_SEEN ? ALL_DONE : undefined),
  }
}

/** A browser stores which lessons are done, a terminal which one is next; the further one counts. */
function lessonsPreference(game: string): SharedPreference {
  async function lessonIds(): Promise<readonly string[]> {
    const taught = await (await loadMetadata(game))?.loadLessons?.()
    return taught?.lessons.map(({ id }) => id) ?? []
  }
  const doneBefore = (ids: readonly string[], stored: string | undefined) =>
    stored === ALL_DONE ? ids.length : Math.max(0, ids.indexOf(stored ?? ''))
  return {
    backupKey: preferenceKeys.lessons(game),
    storageKey: `lesson ${game}`,
    async toBackup(stored) {
      const ids = await lessonIds()
      const done = doneBefore(ids, stored)
      return done > 0 ? writeLessonProgress({ at: done % ids.length, done: ids.slice(0, done) }) : undefined
    },
    async fromBackup(text, current) {
      const ids = await lessonIds()
      const { done } = readLessonProgress(text)
      const next = ids.find(id => !done.includes(id)) ?? ALL_DONE
      return doneBefore(ids, next) > doneBefore(ids, current) ? next : undefined
    },
  }
}

/** Settings are one entry in the file; here each has its own, such as `settings.pace`. */
function splitSettings({ [preferenceKeys.settings]: text, ...others }: StoredPreferences): StoredPreferences {
  const settings = text === undefined ? undefined : parseJson(text)
  const parts = Object.entries(isObject(settings) ? settings : {})
  return {
    ...others,
    ...Object.fromEntries(parts.map(([name, value]) => [SETTING_PREFIX + name, String(value)])),
  }
}

function joinSettings(remembered: StoredPreferences): StoredPreferences {
  const all = Object.entries(remembered)
  const settings = all.filter(([name]) => name.startsWith(SETTING_PREFIX))
  const others = all.filter(([name]) => !name.startsWith(SETTING_PREFIX))
  const written = Object.fromEntries(
    settings.map(([name, value]) => [name.slice(SETTING_PREFIX.length), value]),
  )
  return {
    ...(settings.length > 0 && { [preferenceKeys.settings]: JSON.stringify(written) }),
    ...Object.fromEntries(others),
  }
}

/** A key as the store's files have it. */
function fileNameOf(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/g, '-')
}
