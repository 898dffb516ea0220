import { isObject, parseJson } from '#kernel/json.ts'
import { useStore } from '../kit/use-store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'none'] as const
export const PACES = ['at-once', 'calm', 'slow'] as const
export const TOUCH_CONFIRMATIONS = ['small', 'always', 'never'] as const
export const STOPWATCHES = ['shown', 'hidden'] as const

/** How this device likes it. */
export interface Settings {
  readonly theme: (typeof THEMES)[number]
  readonly motion: (typeof MOTIONS)[number]
  readonly pace: (typeof PACES)[number]
  readonly confirming: (typeof TOUCH_CONFIRMATIONS)[number]
  readonly stopwatch: (typeof STOPWATCHES)[number]
}

const KEY = 'quincunx.settings'
const CHANGED = 'quincunx:settings'

const PACE_MS: Readonly<Record<Settings['pace'], number>> = { 'at-once': 0, calm: 600, slow: 1500 }

let cached: { text: string | null; settings: Settings } | undefined

/** Reads each stored setting by itself; one that cannot be read takes its default. */
export function readSettings(): Settings {
  const text = readStoredText()
  if (cached?.text === text) return cached.settings
  const value = text === null ? undefined : parseJson(text)
  const parts = isObject(value) ? value : {}
  const settings: Settings = {
    theme: oneOf(THEMES, parts.theme, 'system'),
    motion: oneOf(MOTIONS, parts.motion, 'system'),
    pace: oneOf(PACES, parts.pace, 'calm'),
    confirming: oneOf(TOUCH_CONFIRMATIONS, parts.confirming, 'small'),
    stopwatch: oneOf(STOPWATCHES, parts.stopwatch, 'shown'),
  }
  cached = { text, settings }
  return settings
}

export function changeSettings(change: Partial<Settings>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readSettings(), ...change }))
  } catch {
    // Without storage a setting lasts as long as the page.
    cached = { text: readStoredText(), settings: { ...readSettings(), ...change } }
  }
  notifySettingsChanged()
}

/** Whatever changed them: puts them on the page, and tells who shows them. */
export function notifySettingsChanged(): void {
  applySettings()
  dispatchEvent(new Event(CHANGED))
}

/** Puts on the page what style sheets depend on. */
export function applySettings(): void {
  const { theme, motion } = readSettings()
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
  if (motion === 'system') delete dataset.motion
  else dataset.motion = motion
}

export function paceMs(): number {
  return PACE_MS[readSettings().pace]
}

function onChange(changed: () => void): () => void {
  const elsewhere = () => {
    applySettings()
    changed()
  }
  addEventListener(CHANGED, changed)
  addEventListener('storage', elsewhere)
  return () => {
    removeEventListener(CHANGED, changed)
    removeEventListener('storage', elsewhere)
  }
}

export function useSettings(): Settings {
  return useStore(onChange, readSettings)
}

function readStoredText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function oneOf<Value extends string>(values: readonly Value[], value: unknown, otherwise: Value): Value {
  return values.find(one => one === value) ?? otherwise
}
