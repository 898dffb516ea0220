import { emptyRows, type Rows, SIDE, spread } from './rows.ts'

/**
 * Keeps one cell of every set of twins: touching cells with the same neighbours. A move that blocks one blocks all of
 * them, so the value stays the same and many different regions become one.
 */
export function mergeTwins(rows: Rows): number[] {
  const kept = emptyRows()
  let above = 0
  let aboveThat = 0
  for (let row = 0; row < SIDE; row++) {
    const here = rows[row]!
    const below = row + 1 < SIDE ? rows[row + 1]! : 0
    const beside = above | here | below
    // A cell is removed when the cell to its left, or one of the three above it, is its twin.
    let goes = (here << 1) & ~(beside << 2) & ~(beside >> 1)
    const pair = above | here
    const aboveClear = ~spread(aboveThat)
    const belowClear = ~spread(below)
    goes |= above & aboveClear & belowClear
    goes |= ((above & aboveClear & ~(pair << 1)) << 1) & belowClear & ~(pair >> 1)
    goes |= ((above & aboveClear & ~(pair >> 1)) >> 1) & belowClear & ~(pair << 1)
    kept[row] = here & ~goes
    aboveThat = above
    above = here
  }
  return kept
}
