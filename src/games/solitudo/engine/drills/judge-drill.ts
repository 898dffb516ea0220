import type { PlayedMove } from '#kernel/engine.ts'
import type { Exercise, ExerciseVerdict } from '#kernel/exercise.ts'
import { type Cell, sameCell, writeCell } from '#kernel/grid.ts'
import type { DrillKind } from '../../exercise-kinds.ts'
import { describeStep } from '../../presentation/step-description.ts'
import { cachedTopologyOf } from '../../rules/board.ts'
import { changedCells, markAt, solvedMarks } from '../../rules/marks.ts'
import { play } from '../../rules/play.ts'
import type { Mark, SolitudoTypes } from '../../rules/types.ts'
import { readMarks } from '../analysis/advice.ts'
import type { Position, SettledMark, Step } from '../techniques/technique.ts'
import { stepsByTechnique } from './drill-steps.ts'

type Verdict = ExerciseVerdict<SolitudoTypes>
type Played = PlayedMove<SolitudoTypes>

/**
 * A mark solves a drill if a step of its technique gives it. A click passes through shaded to kept, so where the
 * technique keeps cells a first click is not judged yet.
 */
export function judgeDrill(exercise: Exercise<SolitudoTypes>, moves: readonly Played[]): Verdict {
  const first = moves[0]!.state
  const topology = cachedTopologyOf(first.puzzle)
  const position = { topology, known: readMarks(topology, first.marks) }
  const steps = stepsByTechnique(position, exercise.kind as DrillKind)
  const made = marksMade(moves.at(-1)!)
  const { move } = moves.at(-1)!
  const wantedAt = (cell: Cell) => wantedMark(position, steps, cell)
  const isPassing =
    move.kind === 'cycle' &&
    made.every(({ cell, mark }) => mark === 'shaded' && (keepsOnly(steps) || wantedAt(cell) === 'kept'))
  if (made.length === 0 || isPassing) return { result: 'good', note: { code: 'drill-continue' } }
  const wrong = made.find(({ cell, mark }) => wantedAt(cell) !== mark)
  const step = steps.find(one => concludes(position, one, made[0]!.cell)) ?? steps[0]!
  const details = { technique: exercise.kind, step: describeStep(topology, step) }
  const cells = step.conclusions.map(({ cell }) => topology.cells[cell]!)
  if (!wrong) return { result: 'solved', note: { code: 'drill-solved', details, cells } }
  const right = first.solution && markAt(solvedMarks(first.solution), wrong.cell)
  const told = { cell: writeCell(wrong.cell), mark: wrong.mark, isTrue: right === wrong.mark }
  return { result: 'wrong', note: { code: 'drill-wrong', details: { ...details, ...told }, cells } }
}

/** The marks that a move has made on cells; the circles that the board adds around a shaded cell do not count. */
function marksMade({ state, move }: Played): readonly { readonly cell: Cell; readonly mark: Mark }[] {
  const played = play(state, move)
  if (!played.ok) throw new Error('Only moves that were played are judged')
  const { marks } = played.value.state
  const along = move.kind === 'mark' ? (move.along?.cells ?? []) : []
  return changedCells(marks, state.marks)
    .filter(cell => !along.some(one => sameCell(one, cell)))
    .map(cell => ({ cell, mark: markAt(marks, cell)! }))
    .filter(({ mark }) => mark !== 'unmarked')
}

function concludes({ topology }: Position, { conclusions }: Step, cell: Cell): boolean {
  return conclusions.some(one => sameCell(topology.cells[one.cell]!, cell))
}

function wantedMark({ topology }: Position, steps: readonly Step[], cell: Cell): SettledMark | undefined {
  return steps
    .flatMap(({ conclusions }) => conclusions)
    .find(one => sameCell(topology.cells[one.cell]!, cell))?.mark
}

function keepsOnly(steps: readonly Step[]): boolean {
  return steps.every(({ conclusions }) => conclusions.every(({ mark }) => mark === 'kept'))
}
