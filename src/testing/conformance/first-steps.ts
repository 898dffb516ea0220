import { expect } from 'vitest'
import type { FirstStep } from '#kernel/lesson.ts'
import { validateParams } from '#kernel/read-params.ts'
import type { Rules } from '#kernel/rules.ts'
import { beginLesson, type LessonState, tryMove } from '#session/lesson/lesson-state.ts'

/** Plays the steps by which a game is first met: as they are meant, and otherwise. */
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
    for (const slip of step.wrongMoves) checkWrongMove(beginLesson(rules, step), slip)
  }
}

function checkAnswer(rules: Rules, step: FirstStep): void {
  let lecture = beginLesson(rules, step)
  for (const [index, text] of step.answer.entries()) {
    lecture = mustTry(lecture, text)
    const isLast = index === step.answer.length - 1
    expect(lecture.feedback, `${step.id}: ${text}`).toMatchObject({ verdict: isLast ? 'done' : 'good' })
    if (isLast) expect(lecture.feedback!.say, `${step.id} says what was done`).toBeTruthy()
  }
}

/** A sentence, and the board as it was. */
function checkWrongMove(lecture: LessonState, slip: string): void {
  const after = mustTry(lecture, slip)
  expect(after.feedback, `${lecture.lesson.id}: ${slip}`).toMatchObject({ verdict: 'wrong' })
  expect(after.feedback!.say, `${lecture.lesson.id} answers ${slip}`).toBeTruthy()
  expect(after.table).toBe(lecture.table)
}

function mustTry(lecture: LessonState, text: string): LessonState {
  const next = tryMove(lecture, text)
  if (!next.ok) throw new Error(`${lecture.lesson.id}: ${text} is refused, ${next.rejection.code}`)
  return next.value
}
