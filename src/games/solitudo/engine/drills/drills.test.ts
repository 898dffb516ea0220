import { describe, expect, test } from 'vitest'
import type { Exercise } from '#kernel/exercise.ts'
import { randomFor } from '#kernel/random.ts'
import { openExerciseTable } from '#session/exercise/exercise-table.ts'
import { act } from '#table/act.ts'
import { stateOf } from '#table/table.ts'
import { type DrillKind, exerciseKinds } from '../../exercise-kinds.ts'
import { markAt, solvedMarks } from '../../rules/marks.ts'
import { notation } from '../../rules/notation.ts'
import { rules } from '../../rules/rules.ts'
import { topologyOf } from '../../rules/topology.ts'
import type { SolitudoTypes } from '../../rules/types.ts'
import { noteSentence } from '../../text/en-notes.ts'
import { readMarks } from '../analysis/advice.ts'
import { solve } from '../solver/solve.ts'
import { createEasiestSteps } from '../techniques/next-step.ts'
import { drills } from './drills.ts'

const KINDS = Object.keys(exerciseKinds) as DrillKind[]

function make(kind: DrillKind, rating: number, seed: string): Exercise<SolitudoTypes> {
  const context = { random: randomFor(seed, 0, 'exercise'), report: () => {} }
  return drills.make({ kind, rating }, context)
}

/** The verdict on moves that a player makes one after the other. */
function judge(exercise: Exercise<SolitudoTypes>, ...texts: readonly string[]) {
  let table = openExerciseTable(rules, exercise)
  const moves = texts.map(text => {
    const read = notation.read(text)
    const next = act(table, { do: 'move', seat: 0, text }, 0)
    if (!read.ok || !next.ok) throw new Error(`${text} is refused`)
    const played = { state: stateOf(table), seat: 0, move: read.value }
    table = next.value
    return played
  })
  return drills.judge(exercise, moves)
}

describe.each(KINDS)('a drill of %s', kind => {
  const [easiest, hardest] = exerciseKinds[kind].ratings

  test('needs this technique next: no easier one gives anything, and the puzzle has one solution', () => {
    for (const rating of [easiest, hardest]) {
      const exercise = make(kind, rating, 'plum')
      const state = stateOf(openExerciseTable(rules, exercise))
      const topology = topologyOf(state.puzzle)
      const steps = createEasiestSteps({ topology, known: readMarks(topology, state.marks) })(4)
      expect(steps[0]?.technique).toBe(kind)
      expect(solve(state.puzzle).solutions).toBe(1)
      expect(exercise.rating).toBeGreaterThanOrEqual(easiest)
      expect(exercise.rating).toBeLessThanOrEqual(hardest)
    }
  })

  test('is the same for the same seed, and every answer solves it', () => {
    const exercise = make(kind, easiest, 'pear')
    expect(make(kind, easiest, 'pear')).toEqual(exercise)
    const right = solvedMarks(exercise.deal.solution.split('/'))
    for (const answer of exercise.answers) {
      const read = notation.read(answer)
      if (!read.ok || read.value.kind !== 'mark') throw new Error(answer)
      for (const cell of read.value.cells) expect(markAt(right, cell)).toBe(read.value.mark)
      expect(judge(exercise, answer).result).toBe('solved')
    }
    for (const note of exercise.hints!) expect(noteSentence(note)).not.toBe(note.code)
  })
})

describe('the judgement of a drill', () => {
  test('a wrong mark is answered with the step that was there', () => {
    const exercise = make('pair-in-line', 800, 'fig')
    const cells = topologyOf(stateOf(openExerciseTable(rules, exercise)).puzzle).cells
    const right = solvedMarks(exercise.deal.solution.split('/'))
    const kept = cells.find(cell => markAt(right, cell) === 'kept')!
    const verdict = judge(exercise, notation.write({ kind: 'mark', mark: 'shaded', cells: [kept] }))
    expect(verdict).toMatchObject({ result: 'wrong', note: { code: 'drill-wrong' } })
    expect(noteSentence(verdict.note)).toMatch(/isn’t shaded\. One of the two/)
  })

  test('a true mark that another technique gives is not the answer', () => {
    const exercise = make('sandwich-pair', 800, 'fig')
    const shaded = notation.write({
      kind: 'mark',
      mark: 'shaded',
      cells: [cellOf(exercise.deal.solution)],
    })
    expect(noteSentence(judge(exercise, shaded).note)).toMatch(/is shaded, but not by this technique\./)
  })

  test('a click on its way from shaded to kept is not judged, whether or not the cell is right', () => {
    const exercise = make('sandwich-pair', 800, 'fig')
    const answer = exercise.answers[0]!.replace('keep ', '').split(' ')[0]!
    expect(judge(exercise, answer).result).toBe('good')
    expect(judge(exercise, answer, answer).result).toBe('solved')
    expect(judge(exercise, 'try').result).toBe('good')
  })
})

/** A shaded cell of a solution. */
function cellOf(solution: string) {
  const rows = solution.split('/')
  const row = rows.findIndex(line => line.includes('#'))
  return { row, column: rows[row]!.indexOf('#') }
}
