import type { Cell } from '#kernel/grid.ts'
import type { Person } from '#kernel/text.ts'
import { focusCell } from '../kit/focus.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { inspectWords } from '../words.ts'
import type { PlayControls } from './use-play.ts'

/** What keys and buttons can bring about around the board. */
export interface BoardKeyActions {
  openHelp(): void
  focusMoveField(): void
}

/** A board that can be asked about. */
interface InspectedBoard {
  readonly view: object
  readonly people: readonly Person[]
}

/** Keys that ask what is on the board, for whoever listens; true when the key was one of them. */
export function handleInspectKey(
  key: string,
  cell: Cell,
  { view, people }: InspectedBoard,
  { text, face, puzzle }: LoadedGame,
): boolean {
  const name = (one: Cell) => text.cell(view, one)
  switch (key) {
    case '.':
      announce(name(cell))
      return true
    case '+':
      announce(inspectWords.around((face.neighbours?.(view, cell) ?? []).map(name).join('; ')))
      return true
    case ',': {
      const last = face.lastCell?.(view)
      announce(last ? inspectWords.last(name(last)) : inspectWords.nothingYet)
      if (last) focusCell(last)
      return true
    }
    case '=':
      // Alone, there is nothing to be told but how far one is.
      announce(`${text.status(view, people)}${face.tally && !puzzle ? ` ${face.tally(view)}.` : ''}`)
      return true
    default:
      return false
  }
}

/** Keys that ask or act while the board has the focus, none of them a letter; true when the key was one of them. */
export function handleBoardKey(
  key: string,
  cell: Cell,
  play: PlayControls,
  loadedGame: LoadedGame,
  desk: BoardKeyActions,
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
      desk.openHelp()
      return true
    case '/':
    case ':':
      desk.focusMoveField()
      return true
    default:
      // Letters and digits are part of a move: the field takes the focus, and then this very key.
      if (/^[\p{L}\p{N}]$/u.test(key)) desk.focusMoveField()
      return false
  }
}
