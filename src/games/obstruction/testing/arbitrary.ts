import fc from 'fast-check'
import { afterMark, emptyPosition } from '../engine/solver/position.ts'
import type { Position } from '../engine/solver/solver.ts'

/** A position some moves into a game, with at most `mostOpen` cells open. */
export function somePosition({ sides, mostOpen }: { sides: [number, number]; mostOpen: number }) {
  const [min, max] = sides
  const side = fc.integer({ min, max })
  const choices = fc.array(fc.nat(), { minLength: 50, maxLength: 50 })
  return fc.tuple(side, side, fc.nat(mostOpen), choices).map(([rows, cols, most, picks]): Position => {
    let position = emptyPosition(rows, cols)
    for (const pick of picks) {
      if (position.open.length <= most) break
      position = afterMark(position, position.open[pick % position.open.length]!)
    }
    return position
  })
}
