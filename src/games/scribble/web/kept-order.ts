import type { Seat } from '#kernel/game.ts'

const KEY = 'quincunx.scribble.bags'
const TABLES_KEPT = 24

type Kept = readonly (readonly [place: string, letters: readonly string[]])[]

/** In which order a player keeps the letters at a table, as this device remembers it. */
export function readOrder(table: string, seat: Seat): readonly string[] {
  return readAll().find(([place]) => place === placeOf(table, seat))?.[1] ?? []
}

export function keepOrder(table: string, seat: Seat, letters: readonly string[]): void {
  const place = placeOf(table, seat)
  const others = readAll().filter(one => one[0] !== place)
  try {
    localStorage.setItem(KEY, JSON.stringify([[place, letters], ...others].slice(0, TABLES_KEPT)))
  } catch {
    // Then it lasts as long as the page.
  }
}

function placeOf(table: string, seat: Seat): string {
  return `${table} ${seat}`
}

function readAll(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(one => Array.isArray(one?.[1])) : []
  } catch {
    return []
  }
}
