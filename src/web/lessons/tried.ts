import type { Game } from '#kernel/game.ts'
import type { Judged, Lesson } from '#kernel/lesson.ts'
import type { Rejection } from '#kernel/result.ts'
import { act, openTable, type Table, viewFor } from '#table/table.ts'

export type Tried =
  | { readonly kind: 'refused'; readonly rejection: Rejection }
  /** A wrong one leaves the table as it was. */
  | { readonly kind: 'judged'; readonly judged: Judged; readonly table: Table }

/** The board of a lesson as it stands when the lesson begins. */
export function openLesson(game: Game, { id, setup, moves }: Lesson): Table {
  let table = openTable(game, setup, `lesson ${id}`, 0)
  for (const text of moves) {
    const next = act(table, { do: 'move', seat: 0, text }, 0)
    if (!next.ok)
      throw new Error(`The lesson ${id} begins with ${text}, which is refused (${next.rejection.code}).`)
    table = next.value
  }
  return table
}

/** What a move in a lesson comes to. */
export function tryMove(lesson: Lesson, table: Table, text: string): Tried {
  const next = act(table, { do: 'move', seat: 0, text }, 0)
  if (!next.ok) return { kind: 'refused', rejection: next.rejection }
  const judged = lesson.judge(viewFor(table, 0), viewFor(next.value, 0))
  return { kind: 'judged', judged, table: judged.verdict === 'wrong' ? table : next.value }
}
