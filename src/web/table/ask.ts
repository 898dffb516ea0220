import type { Cell } from '#kernel/grid.ts'
import type { ParlourGame } from '../parlour.ts'
import { announce } from '../shell/live.tsx'
import { askWords } from '../words.ts'
import type { Play } from './use-play.ts'

export interface Desk {
  openHelp(): void
  typeMove(): void
  goTo(cell: Cell): void
}

/** Keys that ask or act while the board has the focus, none of them a letter; true when the key was one of them. */
export function answerKey(
  key: string,
  cell: Cell,
  play: Play,
  { words, face }: ParlourGame,
  desk: Desk,
): boolean {
  const { view } = play.snapshot
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
      if (last) desk.goTo(last)
      return true
    }
    case '=':
      announce(
        [words.status(view, play.people), face.tally && `${face.tally(view)}.`].filter(Boolean).join(' '),
      )
      return true
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
      desk.typeMove()
      return true
    default:
      // Letters and digits are part of a move: the field takes the focus, and then this very key.
      if (/^[\p{L}\p{N}]$/u.test(key)) desk.typeMove()
      return false
  }
}
