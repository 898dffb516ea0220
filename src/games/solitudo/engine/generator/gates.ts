import type { FastRng } from '#kernel/fast-rng.ts'
import type { Grade } from '../../rules/puzzle-request.ts'
import { NONE } from '../solver/solver-board.ts'
import type { Draft } from './draft.ts'

/** How often numbers are changed to make a board quiet, and how many gates are tried on it. */
const PASSES = 3
const TRIES = 12
const GATES = 12

/**
 * Makes a puzzle that only the wanted grade can start. On a hexagon one known cell soon determines all others, so
 * without a gate every puzzle would be of grade 1. First the board is made quiet: no number is repeated where a number
 * technique would find it. Then, up to grade 3, the pattern of one technique of the wanted grade is placed as the gate.
 */
export function openGate(draft: Draft, grade: Grade, dice: FastRng): boolean {
  quieten(draft, dice)
  const below = (grade - 1) as Grade
  const isRight = () => !draft.isSolvableAt(below) && draft.isSolvableAt(grade)
  if (grade === 4) return isRight()
  const quiet = draft.numbers.numberOf.slice()
  for (let gate = 0; gate < GATES; gate++) {
    const isSet = grade === 2 ? setFlankedPair(draft, dice) : setOffsetPair(draft, dice)
    if (isSet && isRight()) return true
    draft.numbers.numberOf.set(quiet)
    draft.numbers.rebuildIndex()
  }
  return false
}

function quieten(draft: Draft, dice: FastRng): void {
  const { shaded, count } = draft.shading
  for (let pass = 0; pass < PASSES; pass++)
    for (let at = 0; at < count; at++)
      for (let left = TRIES; left > 0 && draft.isConspicuous(shaded[at]!); left--)
        if (draft.isFixed[shaded[at]!] === 0) renumber(draft, shaded[at]!, dice)
}

function renumber(draft: Draft, cell: number, dice: FastRng): void {
  const number = draft.duplicate(cell, dice, () => true)
  if (number > 0) draft.numbers.setNumber(cell, number)
}

/** ABBA with every second cell shaded, and a third A in the line, which the flanked pair shades. */
function setFlankedPair(draft: Draft, dice: FastRng): boolean {
  const { board, numbers, shading } = draft
  const { directions, next, lineOf, cellAt, lineLengths, cellCount } = board
  const direction = dice.below(directions)
  const run = [dice.below(cellCount)]
  while (run.length < 4) {
    const cell = next[run.at(-1)! * directions + direction]!
    if (cell === NONE) return false
    run.push(cell)
  }
  const [first, second, third, fourth] = run as [number, number, number, number]
  if (!pairUp(draft, second, third) || !pairUp(draft, first, fourth)) return false
  const line = lineOf[first * directions + direction]!
  const other = cellAt[(line << 5) | dice.below(lineLengths[line]!)]!
  if (shading.isShaded[other] === 0 || draft.isFixed[other] === 1 || run.includes(other)) return false
  numbers.setNumber(other, numbers.numberOf[first]!)
  return true
}

/** PPe beside amd, and a shaded cell in line with e that has its number. */
function setOffsetPair(draft: Draft, dice: FastRng): boolean {
  const { board, numbers, shading } = draft
  const at = dice.below(board.offsets.length / 5) * 5
  const [far, near, one, other, after] = board.offsets.subarray(at, at + 5) as unknown as Iterable<number>
  if (!pairUp(draft, far!, near!) || !pairUp(draft, one!, other!)) return false
  const direction = dice.below(board.directions)
  const line = board.lineOf[after! * board.directions + direction]!
  const waiting = board.cellAt[(line << 5) | dice.below(board.lineLengths[line]!)]!
  if (shading.isShaded[waiting] === 0 || draft.isFixed[waiting] === 1) return false
  if ([far, near, one, other].includes(waiting)) return false
  numbers.setNumber(waiting, numbers.numberOf[after!]!)
  return true
}

/** Gives the shaded one of two cells the number of the kept one. */
function pairUp({ shading: { isShaded }, numbers, isFixed }: Draft, one: number, other: number): boolean {
  if (isShaded[one] === isShaded[other]) return false
  const [shaded, kept] = isShaded[one] === 1 ? [one, other] : [other, one]
  if (isFixed[shaded] === 1) return false
  numbers.setNumber(shaded, numbers.numberOf[kept]!)
  return true
}
