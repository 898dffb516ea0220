import type { Lesson, LessonFeedback } from '#kernel/lesson.ts'
import { defaultParams } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { GameTypes, Rules } from '#kernel/rules.ts'
import { act, openTable, type Table, toAct, viewFor } from '#table/table.ts'

/** A lesson's board with what has been done on it so far. */
export interface LessonState<T extends GameTypes = GameTypes> {
  readonly lesson: Lesson<T>
  readonly table: Table<T>
  /** What the last try came to. */
  readonly feedback?: LessonFeedback
}

/** Nothing in a lesson depends on the time, and on chance only where it says so. */
const FIXED_TIME = 0
const FIXED_SEED = 'lesson'

export function beginLesson<T extends GameTypes>(rules: Rules<T>, lesson: Lesson<T>): LessonState<T> {
  const params = { ...defaultParams<T['params']>(rules.options), ...lesson.params }
  const opened = openTable(rules, params, lesson.seed ?? FIXED_SEED, FIXED_TIME, lesson.deal ?? null)
  return { lesson, table: lesson.moves.reduce((table, text) => playLessonMove(table, text, lesson), opened) }
}

/** The table after a move that belongs to the lesson. */
function playLessonMove<T extends GameTypes>(table: Table<T>, text: string, { id }: Lesson<T>): Table<T> {
  const next = act(table, { do: 'move', seat: toAct(table)[0] ?? 0, text }, FIXED_TIME)
  if (!next.ok) throw new Error(`In the lesson ${id} ${text} is played, and refused: ${next.rejection.code}`)
  return next.value
}

/** A try by the player; a wrong one leaves the board as it was. */
export function tryMove<T extends GameTypes>(lecture: LessonState<T>, text: string): Result<LessonState<T>> {
  const { lesson, table } = lecture
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

/** The next move of the lesson's answer that is still one, whichever way was taken so far. */
export function nextSolutionMove(lecture: LessonState): string | undefined {
  const { answer = [] } = lecture.lesson as Lesson & { readonly answer?: readonly string[] }
  if (isLessonDone(lecture)) return undefined
  return answer.find(text => {
    const tried = tryMove(lecture, text)
    return tried.ok && tried.value.feedback!.verdict !== 'wrong'
  })
}

export function isLessonDone({ feedback }: LessonState): boolean {
  return feedback?.verdict === 'done'
}
