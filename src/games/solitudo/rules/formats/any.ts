import type { Result } from '#kernel/result.ts'
import { type Puzzle, readPuzzle } from '../puzzle.ts'

/** Reads a puzzle in any form it may be pasted in. */
export function readAnyPuzzle(text: string): Result<Puzzle> {
  return readPuzzle(text)
}
