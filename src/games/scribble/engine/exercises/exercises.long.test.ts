import { beforeAll, describe, expect, test } from 'vitest'
import type { Exercise, ExerciseSource } from '#kernel/exercise.ts'
import { randomFor } from '#kernel/random.ts'
import type { Rules } from '#kernel/rules.ts'
import { levelOf } from '#lexicon/labels.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { openBundledWords } from '#node/bundled-words.ts'
import { openExerciseTable, playMoves } from '#session/exercise/exercise-table.ts'
import { stateOf } from '#table/table.ts'
import { exerciseKinds } from '../../exercise-kinds.ts'
import { loadedDictionaries } from '../../rules/dictionaries.ts'
import { createRules } from '../../rules/rules.ts'
import type { ScribbleTypes, State } from '../../rules/types.ts'
import { seatToMove, view } from '../../rules/view.ts'
import { text } from '../../text/en.ts'
import { survey } from '../analysis/survey.ts'
import { turnContextOf } from '../analysis/turn-context.ts'
import { createSearchContextCache, type SearchContextFor } from '../bots/search-context-cache.ts'
import { createEngine } from '../engine.ts'
import { createLearnedLeaveEvaluator } from '../evaluation/learned-leave-evaluator.ts'
import { vocabularyFor } from './grading.ts'

type ScribbleExercise = Exercise<ScribbleTypes>

let lexicon: Lexicon
let rules: Rules<ScribbleTypes>
let exercises: ExerciseSource<ScribbleTypes>
const RATINGS = [850, 1000, 1300, 1500, 1700, 1900, 2100]
let contextFor: SearchContextFor
let made: readonly { readonly rating: number; readonly exercise: ScribbleExercise; readonly state: State }[]

function make(rating: number, seed: string): ScribbleExercise {
  const random = randomFor(seed, 0, `exercise best-play ${rating}`)
  return exercises.make({ kind: 'best-play', rating }, { random, report: () => true })
}

beforeAll(async () => {
  lexicon = await (await openBundledWords()).loadLexicon('broad')
  const dictionaries = loadedDictionaries(lexicon)
  rules = createRules(dictionaries)
  exercises = createEngine(dictionaries, () => true).exercises!
  contextFor = createSearchContextCache({ dictionaries, report: () => true })
  made = RATINGS.map(rating => {
    const exercise = make(rating, 'plum')
    return { rating, exercise, state: stateOf(openExerciseTable(rules, exercise)) }
  })
}, 60_000)

/** Every turn with its value, the best first. */
function turnsIn(state: State) {
  const seen = view(state, seatToMove(state))
  const context = contextFor(seen)
  const rulesHere = { lexicon: context.rules.lexicon, keeping: createLearnedLeaveEvaluator(context) }
  return survey(turnContextOf(seen)!, rulesHere)
}

describe('exercises', { timeout: 60_000 }, () => {
  test('have the best of all turns whose words the player knows as their answer', () => {
    for (const { rating, exercise, state } of made) {
      const { level } = vocabularyFor(rating)
      const isKnown = (word: string) => level === undefined || (levelOf(lexicon, word) ?? 100) <= level
      const best = [...turnsIn(state).turns()].find(({ words }) => words.every(({ word }) => isKnown(word)))
      expect(rules.notation.write(best!.move)).toBe(exercise.answers[0])
    }
  })

  test('are near the wanted rating, and the same for the same seed', () => {
    for (const { rating, exercise } of made) expect(Math.abs(exercise.rating - rating)).toBeLessThan(120)
    expect(make(1300, 'plum')).toEqual(made[2]!.exercise)
    const [easiest, hardest] = exerciseKinds['best-play'].ratings
    expect(make(easiest, 'easy').rating).toBeLessThan(make(hardest, 'hard').rating - 800)
  })

  test('give full credit for the answer, and for another turn the share of its value', () => {
    for (const { exercise, state } of made) {
      const seat = seatToMove(state)
      const judged = (move: string) => {
        const read = rules.notation.read(move)
        if (!read.ok) throw new Error(move)
        return exercises.judge(exercise, [{ state, seat, move: read.value }])
      }
      for (const answer of exercise.answers)
        expect(judged(answer)).toMatchObject({ result: 'solved', credit: 1 })
      expect(judged('pass')).toMatchObject({ result: 'wrong', credit: 0 })
      const { evaluate, turns, pass } = turnsIn(state)
      const read = rules.notation.read(exercise.answers[0]!)
      const best = read.ok ? evaluate(read.value) : undefined
      if (!best?.ok) throw new Error('no answer')
      const half = [...turns()].find(({ value }) => value < (best.value.value + pass.value) / 2)!
      const verdict = judged(rules.notation.write(half.move))
      const share = (half.value - pass.value) / (best.value.value - pass.value)
      expect(verdict.result).toBe('wrong')
      expect(verdict.credit).toBeCloseTo(Math.max(0, share))
      expect(text.note(verdict.note)).toContain('% of the best play. Best is ')
    }
  })

  test('have three hints: where, how long, and the first letter', () => {
    for (const { exercise } of made) {
      const word = exercise.answers[0]!.split(' ')[2]!
      expect(exercise.hints!.map(({ code }) => code)).toEqual([
        'exercise-where',
        'exercise-length',
        'exercise-first',
      ])
      expect(text.note(exercise.hints![1]!)).toContain(`${word.length} letters`)
      expect(text.note(exercise.hints![2]!)).toContain(
        `begins with ${word[0]} at ${exercise.answers[0]!.split(' ')[0]}`,
      )
    }
  })

  test('are made of any position with one best play, and of no position without', () => {
    const { exercise, state } = made[4]!
    const goal = exercises.fromPosition!(state, seatToMove(state))
    expect(goal).toMatchObject({ kind: 'best-play' })
    const after = playMoves(openExerciseTable(rules, exercise), ['pass', 'pass', 'pass', 'pass'])
    expect(exercises.fromPosition!(stateOf(after), 0)).toBeUndefined()
  })

  test('let a player look words up before the play', () => {
    const { exercise, state } = made[0]!
    const query = { kind: 'query', pattern: 'TR...', page: 1 } as const
    expect(exercises.judge(exercise, [{ state, seat: seatToMove(state), move: query }])).toMatchObject({
      result: 'good',
    })
  })
})
