import { isObject, parseJson } from '#kernel/json.ts'
import { readSaved, writeSaved } from '#session/saved.ts'
import type { Shelf, ShelvedGame } from '#session/shelf.ts'

/** What the lobby and the history say of a game without loading its rules. */
export interface Summary {
  /** Whose turn it is, or how it ended, in a few words. */
  readonly line: string
  /** Whether the one person at this screen won; undefined where nobody can say "I". */
  readonly won?: boolean
  readonly moves: number
  /** How long a finished puzzle took. */
  readonly ms?: number
}

export interface KeptGame extends ShelvedGame {
  readonly summary: Summary
}

export interface DeviceShelf extends Shelf {
  list(): Promise<readonly KeptGame[]>
  find(id: string): Promise<KeptGame | undefined>
  keep(game: KeptGame): Promise<void>
  /** Calls back when another tab has changed this game, or may have. */
  watch(id: string, changed: () => void): () => void
  clear(): Promise<void>
}

/** The device has no room left, or lets nothing be kept. */
export class ShelfFullError extends Error {}

const PREFIX = 'quincunx.game.'

/** One key a game, so that two tabs never write over each other's games. */
export function openShelf(storage: Storage): DeviceShelf {
  function read(key: string): KeptGame | undefined {
    const text = storage.getItem(key)
    return text === null ? undefined : readKept(key.slice(PREFIX.length), text)
  }
  function keys(): string[] {
    return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(key =>
      key.startsWith(PREFIX),
    )
  }
  return {
    async list() {
      return keys()
        .flatMap(key => read(key) ?? [])
        .sort((one, other) => other.savedAt - one.savedAt)
    },
    async find(id) {
      return read(PREFIX + id)
    },
    async keep(game) {
      try {
        storage.setItem(PREFIX + game.id, writeKept(game))
      } catch {
        throw new ShelfFullError()
      }
    },
    async remove(id) {
      storage.removeItem(PREFIX + id)
    },
    watch(id, changed) {
      const heard = (event: StorageEvent) => {
        if (event.storageArea === storage && event.key === PREFIX + id) changed()
      }
      // A page that the browser had put aside heard nothing meanwhile.
      const shown = (event: PageTransitionEvent) => {
        if (event.persisted) changed()
      }
      addEventListener('storage', heard)
      addEventListener('pageshow', shown)
      return () => {
        removeEventListener('storage', heard)
        removeEventListener('pageshow', shown)
      }
    },
    async clear() {
      for (const key of keys()) storage.removeItem(key)
    },
  }
}

function writeKept({ savedAt, finished, summary, saved }: KeptGame): string {
  return JSON.stringify({ savedAt, finished, summary, game: writeSaved(saved) })
}

function readKept(id: string, text: string): KeptGame | undefined {
  const value = parseJson(text)
  if (!isObject(value) || typeof value.game !== 'string') return undefined
  const saved = readSaved(value.game)
  if (!saved.ok || typeof value.savedAt !== 'number') return undefined
  const summary = value.summary as Partial<Summary> | undefined
  return {
    id,
    savedAt: value.savedAt,
    finished: value.finished === true,
    saved: saved.value,
    summary: {
      line: typeof summary?.line === 'string' ? summary.line : '',
      moves: typeof summary?.moves === 'number' ? summary.moves : 0,
      ...(typeof summary?.won === 'boolean' && { won: summary.won }),
      ...(typeof summary?.ms === 'number' && { ms: summary.ms }),
    },
  }
}
