import type { Lesson, LessonFeedback } from '#kernel/lesson.ts'
import { defaultParams } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import { act, openTable } from '#table/act.ts'
import { type Table, toAct, viewFor } from '#table/table.ts'

/** A lesson in progress. */
export interface LessonState<T extends GameTypes = GameTypes> {
  readonly lesson: Lesson<T>
  readonly table: Table<T>
  /** The feedback on the last move. */
  readonly feedback?: LessonFeedback
}

/** Lessons do not depend on time, and on chance only if they have their own seed. */
const FIXED_TIME = 0
const FIXED_SEED = 'lesson'

export function beginLesson<T extends GameTypes>(rules: Rules<T>, lesson: Lesson<T>): LessonState<T> {
  const params = { ...defaultParams<T['params']>(rules.options), ...lesson.params }
  const opened = openTable(rules, params, lesson.seed ?? FIXED_SEED, FIXED_TIME, lesson.deal ?? null)
  return { lesson, table: lesson.moves.reduce((table, text) => playLessonMove(table, text, lesson), opened) }
}

/** Plays a move that the lesson itself defines. */
function playLessonMove<T extends GameTypes>(table: Table<T>, text: string, { id }: Lesson<T>): Table<T> {
  const next = act(table, { do: 'move', seat: toAct(table)[0] ?? 0, text }, FIXED_TIME)
  if (!next.ok) throw new Error(`In the lesson ${id} ${text} is played, and refused: ${next.rejection.code}`)
  return next.value
}

/** Plays and judges a move by the player. A wrong move leaves the board unchanged. */
export function tryMove<T extends GameTypes>(
  lessonState: LessonState<T>,
  text: string,
): Result<LessonState<T>> {
  const { lesson, table } = lessonState
  const next = act(table, { do: 'move', seat: 0, text }, FIXED_TIME)
  if (!next.ok) return next
  const feedback = lesson.judge(viewFor(table, 0), viewFor(next.value, 0))
  if (feedback.verdict === 'wrong') return accept({ lesson, table, feedback })
  return accept({
    lesson,
    table: feedback.verdict === 'good' ? playReply(lesson, next.value) : next.value,
    feedback,
  })
}

function playReply<T extends GameTypes>(lesson: Lesson<T>, table: Table<T>): Table<T> {
  const [seat] = toAct(table)
  return lesson.reply && seat ? playLessonMove(table, lesson.reply(viewFor(table, seat)), lesson) : table
}

/** The first move of the solution that is still right; the player may have started differently. */
export function nextSolutionMove(lessonState: LessonState): string | undefined {
  const { answer = [] } = lessonState.lesson
  if (isLessonDone(lessonState)) return undefined
  return answer.find(text => {
    const attempt = tryMove(lessonState, text)
    return attempt.ok && attempt.value.feedback!.verdict !== 'wrong'
  })
}

export function isLessonDone({ feedback }: LessonState): boolean {
  return feedback?.verdict === 'done'
}
