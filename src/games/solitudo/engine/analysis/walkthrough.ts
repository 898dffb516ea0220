import type { Note, WalkthroughStep } from '#kernel/engine.ts'
import { type Cell, writeCell } from '#kernel/grid.ts'
import { describeStep } from '../../presentation/step-description.ts'
import { cachedTopologyOf } from '../../rules/board.ts'
import { breaches } from '../../rules/breaches.ts'
import { countMarks, withMark } from '../../rules/marks.ts'
import type { Shading } from '../../rules/puzzle.ts'
import type { Topology } from '../../rules/topology.ts'
import type { Marks, SolitudoTypes, View } from '../../rules/types.ts'
import { neededSteps } from '../needed-steps.ts'
import { solve } from '../solver/solve.ts'
import { createNextStep } from '../techniques/next-step.ts'
import type { SettledMark, Step } from '../techniques/technique.ts'
import { readMarks } from './advice.ts'

type SolitudoStep = WalkthroughStep<SolitudoTypes>

/**
 * The reasoning from the marks of a view to the solution (H14). Wrong marks are set aside first, since nothing follows
 * from them. Each step follows from the marks before it; the solution only tells which marks are wrong.
 */
export function walkThrough(view: View): readonly SolitudoStep[] {
  const { solutions, first } = solve(view.puzzle)
  if (solutions !== 1 || !first) {
    const code = solutions === 0 ? 'hint-no-solution' : 'hint-several-solutions'
    return [{ note: { code }, view: shownView(view, view.marks, []) }]
  }
  const topology = cachedTopologyOf(view.puzzle)
  const wrong = wrongCells(topology, view.marks, first)
  const marks = withMark(view.marks, wrong, 'unmarked')
  const names = wrong.map(writeCell).join(' ')
  const setAside: SolitudoStep[] =
    wrong.length === 0
      ? []
      : [
          {
            note: { code: 'walk-set-aside', details: { cells: names }, cells: wrong },
            view: shownView(view, marks, wrong),
          },
        ]
  return [...setAside, ...stepsFrom(topology, { ...view, marks })]
}

function wrongCells(topology: Topology, marks: Marks, solution: Shading): Cell[] {
  const right = readMarks(topology, solution)
  const known = readMarks(topology, marks)
  return topology.cells.filter((_, cell) => known[cell] && known[cell] !== (right[cell] ?? 'kept'))
}

function stepsFrom(topology: Topology, view: View): SolitudoStep[] {
  const { steps, isSolved } = reasonFrom(topology, readMarks(topology, view.marks))
  let { marks } = view
  const shown = steps.map((step): SolitudoStep => {
    const cellsOf = (mark: SettledMark) =>
      step.conclusions.filter(one => one.mark === mark).map(({ cell }) => topology.cells[cell]!)
    marks = withMark(withMark(marks, cellsOf('shaded'), 'shaded'), cellsOf('kept'), 'kept')
    const note = noteOnStep(topology, step)
    return { note, view: shownView(view, marks, note.cells ?? []) }
  })
  return isSolved ? shown : [...shown, { note: { code: 'hint-nested' }, view: shownView(view, marks, []) }]
}

/** The easiest step again and again until the board is solved or no technique helps; without steps that nothing uses. */
function reasonFrom(
  topology: Topology,
  known: (SettledMark | undefined)[],
): { readonly steps: readonly Step[]; readonly isSolved: boolean } {
  const nextStep = createNextStep({ topology, known })
  const steps: Step[] = []
  for (;;) {
    if (breaches(topology, cell => known[cell] === 'shaded').length === 0)
      return { steps: neededSteps(topology, steps), isSolved: true }
    const step = nextStep(4)
    if (!step) return { steps, isSolved: false }
    for (const { cell, mark } of step.conclusions) known[cell] = mark
    steps.push(step)
  }
}

/** A step as a note: its sentence, the cells it settles and those it reasons from. */
export function noteOnStep(topology: Topology, step: Step): Note<SolitudoTypes> {
  const cellsOf = (cells: readonly number[]) => cells.map(cell => topology.cells[cell]!)
  return {
    code: 'hint-step',
    details: { technique: step.technique, step: describeStep(topology, step) },
    cells: cellsOf(step.conclusions.map(({ cell }) => cell)),
    from: cellsOf(step.from),
  }
}

/** The board of a walkthrough: its marks belong to nobody, so none is wrong, on trial or judged. */
function shownView({ puzzle, mode, rating }: View, marks: Marks, last: readonly Cell[]): View {
  return {
    puzzle,
    mode,
    rating,
    marks,
    trying: false,
    tried: [],
    wrong: [],
    missed: [],
    broken: [],
    last,
    over: null,
    shaded: countMarks(marks, 'shaded'),
    unmarked: countMarks(marks, 'unmarked'),
    acting: false,
  }
}
