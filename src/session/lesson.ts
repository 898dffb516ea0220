import type { Game, GameTypes } from '#kernel/game.ts'
import type { Judged, Lesson } from '#kernel/lesson.ts'
import { accept, type Result } from '#kernel/result.ts'
import { act, openTable, type Table, viewFor } from '#table/table.ts'

/** A lesson's board with what has been done on it so far. */
export interface Lecture<T extends GameTypes = GameTypes> {
  readonly lesson: Lesson<T>
  readonly table: Table<T>
  /** What the last try came to. */
  readonly judged?: Judged
}

/** Nothing in a lesson depends on the time or on chance. */
const NO_TIME = 0
const NO_CHANCE = 'lesson'

export function beginLesson<T extends GameTypes>(game: Game<T>, lesson: Lesson<T>): Lecture<T> {
  let table = openTable(game, lesson.setup, NO_CHANCE, NO_TIME)
  for (const text of lesson.moves) {
    const next = act(table, { do: 'move', seat: 0, text }, NO_TIME)
    if (!next.ok) throw new Error(`Lesson ${lesson.id} begins with ${text}, which is refused`)
    table = next.value
  }
  return { lesson, table }
}

/** A try by the player; a wrong one leaves the board as it was. */
export function tryOut<T extends GameTypes>(lecture: Lecture<T>, text: string): Result<Lecture<T>> {
  const { lesson, table } = lecture
  const next = act(table, { do: 'move', seat: 0, text }, NO_TIME)
  if (!next.ok) return next
  const judged = lesson.judge(viewFor(table, 0), viewFor(next.value, 0))
  return accept({ lesson, table: judged.verdict === 'wrong' ? table : next.value, judged })
}

export function isLearned({ judged }: Lecture): boolean {
  return judged?.verdict === 'done'
}
