import type { Game, GameTypes } from '#kernel/game.ts'
import type { Judged, Lesson } from '#kernel/lesson.ts'
import { defaultSetup } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import { act, openTable, type Table, toAct, viewFor } from '#table/table.ts'

/** A lesson's board with what has been done on it so far. */
export interface Lecture<T extends GameTypes = GameTypes> {
  readonly lesson: Lesson<T>
  readonly table: Table<T>
  /** What the last try came to. */
  readonly judged?: Judged
}

/** Nothing in a lesson depends on the time, and on chance only where it says so. */
const NO_TIME = 0
const NO_CHANCE = 'lesson'

export function beginLesson<T extends GameTypes>(game: Game<T>, lesson: Lesson<T>): Lecture<T> {
  const setup = { ...defaultSetup<T['setup']>(game.options), ...lesson.setup }
  const opened = openTable(game, setup, lesson.seed ?? NO_CHANCE, NO_TIME)
  return { lesson, table: lesson.moves.reduce((table, text) => moved(table, text, lesson), opened) }
}

/** The table after a move that belongs to the lesson. */
function moved<T extends GameTypes>(table: Table<T>, text: string, { id }: Lesson<T>): Table<T> {
  const next = act(table, { do: 'move', seat: toAct(table)[0] ?? 0, text }, NO_TIME)
  if (!next.ok) throw new Error(`In the lesson ${id} ${text} is played, and refused: ${next.rejection.code}`)
  return next.value
}

/** A try by the player; a wrong one leaves the board as it was. */
export function tryOut<T extends GameTypes>(lecture: Lecture<T>, text: string): Result<Lecture<T>> {
  const { lesson, table } = lecture
  const next = act(table, { do: 'move', seat: 0, text }, NO_TIME)
  if (!next.ok) return next
  const judged = lesson.judge(viewFor(table, 0), viewFor(next.value, 0))
  if (judged.verdict === 'wrong') return accept({ lesson, table, judged })
  return accept({
    lesson,
    table: judged.verdict === 'good' ? replied(lesson, next.value) : next.value,
    judged,
  })
}

function replied<T extends GameTypes>(lesson: Lesson<T>, table: Table<T>): Table<T> {
  const [seat] = toAct(table)
  return lesson.reply && seat ? moved(table, lesson.reply(viewFor(table, seat)), lesson) : table
}

/** The next move of the lesson's answer that is still one, whichever way was taken so far. */
export function nextAnswer(lecture: Lecture): string | undefined {
  const { answer = [] } = lecture.lesson as Lesson & { readonly answer?: readonly string[] }
  if (isLearned(lecture)) return undefined
  return answer.find(text => {
    const tried = tryOut(lecture, text)
    return tried.ok && tried.value.judged!.verdict !== 'wrong'
  })
}

export function isLearned({ judged }: Lecture): boolean {
  return judged?.verdict === 'done'
}
