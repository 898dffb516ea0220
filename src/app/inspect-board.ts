import type { GameEntry } from '#games/game-entry.ts'
import type { Cell } from '#kernel/grid.ts'
import type { KeyAction } from '#kernel/key-bindings.ts'
import type { Person } from '#kernel/text.ts'
import { inspectText } from './text/en/inspect.ts'

export const INSPECT_ACTIONS = ['this', 'around', 'last', 'standing'] as const satisfies readonly KeyAction[]
export type InspectAction = (typeof INSPECT_ACTIONS)[number]

export function isInspectAction(action: string | undefined): action is InspectAction {
  return INSPECT_ACTIONS.some(one => one === action)
}

export interface InspectedBoard {
  readonly view: object
  readonly people: readonly Person[]
  /** The cell of the focus or the cursor; undefined on a board without one. */
  readonly cell: Cell | undefined
}

export interface Inspection {
  readonly text: string
  /** The cell where the focus goes. */
  readonly goTo?: Cell
}

/** Answers a key that asks what is on the board; undefined where the question has no cell to be about. */
export function inspectBoard(
  action: InspectAction,
  { view, people, cell }: InspectedBoard,
  { text, presentation, rules }: Pick<GameEntry, 'text' | 'presentation' | 'rules'>,
): Inspection | undefined {
  const nameOf = (one: Cell) => text.cell(view, one)
  switch (action) {
    case 'this':
      return cell && { text: nameOf(cell) }
    case 'around': {
      if (!cell) return undefined
      const cells = presentation?.neighbours?.(view, cell) ?? []
      return { text: inspectText.around(cells.map(nameOf).join('; ')) }
    }
    case 'last': {
      const last = presentation?.lastCell?.(view)
      return last ? { text: inspectText.last(nameOf(last)), goTo: last } : { text: inspectText.nothingYet }
    }
    case 'standing': {
      const status = text.status(view, people)
      // The status of a puzzle is its tally already.
      const tally = rules.seats > 1 ? text.tally?.(view) : undefined
      return { text: tally === undefined ? status : inspectText.standing(status, tally) }
    }
  }
}
