import type { Seat } from '#kernel/rules.ts'

const KEY = 'quincunx.scribble.bags'
const MAX_TABLES = 24

type SavedOrders = readonly (readonly [place: string, letters: readonly string[]])[]

/** In which order a player keeps the letters at a table, as this device remembers it. */
export function loadBagOrder(table: string, seat: Seat): readonly string[] {
  return loadAll().find(([place]) => place === orderKey(table, seat))?.[1] ?? []
}

export function saveBagOrder(table: string, seat: Seat, letters: readonly string[]): void {
  const place = orderKey(table, seat)
  const others = loadAll().filter(one => one[0] !== place)
  try {
    localStorage.setItem(KEY, JSON.stringify([[place, letters], ...others].slice(0, MAX_TABLES)))
  } catch {
    // Then it lasts as long as the page.
  }
}

function orderKey(table: string, seat: Seat): string {
  return `${table} ${seat}`
}

function loadAll(): SavedOrders {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => Array.isArray(one?.[1])) : []
  } catch {
    return []
  }
}
