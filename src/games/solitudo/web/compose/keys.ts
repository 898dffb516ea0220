import type { Cell } from '#kernel/grid.ts'
import { actionFor, type KeyAction } from '#kernel/key-bindings.ts'

/** The effects of keys on a cell of the editor. */
export interface KeyActions {
  type(cell: Cell, key: string): void
  deleteDigit(cell: Cell): void
  clearNumber(cell: Cell): void
  toggle(cell: Cell): void
  shade(cell: Cell): void
  unshade(cell: Cell): void
  undo(): void
  redo(): void
  fill(): void
  tellVerdict(): void
  describe(): void
  goToRepairs(): void
}

type KeyHandler = Exclude<keyof KeyActions, 'type'>

/** Keys that mean the same here as on the boards of games; see docs/keys.md. */
const BY_ACTION: Partial<Record<KeyAction, KeyHandler>> = {
  shade: 'shade',
  unmark: 'unshade',
  undo: 'undo',
  redo: 'redo',
  fill: 'fill',
  check: 'tellVerdict',
  this: 'describe',
  hint: 'goToRepairs',
}

const BY_NAME: Readonly<Record<string, KeyHandler>> = {
  Backspace: 'deleteDigit',
  Delete: 'clearNumber',
  Enter: 'toggle',
  ' ': 'toggle',
}

/** Handles a key on a cell; false if it has no meaning here. */
export function handleComposerKey(key: string, cell: Cell, actions: KeyActions): boolean {
  if (/^[0-9a-zA-Z]$/.test(key)) {
    actions.type(cell, key)
    return true
  }
  const action = actionFor(key)
  const handler = BY_NAME[key] ?? (action && BY_ACTION[action])
  if (!handler) return false
  actions[handler](cell)
  return true
}
