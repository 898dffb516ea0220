import { parseJson } from '#kernel/json.ts'
import type { Seat } from '#kernel/rules.ts'
import type { BoardFaceProps } from '#web/kit/face.ts'

const KEY = 'scribble.bags'
const MAX_TABLES = 24

/** Absent on a board that stores nothing, such as that of a lesson. */
type Storage = BoardFaceProps['storage']
type SavedOrders = readonly (readonly [place: string, letters: readonly string[]])[]

/** In which order a player keeps the letters at a table, as this device remembers it. */
export function loadBagOrder(storage: Storage, table: string, seat: Seat): readonly string[] {
  return loadAll(storage).find(([place]) => place === orderKey(table, seat))?.[1] ?? []
}

export function saveBagOrder(storage: Storage, table: string, seat: Seat, letters: readonly string[]): void {
  const place = orderKey(table, seat)
  const others = loadAll(storage).filter(one => one[0] !== place)
  storage?.set(KEY, JSON.stringify([[place, letters], ...others].slice(0, MAX_TABLES)))
}

function orderKey(table: string, seat: Seat): string {
  return `${table} ${seat}`
}

function loadAll(storage: Storage): SavedOrders {
  const kept: unknown = parseJson(storage?.get(KEY) ?? '[]')
  return Array.isArray(kept) ? kept.filter(one => Array.isArray(one?.[1])) : []
}
