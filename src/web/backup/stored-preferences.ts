import { readLessonProgress } from '#app/preference-keys.ts'

const PREFIX = 'quincunx.'

/**
 * Not part of the preferences: games are exported by themselves, the online identity depends on a cookie, and some
 * preferences are for the terminal only.
 */
const NOT_EXPORTED = /^(game\.|player\b|terminal\.)/

/** Settings, last choices and progress in lessons: everything that this browser stores besides games. */
export function readStoredPreferences(storage: Storage): Readonly<Record<string, string>> {
  return Object.fromEntries(
    keysIn(storage)
      .map(key => key.slice(PREFIX.length))
      .filter(name => !NOT_EXPORTED.test(name))
      .map(name => [name, storage.getItem(PREFIX + name) ?? '']),
  )
}

/** Adds the preferences that this browser has not set, and progress in lessons that goes further. */
export function mergePreferences(
  storage: Storage,
  remembered: Readonly<Record<string, string>>,
): { readonly brought: number; readonly left: number } {
  let brought = 0
  let left = 0
  for (const [name, text] of Object.entries(remembered)) {
    if (NOT_EXPORTED.test(name) || !/^[\w.-]{1,80}$/.test(name)) continue
    const here = storage.getItem(PREFIX + name)
    if (here === text) continue
    if (here !== null && !(name.startsWith('lessons.') && hasMoreProgress(text, here))) {
      left += 1
      continue
    }
    storage.setItem(PREFIX + name, text)
    brought += 1
  }
  return { brought, left }
}

/** Deletes everything that is stored in this browser, games and name included. */
export function deleteAllStored(storage: Storage): void {
  for (const key of keysIn(storage)) storage.removeItem(key)
}

function keysIn(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
    key.startsWith(PREFIX),
  )
}

function hasMoreProgress(one: string, other: string): boolean {
  return readLessonProgress(one).done.length > readLessonProgress(other).done.length
}
