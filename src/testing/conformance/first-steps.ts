import { expect } from 'vitest'
import type { FirstStep } from '#kernel/lesson.ts'
import { validateParams } from '#kernel/read-params.ts'
import type { Rules } from '#kernel/rules.ts'
import { beginLesson, type LessonState, tryMove } from '#session/lesson/lesson-state.ts'

/** Plays the first steps of a game with their answers and with their wrong moves. */
export function checkFirstSteps(rules: Rules, steps: readonly FirstStep[]): void {
  expect(steps.map(({ id }) => id)).toHaveLength(3)
  expect(new Set(steps.map(({ id }) => id)).size).toBe(3)
  for (const step of steps) {
    expect(validateParams(rules, step.params).ok, `${step.id} has a set-up that the game accepts`).toBe(true)
    expect(
      step.heading && step.say.every(Boolean) && step.say.length,
      `${step.id} says something`,
    ).toBeTruthy()
    checkAnswer(rules, step)
    for (const wrongMove of step.wrongMoves) checkWrongMove(beginLesson(rules, step), wrongMove)
  }
}

function checkAnswer(rules: Rules, step: FirstStep): void {
  let state = beginLesson(rules, step)
  for (const [index, text] of step.answer.entries()) {
    state = mustTry(state, text)
    const isLast = index === step.answer.length - 1
    expect(state.feedback, `${step.id}: ${text}`).toMatchObject({ verdict: isLast ? 'done' : 'good' })
    if (isLast) expect(state.feedback!.say, `${step.id} says what was done`).toBeTruthy()
  }
}

/** A sentence, and the board as it was. */
function checkWrongMove(state: LessonState, wrongMove: string): void {
  const after = mustTry(state, wrongMove)
  expect(after.feedback, `${state.lesson.id}: ${wrongMove}`).toMatchObject({ verdict: 'wrong' })
  expect(after.feedback!.say, `${state.lesson.id} answers ${wrongMove}`).toBeTruthy()
  expect(after.table).toBe(state.table)
}

function mustTry(state: LessonState, text: string): LessonState {
  const next = tryMove(state, text)
  if (!next.ok) throw new Error(`${state.lesson.id}: ${text} is refused, ${next.rejection.code}`)
  return next.value
}
