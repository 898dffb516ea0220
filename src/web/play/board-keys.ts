import type { Cell } from '#kernel/grid.ts'
import type { Person } from '#kernel/text.ts'
import { focusCell } from '../kit/focus.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { inspectText } from '../text/en/shell.ts'
import type { PlayControls } from './use-play.ts'

/** The effects that keys on the board have elsewhere on the page. */
export interface BoardKeyActions {
  openHelp(): void
  focusMoveField(): void
}

/** A board that keys can ask about. */
interface InspectedBoard {
  readonly view: object
  readonly people: readonly Person[]
}

/** Handles keys that make a screen reader say what is on the board; true when the key was one of them. */
export function handleInspectKey(
  key: string,
  cell: Cell,
  { view, people }: InspectedBoard,
  { text, presentation, puzzle }: LoadedGame,
): boolean {
  const nameOf = (one: Cell) => text.cell(view, one)
  switch (key) {
    case '.':
      announce(nameOf(cell))
      return true
    case '+':
      announce(inspectText.around((presentation?.neighbours?.(view, cell) ?? []).map(nameOf).join('; ')))
      return true
    case ',': {
      const last = presentation?.lastCell?.(view)
      announce(last ? inspectText.last(nameOf(last)) : inspectText.nothingYet)
      if (last) focusCell(last)
      return true
    }
    case '=':
      // The status of a puzzle is its tally already.
      announce(`${text.status(view, people)}${text.tally && !puzzle ? ` ${text.tally(view)}.` : ''}`)
      return true
    default:
      return false
  }
}

/** Handles keys that ask or act while the board has the focus, none of them a letter; true when the key was one of them. */
export function handleBoardKey(
  key: string,
  cell: Cell,
  play: PlayControls,
  loadedGame: LoadedGame,
  actions: BoardKeyActions,
): boolean {
  if (handleInspectKey(key, cell, { view: play.snapshot.view, people: play.people }, loadedGame)) return true
  switch (key) {
    case '<':
      play.undo()
      return true
    case '>':
      play.redo()
      return true
    case '!':
      play.hint()
      return true
    case '?':
      actions.openHelp()
      return true
    case '/':
    case ':':
      actions.focusMoveField()
      return true
    default:
      // Letters and digits begin a move: the field takes the focus, and then this very key.
      if (/^[\p{L}\p{N}]$/u.test(key)) actions.focusMoveField()
      return false
  }
}
