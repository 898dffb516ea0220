import type { PuzzleRequest } from './puzzle-request.ts'

/** The sizes for which puzzles are made (H3). */
export const AVAILABLE_SIZES: Readonly<
  Record<PuzzleRequest['shape'], readonly [least: number, most: number]>
> = {
  square: [4, 30],
  hexagon: [3, 7],
  holed: [3, 7],
}

/**
 * Whether puzzles as wished exist and are found soon. All do but one kind: on a full hexagon the flanked pair is the only
 * technique of grade 2, and a line of side 3 is too short for it. Its third A would touch the end of the other four, and
 * a pair at that end already tells all of it.
 */
export function isAvailable({ shape, size, grade }: PuzzleRequest): boolean {
  const [least, most] = AVAILABLE_SIZES[shape]
  if (!Number.isInteger(size) || size < least || size > most) return false
  return !(shape === 'hexagon' && size === 3 && grade === 2)
}
