import { type Cell, readCell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import { type Draft, draftIn } from '../draft/draft.ts'
import { draftKey, refused } from '../draft/keys.ts'
import type { View } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { type TestTable, type TestTableOptions, testTable } from './table.ts'

/** Someone who presses keys at a table, as a face and its shell see it. */
export interface Desk {
  readonly table: TestTable
  readonly view: View
  readonly draft: Draft
  readonly cursor: Cell
  /** What the last key came to. */
  readonly move: string | undefined
  readonly refusal: Rejection | undefined
  goTo(cell: string): void
  /** Keys by their names; a word is typed letter by letter. False once a key is not the draft's. */
  press(...keys: readonly string[]): boolean
}

const NAMED = ['enter', 'space', 'backspace', 'delete', 'escape', 'pageup', 'pagedown']

/** A desk for whoever is to move, whose moves are played at once. */
export function deskAt(options: TestTableOptions): Desk {
  const table = testTable(options)
  const drafts: (Draft | undefined)[] = [undefined, undefined]
  const seat = () => (table.state.round - 1) % 2
  const seen = () => view(table.state, seat())
  const desk = {
    table,
    get view() {
      return seen()
    },
    get draft() {
      return draftIn(seen(), drafts[seat()])
    },
    cursor: { row: 7, column: 7 } as Cell,
    move: undefined as string | undefined,
    refusal: undefined as Rejection | undefined,
    goTo(cell: string) {
      desk.cursor = readCell(cell)!
    },
    press(...keys: readonly string[]) {
      return keys.flatMap(key => (NAMED.includes(key) ? [key] : [...key])).every(pressOne)
    },
  }

  function pressOne(key: string): boolean {
    const { draft, cursor } = desk
    const player = seat()
    const drafted = draftKey({ view: seen(), draft, cursor, key, dice: () => 0 })
    desk.move = drafted?.move
    desk.refusal = drafted?.refusal
    if (!drafted) return false
    const tried = drafted.move === undefined ? [] : table.try(drafted.move)
    const answer = 'code' in tried ? refused(draft, tried) : drafted
    if ('code' in tried) desk.refusal = tried
    drafts[player] = answer.draft
    desk.cursor = answer.cursor ?? desk.cursor
    return true
  }
  return desk
}
