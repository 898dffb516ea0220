import type { Exercise, ExerciseRequest, ExerciseSource } from '#kernel/exercise.ts'
import { defaultParams } from '#kernel/options.ts'
import type { Random } from '#kernel/random.ts'
import { type DrillKind, exerciseKinds } from '../../exercise-kinds.ts'
import { breaches } from '../../rules/breaches.ts'
import { notation } from '../../rules/notation.ts'
import { writePuzzle } from '../../rules/puzzle.ts'
import { type GeneratedPuzzle, GRADES, isAvailable, type PuzzleRequest } from '../../rules/puzzle-request.ts'
import { rules } from '../../rules/rules.ts'
import { topologyOf } from '../../rules/topology.ts'
import { GRADE_NAMES, type Params, type SolitudoTypes } from '../../rules/types.ts'
import { stepAdvice } from '../analysis/advice.ts'
import { noteOf } from '../analysis/hint.ts'
import { generate } from '../generator/generate.ts'
import { createEasiestSteps } from '../techniques/next-step.ts'
import { gradeOf, type Position, type SettledMark, type Step } from '../techniques/technique.ts'
import { stepsByTechnique } from './drill-steps.ts'
import { judgeDrill } from './judge-drill.ts'

/** Drills of one technique: positions in which no easier technique gives anything, and this one does. */
export const drills: ExerciseSource<SolitudoTypes> = {
  make: (request, { random, report }) => makeDrill(request, random, done => report({ done })),
  judge: judgeDrill,
}

/** The cells per side of the smallest boards, and how many sizes there are. */
const SMALLEST = { square: 5, hexagon: 3 } as const
const SIZES = { square: 4, hexagon: 2 } as const
/** The techniques that squares do not have, or hardly ever need. */
const ON_HEXAGONS: readonly DrillKind[] = ['beside-pair', 'flanked-pair']
/** On the smallest hexagon every line is too short for it. */
const LARGER: readonly DrillKind[] = ['flanked-pair', 'cannot-be']
/** Before a supposition has been followed, nothing is left for them. */
const AFTER_SUPPOSITIONS: readonly DrillKind[] = ['triple-edge-pair', 'cannot-be']

function makeDrill(
  { kind, rating }: ExerciseRequest,
  random: Random,
  onProgress: (tries: number) => void,
): Exercise<SolitudoTypes> {
  const technique = kind as DrillKind
  const { ratings } = exerciseKinds[technique]
  const board = boardFor(technique, (rating - ratings[0]) / (ratings[1] - ratings[0]))
  const easiest = AFTER_SUPPOSITIONS.includes(technique) ? 4 : gradeOf(technique)
  const grades = GRADES.filter(grade => grade >= easiest && isAvailable({ ...board, grade }))
  for (let tries = 0; ; tries++) {
    onProgress(tries)
    const generated = generate({ ...board, grade: grades[tries % grades.length]! }, random)
    const found = generated && findDrill(generated, technique, random)
    if (generated && found) return drillOf(generated, technique, found)
  }
}

/** The board for a difficulty within the range of its kind, from 0 to 1: the larger, the harder to find the place. */
function boardFor(technique: DrillKind, difficulty: number): Pick<PuzzleRequest, 'shape' | 'size'> {
  const shape = ON_HEXAGONS.includes(technique) ? 'hexagon' : 'square'
  const least = SMALLEST[shape] + (LARGER.includes(technique) ? 1 : 0)
  return { shape, size: least + Math.min(SIZES[shape] - 1, Math.floor(difficulty * SIZES[shape])) }
}

interface FoundDrill {
  readonly position: Position
  readonly steps: readonly Step[]
}

/** One of the positions on the way to the solution in which the technique is the easiest that gives something. */
function findDrill(
  { puzzle }: GeneratedPuzzle,
  technique: DrillKind,
  random: Random,
): FoundDrill | undefined {
  const topology = topologyOf(puzzle)
  const known: (SettledMark | undefined)[] = topology.cells.map(() => undefined)
  const easiestSteps = createEasiestSteps({ topology, known })
  const hardest = AFTER_SUPPOSITIONS.includes(technique) ? 4 : 3
  const found: Position[] = []
  for (;;) {
    const steps = easiestSteps(hardest)
    // A game that is over takes no marks.
    if (steps.length === 0 || breaches(topology, cell => known[cell] === 'shaded').length === 0) break
    if (steps[0]!.technique === technique) found.push({ topology, known: [...known] })
    for (const { conclusions } of steps) for (const { cell, mark } of conclusions) known[cell] = mark
  }
  if (found.length === 0) return undefined
  const position = random.pick(found)
  return { position, steps: stepsByTechnique(position, technique) }
}

function drillOf(
  { puzzle, solution, grade }: GeneratedPuzzle,
  technique: DrillKind,
  { position, steps }: FoundDrill,
): Exercise<SolitudoTypes> {
  const { topology, known } = position
  const marked = (mark: SettledMark) => topology.cells.filter((_, cell) => known[cell] === mark)
  const rows = puzzle.cells.length
  const board: Partial<Params> =
    puzzle.shape === 'hexagon' ? { shape: 'hexagon', side: (rows + 1) / 2 } : { shape: 'square', size: rows }
  const advice = stepAdvice(topology, steps[0]!)
  return {
    params: { ...defaultParams<Params>(rules.options), ...board, puzzle: writePuzzle(puzzle) },
    deal: { puzzle: writePuzzle(puzzle), solution: solution.join('/'), rating: GRADE_NAMES[grade - 1]! },
    seed: 'drill',
    moves: (['shaded', 'kept'] as const).flatMap(mark => {
      const cells = marked(mark)
      return cells.length > 0 ? [notation.write({ kind: 'mark', mark, cells })] : []
    }),
    kind: technique,
    goal: { technique, steps: steps.length },
    rating: ratingOf(technique, topology.cells.length, steps.length),
    answers: [...new Set(steps.flatMap(step => answersOf(position, step)))],
    hints: [advice, advice.next!].map(({ next: _, ...one }) => noteOf(one)),
  }
}

/** The moves that make the marks of a step, one kind of mark each. */
function answersOf({ topology }: Position, { conclusions }: Step): readonly string[] {
  return (['shaded', 'kept'] as const).flatMap(mark => {
    const cells = conclusions.filter(one => one.mark === mark).map(({ cell }) => topology.cells[cell]!)
    return cells.length > 0 ? [notation.write({ kind: 'mark', mark, cells })] : []
  })
}

/** A place is harder to find on a larger board, and easier if there are several. */
function ratingOf(technique: DrillKind, cells: number, steps: number): number {
  const [easiest, hardest] = exerciseKinds[technique].ratings
  const [least, most] = ON_HEXAGONS.includes(technique) ? [19, 61] : [25, 64]
  const size = (cells - least) / (most - least)
  const share = Math.min(1, Math.max(0, 0.6 * size + 0.4 / steps))
  return Math.round(easiest + (hardest - easiest) * share)
}
