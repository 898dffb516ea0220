import { isObject, parseJson } from '#kernel/json.ts'
import type { KeyValueStore } from './key-value-store.ts'

/** The keys of preferences, the same in browser, terminal and backups. */
export const preferenceKeys = {
  settings: 'settings',
  aids: (game: string) => `aids.${game}`,
  learning: (game: string) => `learning.${game}`,
  firstSteps: (game: string) => `first.${game}`,
  lessons: (game: string) => `lessons.${game}`,
  setup: (game: string) => `setup.${game}`,
  exercises: (game: string) => `exercises.${game}`,
  accuracy: (game: string) => `accuracy.${game}`,
} as const

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'none'] as const
export const PACES = ['at-once', 'calm', 'slow'] as const
export const TOUCH_CONFIRMATIONS = ['small', 'always', 'never'] as const
export const STOPWATCHES = ['shown', 'hidden'] as const
export const SIGNAL_SWITCHES = ['off', 'on'] as const
export const MICE = ['used', 'unused'] as const

export interface Settings {
  /** The browser's colours. */
  readonly theme: (typeof THEMES)[number]
  /** The terminal's background. */
  readonly background: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly pace: (typeof PACES)[number]
  readonly confirming: (typeof TOUCH_CONFIRMATIONS)[number]
  readonly stopwatch: (typeof STOPWATCHES)[number]
  readonly sound: (typeof SIGNAL_SWITCHES)[number]
  readonly vibration: (typeof SIGNAL_SWITCHES)[number]
  /** Whether the terminal's boards can be clicked. */
  readonly mouse: (typeof MICE)[number]
}

/** Reads each stored setting by itself; one that cannot be read has its default. */
export function readSettings(store: KeyValueStore): Settings {
  const parts = readSettingParts(store.get(preferenceKeys.settings))
  return {
    theme: oneOf(THEMES, parts.theme, 'system'),
    background: oneOf(THEMES, parts.background, 'system'),
    motion: oneOf(MOTIONS, parts.motion, 'system'),
    pace: oneOf(PACES, parts.pace, 'calm'),
    confirming: oneOf(TOUCH_CONFIRMATIONS, parts.confirming, 'small'),
    stopwatch: oneOf(STOPWATCHES, parts.stopwatch, 'shown'),
    sound: oneOf(SIGNAL_SWITCHES, parts.sound, 'off'),
    vibration: oneOf(SIGNAL_SWITCHES, parts.vibration, 'off'),
    mouse: oneOf(MICE, parts.mouse, 'used'),
  }
}

/** Stores only the settings that were ever changed, so that a backup can add the others. */
export function changeSettings(store: KeyValueStore, change: Partial<Settings>): void {
  const parts = readSettingParts(store.get(preferenceKeys.settings))
  store.set(preferenceKeys.settings, JSON.stringify({ ...parts, ...change }))
}

/** The stored settings by name, unchecked. */
export function readSettingParts(text: string | undefined): Readonly<Record<string, unknown>> {
  const value = text === undefined ? undefined : parseJson(text)
  return isObject(value) ? value : {}
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.find(one => one === value) ?? otherwise
}

/** Marks a toggle that was switched off; one that was never switched is not stored. */
const SWITCHED_OFF = '-'

/** The toggles of a game's board that the player has switched: true for on. */
export function readBoardToggles(store: KeyValueStore, game: string): ReadonlyMap<string, boolean> {
  const ids = (store.get(preferenceKeys.aids(game)) ?? '').split(' ').filter(id => id !== '')
  return new Map(ids.map(id => (id.startsWith(SWITCHED_OFF) ? [id.slice(1), false] : [id, true])))
}

export function saveBoardToggles(
  store: KeyValueStore,
  game: string,
  switched: ReadonlyMap<string, boolean>,
): void {
  const ids = [...switched].map(([id, isOn]) => (isOn ? id : SWITCHED_OFF + id))
  store.set(preferenceKeys.aids(game), ids.join(' '))
}

/** The stored value once the first steps were completed or skipped. */
export const FIRST_STEPS_SEEN = 'seen'

export function hasSeenFirstSteps(store: KeyValueStore, game: string): boolean {
  return store.get(preferenceKeys.firstSteps(game)) === FIRST_STEPS_SEEN
}

export function markFirstStepsSeen(store: KeyValueStore, game: string): void {
  store.set(preferenceKeys.firstSteps(game), FIRST_STEPS_SEEN)
}

/** A player's progress in the lessons of a game. */
export interface LessonProgress {
  /** The index of the lesson to continue with; the number of lessons after the last one. */
  readonly at: number
  /** The ids of completed lessons. */
  readonly done: readonly string[]
}

/** An earlier terminal stored this in place of the next lesson's id once all were done. */
const ALL_DONE = 'finished'

/** Undefined before the first lesson was opened. */
export function readLessonProgress(
  store: KeyValueStore,
  game: string,
  lessonIds: readonly string[],
): LessonProgress | undefined {
  const text = store.get(preferenceKeys.lessons(game))
  return text === undefined ? undefined : parseLessonProgress(text, lessonIds)
}

/** Reads stored progress, also in the form of earlier terminals: the id of the next lesson. */
export function parseLessonProgress(text: string, lessonIds: readonly string[]): LessonProgress | undefined {
  const next = text === ALL_DONE ? lessonIds.length : lessonIds.indexOf(text)
  if (next >= 0) return { at: next, done: lessonIds.slice(0, next) }
  const value = parseJson(text)
  if (!isObject(value)) return undefined
  const { at, done } = value
  return {
    at: Number.isInteger(at) && (at as number) >= 0 ? (at as number) : 0,
    done: Array.isArray(done) ? done.filter(id => typeof id === 'string') : [],
  }
}

export function saveLessonProgress(store: KeyValueStore, game: string, progress: LessonProgress): void {
  store.set(preferenceKeys.lessons(game), JSON.stringify(progress))
}
