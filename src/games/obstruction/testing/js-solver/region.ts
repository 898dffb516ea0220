import { canonical } from './canonical.ts'
import { countCells, emptyRows, type Rows, SIDE, spread } from './rows.ts'
import { mergeTwins } from './twins.ts'

/** A connected set of open cells in canonical form, with twins merged. The solver works on these. */
export interface Region {
  readonly rows: Rows
  readonly cells: number
}

/**
 * The connected regions of a set of open cells, without those of value 0: equal pairs, and regions in which every move
 * can be answered by its half-turn image.
 */
export function split(open: Rows): Region[] {
  const regions: Region[] = []
  const rest = open.slice()
  for (let row = 0; row < SIDE; row++) {
    while (rest[row] !== 0) {
      const region = reduce(takeConnected(rest, row))
      if (region !== undefined) toggle(regions, region)
    }
  }
  return regions
}

function reduce(connected: Rows): Region | undefined {
  let form = canonical(connected)
  if (form.mirrored) return undefined
  // Merged in canonical form, so that the same cells remain in all images of a region.
  const merged = mergeTwins(form.rows)
  const cells = countCells(merged)
  if (cells !== countCells(form.rows)) {
    form = canonical(merged)
    if (form.mirrored) return undefined
  }
  return { rows: form.rows, cells }
}

function toggle(regions: Region[], region: Region): void {
  const equal = regions.findIndex(other => isSame(other, region))
  if (equal < 0) regions.push(region)
  else regions.splice(equal, 1)
}

function isSame(region: Region, other: Region): boolean {
  if (region.cells !== other.cells) return false
  for (let row = 0; row < SIDE; row++) {
    if (region.rows[row] !== other.rows[row]) return false
  }
  return true
}

/** Moves the cells connected with the first one of `row` out of `rest`. */
function takeConnected(rest: number[], row: number): number[] {
  const taken = emptyRows()
  taken[row] = rest[row]! & -rest[row]!
  let top = row
  let bottom = row
  for (let grown = true; grown; ) {
    grown = false
    if (bottom < SIDE - 1) bottom++
    if (top > 0) top--
    for (let at = top; at <= bottom; at++) {
      const near = (at > 0 ? taken[at - 1]! : 0) | taken[at]! | (at < SIDE - 1 ? taken[at + 1]! : 0)
      const more = spread(near) & rest[at]! & ~taken[at]!
      if (more === 0) continue
      taken[at]! |= more
      grown = true
    }
  }
  for (let at = top; at <= bottom; at++) rest[at]! &= ~taken[at]!
  return taken
}
