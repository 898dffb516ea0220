import type { FastRng } from '#kernel/fast-rng.ts'
import { GREATEST_NUMBER } from '../../rules/puzzle.ts'
import type { SolverBoard } from '../solver/solver-board.ts'

const WORDS_SHIFT = 6

interface KeptNumbersOptions {
  readonly isShaded: Uint8Array
  /** Zero for the cells to fill. */
  readonly numberOf: Uint8Array
  /** Greater numbers are used only where none up to this one is free. */
  readonly usual: number
}

/**
 * Gives each kept cell without a number one that no kept cell in line with it has. The cell with the fewest choices
 * comes first, so that the given numbers seldom leave a cell without any.
 */
export function fillKeptNumbers(
  board: SolverBoard,
  { isShaded, numberOf, usual }: KeptNumbersOptions,
  dice: FastRng,
): void {
  const { cellCount, directions, lineOf } = board
  const used = new Uint8Array(board.lineCount << WORDS_SHIFT)
  const linesOf = (cell: number) => lineOf.subarray(cell * directions, (cell + 1) * directions)
  const isFree = (cell: number, number: number) =>
    linesOf(cell).every(line => used[(line << WORDS_SHIFT) | number] === 0)
  const use = (cell: number) => {
    for (const line of linesOf(cell)) used[(line << WORDS_SHIFT) | numberOf[cell]!] = 1
  }
  const choicesFor = (cell: number) => {
    const choices: number[] = []
    for (let number = 1; number <= usual; number++) if (isFree(cell, number)) choices.push(number)
    return choices
  }
  const found: number[] = []
  for (let cell = 0; cell < cellCount; cell++) {
    if (isShaded[cell] === 1) continue
    if (numberOf[cell] === 0) found.push(cell)
    else use(cell)
  }
  const open = Int16Array.from(found)
  // Otherwise equally constrained cells would be filled from the top, in a visible pattern.
  dice.shuffle(open)
  const choices = new Map(Array.from(open, cell => [cell, choicesFor(cell)]))
  while (choices.size > 0) {
    const [cell, free] = [...choices].reduce((best, one) => (one[1].length < best[1].length ? one : best))
    choices.delete(cell)
    numberOf[cell] = free.length > 0 ? free[dice.below(free.length)]! : leastFree(cell)
    use(cell)
    for (const [other, left] of choices) {
      const at = left.indexOf(numberOf[cell]!)
      if (at >= 0 && linesOf(other).some(line => linesOf(cell).includes(line))) left.splice(at, 1)
    }
  }

  function leastFree(cell: number): number {
    for (let number = usual + 1; number <= GREATEST_NUMBER; number++) if (isFree(cell, number)) return number
    throw new Error('A cell has fewer cells in line with it than there are numbers')
  }
}
