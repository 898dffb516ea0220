import type { Note, PlayedMove } from '#kernel/engine.ts'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { describeStep } from '../../presentation/step-description.ts'
import { cachedTopologyOf } from '../../rules/board.ts'
import { changedCells, markAt, solvedMarks } from '../../rules/marks.ts'
import { play } from '../../rules/play.ts'
import type { Topology } from '../../rules/topology.ts'
import type { Marks, SolitudoTypes, State } from '../../rules/types.ts'
import { type Conclusion, gradeOf, type Step } from '../techniques/technique.ts'
import { readMarks } from './advice.ts'
import { type Deduction, deduce, easiestShading } from './deduction.ts'

type SolitudoNote = Note<SolitudoTypes>

/** With more shadings between the marks on the board and a new one, the player has probably guessed. */
const MOST_IN_HEAD = 2

/** Compares the marks of each move with the only solution, and the way to them with the techniques; then the whole game. */
export function review(moves: readonly PlayedMove<SolitudoTypes>[]): readonly SolitudoNote[] {
  const notes = moves.map(({ state, move }) => {
    const played = play(state, move)
    if (!played.ok) throw new Error('Only moves that were played are reviewed')
    return reviewMove(state, played.value.state, move.kind)
  })
  return [...notes, ...summaryOf(notes)]
}

function reviewMove(before: State, after: State, kind: SolitudoTypes['move']['kind']): SolitudoNote {
  if (kind === 'try' || kind === 'drop' || kind === 'reveal') return { code: `review-${kind}` }
  if (!before.solution) return { code: 'review-unjudged' }
  const from = kind === 'hold' ? before.tryingFrom! : before.marks
  const right = solvedMarks(before.solution)
  const wrong = wrongCells(changedCells(after.marks, from), after.marks, right)
  if (wrong.length > 0) {
    // Circles around a wrongly shaded cell are wrong only because of it.
    const mark = wrong.some(cell => markAt(after.marks, cell) === 'shaded') ? 'shaded' : 'kept'
    const named = wrong.filter(cell => markAt(after.marks, cell) === mark)
    const details = { cells: named.map(writeCell).join(' '), mark }
    // Tentative marks may be wrong.
    return after.tryingFrom
      ? { code: 'review-tried-wrong', details, cells: wrong }
      : { code: 'review-wrong', details, cells: wrong, verdict: 'threw' }
  }
  if (kind === 'hold') return { code: 'review-hold', verdict: 'kept' }
  const marked = changedCells(after.marks, before.marks).filter(
    cell => markAt(after.marks, cell) !== 'unmarked',
  )
  if (marked.length === 0) return { code: 'review-cleared' }
  // A trial follows a supposition of the player's own, so its marks need not follow from the others.
  return after.tryingFrom
    ? { code: 'review-right', verdict: 'kept' }
    : noteOnPath(before, marked, after.marks, right)
}

function wrongCells(cells: readonly Cell[], marks: Marks, right: Marks): Cell[] {
  return cells.filter(cell => {
    const mark = markAt(marks, cell)
    return mark !== 'unmarked' && mark !== markAt(right, cell)
  })
}

/** A note on right marks: how they follow from the right marks before them, and whether something easier was there. */
function noteOnPath(before: State, marked: readonly Cell[], marks: Marks, right: Marks): SolitudoNote {
  const topology = cachedTopologyOf(before.puzzle)
  const made = marked.map((cell): Conclusion => {
    const mark = markAt(marks, cell) === 'shaded' ? 'shaded' : 'kept'
    return { cell: topology.at(cell)!, mark }
  })
  const answer = readMarks(topology, right)
  const known = readMarks(topology, before.marks).map((mark, cell) =>
    mark === answer[cell] ? mark : undefined,
  )
  const deduction = deduce({ topology, known }, made)
  const easier = easiestShading({ topology, known }, made)
  return noteOnDeduction(topology, deduction, easier)
}

function noteOnDeduction(topology: Topology, deduction: Deduction, easier: Step | undefined): SolitudoNote {
  const easierDetails = (grade: number) =>
    easier && gradeOf(easier.technique) < grade ? { easier: describeStep(topology, easier) } : {}
  switch (deduction.kind) {
    case 'step': {
      const { step } = deduction
      const details = { step: describeStep(topology, step), ...easierDetails(gradeOf(step.technique)) }
      return { code: 'review-right', verdict: 'kept', details }
    }
    case 'ahead': {
      const steps = deduction.steps.map(step => describeStep(topology, step))
      const first = steps.filter(({ shaded }) => shaded.length > 0).length - 1
      return first > MOST_IN_HEAD
        ? { code: 'review-far', details: { steps } }
        : { code: 'review-ahead', verdict: 'kept', details: { steps } }
    }
    case 'supposition':
      return { code: 'review-supposition', verdict: 'kept', details: easierDetails(4) }
    case 'guess': {
      const cells = deduction.cells.map(cell => topology.cells[cell]!)
      return {
        code: 'review-guess',
        details: { cells: cells.map(writeCell).join(' '), ...easierDetails(5) },
        cells,
      }
    }
  }
}

const GUESSES: readonly string[] = ['review-guess', 'review-far']
const PATH_CODES: readonly string[] = [...GUESSES, 'review-right', 'review-ahead', 'review-supposition']

/** How many of the right moves were guesses, and how often something easier was there. */
function summaryOf(notes: readonly SolitudoNote[]): SolitudoNote[] {
  const judged = notes.filter(({ code, details }) => details && PATH_CODES.includes(code))
  if (judged.length === 0) return []
  const details = {
    moves: judged.length,
    guesses: judged.filter(({ code }) => GUESSES.includes(code)).length,
    missed: judged.filter(note => note.details?.easier !== undefined).length,
  }
  return [{ code: 'review-path', details }]
}
