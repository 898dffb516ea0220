import { isObject, parseJson } from '#kernel/json.ts'
import { preferences } from '../preferences.ts'

/** Under `player`, which is not exported: it means nothing on another device. */
const KEY = 'player.table'
/** Nobody waits longer for a rematch. */
const FRESH_MS = 3_600_000

/** The table whose game has just ended, where the opponent may ask for a rematch. */
export function readLastTable(): string | undefined {
  const value = parseJson(preferences.get(KEY) ?? '')
  const { id, at } = isObject(value) ? value : {}
  return typeof id === 'string' && typeof at === 'number' && Date.now() - at < FRESH_MS ? id : undefined
}

export function saveLastTable(id: string): void {
  preferences.set(KEY, JSON.stringify({ id, at: Date.now() }))
}
