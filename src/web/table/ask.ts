import type { Cell } from '#kernel/grid.ts'
import type { Person } from '#kernel/words.ts'
import { focusCell } from '../kit/focus.ts'
import type { ParlourGame } from '../parlour.ts'
import { announce } from '../shell/live.tsx'
import { askWords } from '../words.ts'
import type { Play } from './use-play.ts'

/** What keys and buttons can bring about around the board. */
export interface Desk {
  openHelp(): void
  typeMove(): void
}

/** A board that can be asked about. */
interface Looked {
  readonly view: object
  readonly people: readonly Person[]
}

/** Keys that ask what is on the board, for whoever listens; true when the key was one of them. */
export function answerLook(
  key: string,
  cell: Cell,
  { view, people }: Looked,
  { words, face, solo }: ParlourGame,
): boolean {
  const name = (one: Cell) => words.cell(view, one)
  switch (key) {
    case '.':
      announce(name(cell))
      return true
    case '+':
      announce(askWords.around((face.around?.(view, cell) ?? []).map(name).join('; ')))
      return true
    case ',': {
      const last = face.lastCell?.(view)
      announce(last ? askWords.last(name(last)) : askWords.nothingYet)
      if (last) focusCell(last)
      return true
    }
    case '=':
      // Alone, there is nothing to be told but how far one is.
      announce(`${words.status(view, people)}${face.tally && !solo ? ` ${face.tally(view)}.` : ''}`)
      return true
    default:
      return false
  }
}

/** Keys that ask or act while the board has the focus, none of them a letter; true when the key was one of them. */
export function answerKey(key: string, cell: Cell, play: Play, parlour: ParlourGame, desk: Desk): boolean {
  if (answerLook(key, cell, { view: play.snapshot.view, people: play.people }, parlour)) return true
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
      desk.typeMove()
      return true
    default:
      // Letters and digits are part of a move: the field takes the focus, and then this very key.
      if (/^[\p{L}\p{N}]$/u.test(key)) desk.typeMove()
      return false
  }
}
