import { type Cell, readCell, writeCell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import { tentativeTiles } from '../presentation/hand/hand.ts'
import type { View } from '../rules/types.ts'
import { view } from '../rules/view.ts'
import { bagSlots, type Draft, updateDraft } from '../terminal/draft.ts'
import { draftKey } from '../terminal/draft-keys.ts'
import { drafting } from '../terminal/drafting.ts'
import { type TestTable, type TestTableOptions, testTable } from './test-table.ts'

/** A player who presses keys at a table, through the draft editor as in a shell. */
export interface KeyPlayer {
  readonly table: TestTable
  readonly view: View
  readonly draft: Draft
  readonly cursor: Cell
  /** The result of the last key. */
  readonly move: string | undefined
  readonly refusal: Rejection | undefined
  goTo(cell: string): void
  /** Presses keys by their names, a word letter by letter. False as soon as the draft does not handle a key. */
  press(...keys: readonly string[]): boolean
}

const NAMED_KEYS = ['enter', 'space', 'backspace', 'delete', 'escape', 'pageup', 'pagedown', 'ctrl+o']

/** Presses keys for the seat to move; its moves are played at once. */
export function keyPlayerAt(options: TestTableOptions): KeyPlayer {
  const table = testTable(options)
  const drafts: (Draft | undefined)[] = [undefined, undefined]
  const seat = () => (table.state.round - 1) % 2
  const seen = () => view(table.state, seat())
  const player = {
    table,
    get view() {
      return seen()
    },
    get draft() {
      return updateDraft(seen(), drafts[seat()])
    },
    cursor: { row: 7, column: 7 } as Cell,
    move: undefined as string | undefined,
    refusal: undefined as Rejection | undefined,
    goTo(cell: string) {
      player.cursor = readCell(cell)!
    },
    press(...keys: readonly string[]) {
      return keys.flatMap(key => (NAMED_KEYS.includes(key) ? [key] : [...key])).every(pressOne)
    },
  }

  function pressOne(key: string): boolean {
    const { draft, cursor } = player
    const mover = seat()
    const drafted = draftKey({ view: seen(), draft, cursor, key, random: () => 0 })
    player.move = drafted?.move
    player.refusal = drafted?.refusal
    if (!drafted) return false
    const tried = drafted.move === undefined ? [] : table.try(drafted.move)
    const answer = 'code' in tried ? drafting.afterRejection!(draft, tried) : drafted
    if ('code' in tried) player.refusal = tried
    drafts[mover] = answer.draft
    player.cursor = answer.cursor ?? player.cursor
    return true
  }
  return player
}

/** A player with the letters of CORNY and more, whose dictionary is small. */
export function cornKeyPlayer(): KeyPlayer {
  return keyPlayerAt({ words: CORN.words, draws: CORN.draws })
}

export const CORN = {
  words: 'CORN CORNY NAVY ON TRACK TRACE TRADE ACT',
  draws: 'C O R N F Y O A C K T H P S V G N A Q W E R R T Y Z T',
} as const

/** The letters of the bag, with a blank for each that is not in it now. */
export function bagOf({ draft }: KeyPlayer): string {
  return bagSlots(draft)
    .map(letter => letter ?? '_')
    .join('')
}

export function cursorOf({ cursor }: KeyPlayer): string {
  return writeCell(cursor)
}

/** The letters of the draft on the board: Ch8 Oi8. */
export function laidTilesText({ draft }: KeyPlayer): string {
  return tentativeTiles(draft.hand)
    .map(({ cell, letter }) => letter + writeCell(cell))
    .join(' ')
}
