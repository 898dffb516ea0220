import type { Position, SettledMark, Step } from '../engine/techniques/technique.ts'
import type { Topology } from '../rules/topology.ts'
import { type ShadingMask, withoutRepeats } from './every-solution.ts'

/** A step that a technique takes, and a shading that obeys all rules and yet contradicts the step. */
export interface Refutation {
  readonly step: Step
  readonly shading: ShadingMask
}

/** Looks among the shadings that fit a position for one that contradicts some steps taken there. */
export function refute(steps: readonly Step[], fitting: readonly ShadingMask[]): Refutation | undefined {
  for (const step of steps)
    for (const { cell, mark } of step.conclusions) {
      const wrong = fitting.find(shading => markIn(shading, cell) !== mark)
      if (wrong !== undefined) return { step, shading: wrong }
    }
  return undefined
}

/** The shadings that repeat no number and agree with the known cells. */
export function shadingsFitting(
  { topology, known }: Position,
  shadings: readonly ShadingMask[],
): ShadingMask[] {
  const masks = (['shaded', 'kept'] as const).map(mark =>
    known.reduce((mask, one, cell) => (one === mark ? mask | (1 << cell) : mask), 0),
  )
  const [shaded, kept] = [masks[0]!, masks[1]!]
  return withoutRepeats(
    topology,
    shadings.filter(shading => (shading & shaded) === shaded && (shading & kept) === 0),
  )
}

export function markIn(shading: ShadingMask, cell: number): SettledMark {
  return (shading >> cell) & 1 ? 'shaded' : 'kept'
}

/** Every partition of `length` cells into groups of equal numbers: 1111, 1112, 1121 and so on. */
export function everyPattern(length: number): number[][] {
  if (length === 0) return [[]]
  return everyPattern(length - 1).flatMap(pattern =>
    Array.from({ length: Math.max(0, ...pattern) + 1 }, (_, index) => [...pattern, index + 1]),
  )
}

/**
 * Every pattern of equal numbers in the window, at every place of the board, all other numbers different. A
 * technique that takes a step in a window must be right whatever the rest of the board holds.
 */
export function* everyWindow(
  topology: Topology,
  window: readonly (readonly [row: number, column: number])[],
): Generator<Topology> {
  const patterns = everyPattern(window.length)
  for (let row = 0; row < topology.rows; row++)
    for (let column = 0; column < topology.cols; column++) {
      const cells = window.map(([down, right]) => topology.at({ row: row + down, column: column + right }))
      if (cells.some(cell => cell === undefined)) continue
      for (const pattern of patterns) {
        // Above all numbers of the empty board.
        const numbers = [...topology.numbers]
        for (const [place, cell] of cells.entries()) numbers[cell!] = 1000 + pattern[place]!
        yield { ...topology, numbers }
      }
    }
}
