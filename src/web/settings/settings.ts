import * as app from '#app/preferences.ts'
import { preferenceKeys, type Settings } from '#app/preferences.ts'
import { useStore } from '../kit/use-store.ts'
import { preferences, watchPreference } from '../preferences.ts'

const CHANGED = 'quincunx:settings'

const PACE_MS: Readonly<Record<Settings['pace'], number>> = { 'at-once': 0, calm: 600, slow: 1500 }

let cached: { readonly text: string | undefined; readonly settings: Settings } | undefined

/** The same object until a setting changes. */
export function readSettings(): Settings {
  const text = preferences.get(preferenceKeys.settings)
  if (!cached || cached.text !== text) cached = { text, settings: app.readSettings(preferences) }
  return cached.settings
}

export function changeSettings(change: Partial<Settings>): void {
  app.changeSettings(preferences, change)
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

/** Whether the page may move by itself. */
export function isMotionAllowed(): boolean {
  return readSettings().motion !== 'none' && !matchMedia('(prefers-reduced-motion: reduce)').matches
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
  const unwatch = watchPreference(preferenceKeys.settings, elsewhere)
  return () => {
    removeEventListener(CHANGED, changed)
    unwatch()
  }
}

export function useSettings(): Settings {
  return useStore(onChange, readSettings)
}
