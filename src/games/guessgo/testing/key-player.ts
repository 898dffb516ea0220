import type { Cell } from '#kernel/grid.ts'
import type { Rejection } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import { act } from '#table/act.ts'
import { rules } from '../rules/rules.ts'
import type { View } from '../rules/types.ts'
import { type Draft, updateDraft } from '../terminal/draft/draft.ts'
import { afterRefusal, draftKey } from '../terminal/draft/keys.ts'
import { type GuessGoTable, stateAt } from './test-table.ts'

/** A table at which one seat plays key by key, as in a shell. */
export interface KeyPlayer {
  readonly table: GuessGoTable
  readonly view: View
  readonly draft: Draft
  readonly cursor: Cell
  /** Why the last key, or its move, was refused. */
  readonly refusal: Rejection | undefined
  goTo(cell: Cell): void
  /** Presses keys by their names; types any other text character by character. Returns whether the draft handled the last key. */
  press(...keys: readonly string[]): boolean
}

const NAMED_KEYS = ['enter', 'tab', 'shift+tab', 'backspace', 'escape', 'space', 'pagedown', 'pageup']

export function keyPlayerAt(opened: GuessGoTable, seat: Seat = 0): KeyPlayer {
  let table = opened
  let latestDraft: Draft | undefined
  let cursor: Cell = { row: 0, column: 0 }
  let refusal: Rejection | undefined
  const view = () => rules.view(stateAt(table), seat)
  const draft = () => {
    latestDraft = updateDraft(view(), latestDraft)
    return latestDraft
  }

  function pressOne(key: string): boolean {
    refusal = undefined
    const before = draft()
    const drafted = draftKey({ view: view(), draft: before, cursor, key })
    if (!drafted) return false
    const next =
      drafted.move === undefined ? undefined : act(table, { do: 'move', seat, text: drafted.move }, 0)
    if (next && !next.ok) {
      refusal = next.rejection
      latestDraft = afterRefusal(before).draft
      return true
    }
    if (next?.ok) table = next.value
    refusal = drafted.refusal
    latestDraft = drafted.draft
    cursor = drafted.cursor ?? cursor
    return true
  }

  return {
    get table() {
      return table
    },
    get view() {
      return view()
    },
    get draft() {
      return draft()
    },
    get cursor() {
      return cursor
    },
    get refusal() {
      return refusal
    },
    goTo(cell) {
      cursor = cell
    },
    press: (...keys) =>
      keys
        .flatMap(key =>
          NAMED_KEYS.includes(key)
            ? [key]
            : [...key].map(character => (character === ' ' ? 'space' : character)),
        )
        .reduce((_, key) => pressOne(key), false),
  }
}
