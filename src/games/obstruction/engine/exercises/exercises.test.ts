import { describe, expect, test } from 'vitest'
import type { PlayedMove } from '#kernel/engine.ts'
import type { Exercise, ExerciseSource } from '#kernel/exercise.ts'
import { readCell, writeCell } from '#kernel/grid.ts'
import { randomFor } from '#kernel/random.ts'
import { openExerciseTable, playMoves } from '#session/exercise/exercise-table.ts'
import { openTable } from '#table/act.ts'
import { stateOf, type Table } from '#table/table.ts'
import { exerciseKinds } from '../../exercise-kinds.ts'
import { openCells } from '../../rules/board.ts'
import { rules } from '../../rules/rules.ts'
import type { ObstructionTypes, Placing } from '../../rules/types.ts'
import { createBruteForce } from '../../testing/brute-force.ts'
import { createEngine } from '../engine.ts'
import { positionOf } from '../position-evaluator.ts'
import { afterMark } from '../solver/position.ts'

type ObstructionExercise = Exercise<ObstructionTypes>

const engine = await createEngine(() => {})
const exercises = engine.exercises as ExerciseSource<ObstructionTypes>
const nimber = createBruteForce()

const PARAMS = { size: 'agreed', starter: 'first', clock: false } as const

/** More open cells take brute force too long. */
const BRUTE_FORCE_CELLS = 17

function make(kind: string, rating: number, seed: string): ObstructionExercise {
  const random = randomFor(seed, 0, `exercise ${kind} ${rating}`)
  return exercises.make({ kind, rating }, { random, report: () => {} })
}

function state(table: Table<ObstructionTypes>): Placing {
  return stateOf(table) as Placing
}

function played(table: Table<ObstructionTypes>, text: string): PlayedMove<ObstructionTypes> {
  return { state: state(table), seat: 0, move: { kind: 'mark', cell: readCell(text)! } }
}

/** Whether a mark there leaves the opponent a lost position, by brute force. */
function winsByBruteForce({ board, cols }: Placing, text: string): boolean {
  const { row, column } = readCell(text)!
  return nimber(afterMark(positionOf(board), row * cols + column)) === 0
}

const SMALL = Object.keys(exerciseKinds)
  .flatMap(kind =>
    [750, 900, 1050, 1200].flatMap(rating => [1, 2, 3, 4, 5].map(seed => ({ kind, rating, seed }))),
  )
  .map(({ kind, rating, seed }) => make(kind, rating, String(seed)))
  .filter(exercise => state(openExerciseTable(rules, exercise)).open <= BRUTE_FORCE_CELLS)

describe('exercises', () => {
  test('list exactly the winning moves, as brute force finds them', () => {
    expect(SMALL.length).toBeGreaterThan(20)
    for (const exercise of SMALL) {
      const before = state(openExerciseTable(rules, exercise))
      const winning = openCells(before.board)
        .map(writeCell)
        .filter(text => winsByBruteForce(before, text))
      expect(exercise.answers.toSorted()).toEqual(winning.toSorted())
      if (exercise.kind === 'winning-move') expect(winning).toHaveLength(1)
    }
  })

  test('every move is judged as brute force judges it, and a wrong one is answered by a reply that wins', () => {
    for (const exercise of SMALL) {
      const table = openExerciseTable(rules, exercise)
      for (const text of openCells(state(table).board).map(writeCell)) {
        const { result, reply = [] } = exercises.judge(exercise, [played(table, text)])
        expect(result === 'wrong').toBe(!winsByBruteForce(state(table), text))
        if (result === 'wrong')
          expect(winsByBruteForce(state(playMoves(table, [text])), reply[0]!)).toBe(true)
      }
    }
  })

  test('“win in N” takes exactly N marks on the shortest way, against replies to the end', () => {
    for (const exercise of SMALL.filter(({ kind }) => kind === 'win-in')) {
      let table = openExerciseTable(rules, exercise)
      let marks = 0
      for (let result = 'good'; result === 'good'; marks++) {
        const answer = shortest(table)
        const verdict = exercises.judge(exercise, [played(table, answer)])
        table = playMoves(table, [answer, ...(verdict.reply ?? [])])
        result = verdict.result
      }
      expect(state(table).open).toBe(0)
      expect(marks).toBe(exercise.goal.marks)
    }
  })

  /** The answer that the engine would list first in this position. */
  function shortest(table: Table<ObstructionTypes>): string {
    return exercises.fromPosition!(state(table), 0)!.answers[0]!
  }

  test.each(Object.entries(exerciseKinds))('%s: ratings are near the wanted ones', (kind, { ratings }) => {
    const [easiest, hardest] = ratings
    for (const wanted of [easiest + 50, 1200, 1500, hardest - 200])
      expect(Math.abs(make(kind, wanted, 'near').rating - wanted)).toBeLessThanOrEqual(40)
  })

  test('the exercise behind a link never changes, whatever was asked before', () => {
    const pinned = (kind: string, rating: number) => {
      const { params, moves, answers, rating: real } = make(kind, rating, 'pinned')
      return `${params.rows}x${params.cols} ${moves.join(' ')} = ${answers.join(' ')} (${real})`
    }
    expect(
      ['winning-move', 'win-in'].flatMap(kind => [900, 1600].map(rating => pinned(kind, rating))),
    ).toMatchInlineSnapshot(`
      [
        "8x8 g2 b1 a8 h4 f7 c6 a3 c4 d1 e5 d8 = h7 (889)",
        "8x7 g2 d5 e2 b6 f6 = c2 (1605)",
        "6x7 a2 d6 a6 g1 e3 f6 c2 = b4 (889)",
        "7x7 e6 d2 c5 g4 = a1 b1 a6 c7 (1621)",
      ]
    `)
  })
})

describe('an exercise from a position', () => {
  test('has every winning move', () => {
    const exercise = make('win-in', 1200, 'position')
    const goal = exercises.fromPosition!(state(openExerciseTable(rules, exercise)), 0)
    expect(goal).toMatchObject({ kind: 'winning-move', answers: exercise.answers })
  })

  test('in a lost position or while sizes are proposed there is none', () => {
    const lost = playMoves(openExerciseTable(rules, SMALL[0]!), [SMALL[0]!.answers[0]!])
    expect(exercises.fromPosition!(state(lost), 0)).toBeUndefined()
    const proposing = { phase: 'proposing', starter: 'first', proposals: [null, null] } as const
    expect(exercises.fromPosition!(proposing, 0)).toBeUndefined()
  })

  test('on a large board has the winning moves that the search proves', () => {
    const table = openTable(rules, { ...PARAMS, rows: 7, cols: 7 }, 'seed', 0)
    expect(exercises.fromPosition!(state(table), 0)).toMatchObject({
      kind: 'winning-move',
      goal: { winning: 9 },
    })
  })
})
