import type { ImportSummary } from '#app/backup-words.ts'
import {
  FIRST_STEPS_SEEN,
  preferenceKeys,
  readLessonProgress,
  TERMINAL_ONLY_PREFIX,
  writeLessonProgress,
} from '#app/preference-keys.ts'
import { gameIds, loadMetadata } from '#games/catalog.ts'
import { isObject, parseJson } from '#kernel/json.ts'
import { ALL_DONE } from '../lessons/lesson-progress.ts'
import type { KeyValueStore } from '../shell/host.ts'

type StoredPreferences = Readonly<Record<string, string>>

/** A thing that a browser remembers too, by another name and perhaps in another form. */
interface SharedPreference {
  /** What it is called in the file of everything, and in the memory here. */
  readonly backupKey: string
  readonly storageKey: string
  /** As the file has it, and as it is kept here; undefined where there is no such thing. */
  toBackup(kept: string): Promise<string | undefined>
  fromBackup(text: string, here: string | undefined): Promise<string | undefined>
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

/** What is remembered here, for the file of everything: as a browser has it, where a browser has it too. */
export async function exportPreferences(memory: KeyValueStore): Promise<StoredPreferences> {
  const shared = new Map<string, string>()
  const own = new Map(Object.entries(memory.entries()))
  for (const { backupKey, storageKey, toBackup } of SHARED_PREFERENCES) {
    const kept = memory.get(storageKey)
    const text = kept === undefined ? undefined : await toBackup(kept)
    if (text === undefined) continue
    shared.set(backupKey, text)
    for (const one of own.keys()) if (fileNameOf(one) === fileNameOf(storageKey)) own.delete(one)
  }
  return {
    ...joinSettings(Object.fromEntries(shared)),
    ...Object.fromEntries([...own].map(([name, value]) => [TERMINAL_ONLY_PREFIX + name, value])),
  }
}

/** Takes over what nobody has set here, and lessons that are further; what is set here stays. */
export async function mergePreferences(
  memory: KeyValueStore,
  remembered: StoredPreferences,
): Promise<ImportSummary['remembered']> {
  const file = splitSettings(remembered)
  let brought = 0
  let left = 0
  function remember(place: string, value: string): void {
    memory.set(place, value)
    brought += 1
  }
  for (const [name, value] of Object.entries(file)) {
    if (!name.startsWith(TERMINAL_ONLY_PREFIX)) continue
    const place = name.slice(TERMINAL_ONLY_PREFIX.length)
    const here = memory.get(place)
    if (here === undefined) remember(place, value)
    else if (here !== value) left += 1
  }
  for (const { backupKey: name, storageKey: place, fromBackup, toBackup: written } of SHARED_PREFERENCES) {
    const here = memory.get(place)
    const value = file[name] === undefined ? undefined : await fromBackup(file[name], here)
    if (value === undefined) continue
    if (value !== here) remember(place, value)
    else if ((await written(value)) !== file[name]) left += 1
  }
  return { brought, left }
}

function samePreference(name: string, place: string): SharedPreference {
  return {
    backupKey: name,
    storageKey: place,
    toBackup: async kept => kept,
    fromBackup: async (text, here) => here ?? text,
  }
}

function firstStepsPreference(game: string): SharedPreference {
  return {
    backupKey: preferenceKeys.firstSteps(game),
    storageKey: `first ${game}`,
    toBackup: async kept => (kept === ALL_DONE ? FIRST_STEPS_SEEN : undefined),
    fromBackup: async text => (text === FIRST_STEPS_SEEN ? ALL_DONE : undefined),
  }
}

/** A browser remembers which lessons are done, a terminal which comes next; what is further counts. */
function lessonsPreference(game: string): SharedPreference {
  async function lessonIds(): Promise<readonly string[]> {
    const taught = await (await loadMetadata(game))?.loadLessons?.()
    return taught?.lessons.map(({ id }) => id) ?? []
  }
  const doneBefore = (ids: readonly string[], kept: string | undefined) =>
    kept === ALL_DONE ? ids.length : Math.max(0, ids.indexOf(kept ?? ''))
  return {
    backupKey: preferenceKeys.lessons(game),
    storageKey: `lesson ${game}`,
    async toBackup(kept) {
      const ids = await lessonIds()
      const done = doneBefore(ids, kept)
      return done > 0 ? writeLessonProgress({ at: done % ids.length, done: ids.slice(0, done) }) : undefined
    },
    async fromBackup(text, here) {
      const ids = await lessonIds()
      const { done } = readLessonProgress(text)
      const next = ids.find(id => !done.includes(id)) ?? ALL_DONE
      return doneBefore(ids, next) > doneBefore(ids, here) ? next : undefined
    },
  }
}

/** Settings are one thing in the file; here each stands by itself, as `settings.pace`. */
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

/** A name as the memory's files have it. */
function fileNameOf(name: string): string {
  return name.replaceAll(/[^a-z0-9]+/g, '-')
}
