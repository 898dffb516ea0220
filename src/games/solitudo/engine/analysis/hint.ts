import type { Note } from '#kernel/engine.ts'
import { readCell } from '#kernel/grid.ts'
import { type Puzzle, writePuzzle } from '../../rules/puzzle.ts'
import type { Move, SolitudoTypes, View } from '../../rules/types.ts'
import { solve } from '../solver/solve.ts'
import { type Advice, advise, type SolutionStatus } from './advice.ts'

/** Gives hints on a view. The solution of a puzzle is cached for its next hint. */
export function createHinter(): (view: View) => Note<SolitudoTypes> | undefined {
  let known: { readonly puzzle: string; readonly answer: SolutionStatus } | undefined
  return ({ puzzle, marks }) => {
    const text = writePuzzle(puzzle)
    if (known?.puzzle !== text) known = { puzzle: text, answer: solutionStatusOf(puzzle) }
    const advice = advise(puzzle, marks, known.answer)
    return advice && noteOf(advice)
  }
}

function solutionStatusOf(puzzle: Puzzle): SolutionStatus {
  const { solutions, first } = solve(puzzle)
  return solutions === 1 ? first! : solutions === 0 ? 'none' : 'several'
}

export function noteOf({ next, ...advice }: Advice): Note<SolitudoTypes> {
  const move = moveOf(advice)
  return { ...advice, ...(move && { move }), ...(next && { next: noteOf(next) }) }
}

/** The move of the last hint in a chain. Cells that get the same kind of mark make one move; mixed marks make none. */
function moveOf({ details }: Advice): Move | undefined {
  const cellsOf = (names: unknown) =>
    String(names ?? '')
      .split(' ')
      .map(readCell)
      .filter(cell => cell !== undefined)
  const shaded = cellsOf(details?.shaded)
  const kept = cellsOf(details?.kept)
  if (shaded.length > 0 && kept.length === 0) return { kind: 'mark', mark: 'shaded', cells: shaded }
  return kept.length > 0 && shaded.length === 0 ? { kind: 'mark', mark: 'kept', cells: kept } : undefined
}
