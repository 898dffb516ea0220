import { FastRng } from '#kernel/fast-rng.ts'
import type { Random } from '#kernel/random.ts'
import { Draft } from '../generator/draft.ts'
import { repair } from '../generator/generate.ts'
import type { Numbers } from '../solver/numbers.ts'
import type { SolverBoard } from '../solver/solver-board.ts'

/** The fewest changes of these attempts count. */
const ATTEMPTS = 40

/**
 * Other numbers under the shaded cells of a solution, so that it is the only one; undefined if none were found. Where
 * further cells could be shaded they are, or they would be a second solution.
 */
export function renumberShaded(
  board: SolverBoard,
  present: Numbers,
  solution: readonly number[],
  random: Random,
): Uint8Array | undefined {
  const draft = new Draft(board)
  const dice = new FastRng(random)
  const shaded = completed(draft, solution)
  draft.isFixed.fill(1)
  for (const cell of shaded) draft.isFixed[cell] = 0
  let best: Uint8Array | undefined
  let fewest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    draft.beginWith(shaded, present.numberOf)
    repeatSomething(draft, shaded, dice)
    // Suppositions take long, so they are only tried where nothing else was found.
    const isLast = attempt === ATTEMPTS - 1 && best === undefined
    if (!repair(draft, 3, dice) && !(isLast && repair(draft, 4, dice))) continue
    const changes = draft.numbers.numberOf.filter((number, cell) => number !== present.numberOf[cell]).length
    if (changes >= fewest) continue
    fewest = changes
    best = draft.numbers.numberOf.slice()
  }
  return best
}

function completed({ shading }: Draft, solution: readonly number[]): readonly number[] {
  const shaded = [...solution]
  shading.setShaded(shaded)
  for (let more = shading.shadeableCells(); more.length > 0; more = shading.shadeableCells()) {
    shaded.push(more[0]!)
    shading.setShaded(shaded)
  }
  return shaded
}

/** A shaded cell that repeats no kept one gives no reason to shade it. */
function repeatSomething(draft: Draft, shaded: readonly number[], dice: FastRng): void {
  for (const cell of shaded) {
    const number = repeatsKept(draft, cell) ? 0 : draft.duplicate(cell, dice, () => true)
    if (number > 0) draft.numbers.setNumber(cell, number)
  }
}

function repeatsKept({ board, numbers, shading }: Draft, cell: number): boolean {
  const { directions, lineOf, cellAt } = board
  for (let direction = 0; direction < directions; direction++) {
    const line = lineOf[cell * directions + direction]! << 5
    for (let rivals = numbers.rivals(cell, direction); rivals !== 0; rivals &= rivals - 1)
      if (shading.isShaded[cellAt[line | (31 - Math.clz32(rivals & -rivals))]!] === 0) return true
  }
  return false
}
