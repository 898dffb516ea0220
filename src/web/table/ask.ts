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

/** Keys that ask or act while the board has the focus; true when the key was one of them. */
export function answerKey(
  key: string,
  cell: Cell,
  play: Play,
  { words, face }: ParlourGame,
  desk: Desk,
): boolean {
  const { view } = play.snapshot
  const name = (one: Cell) => words.cell(view, one)
  switch (key.toLowerCase()) {
    case 'w':
      announce(name(cell))
      return true
    case 'n':
      announce(askWords.around((face.around?.(view, cell) ?? []).map(name).join('; ')))
      return true
    case 'l': {
      const last = face.lastCell?.(view)
      announce(last ? askWords.last(name(last)) : askWords.nothingYet)
      if (last) desk.goTo(last)
      return true
    }
    case 's':
      announce(
        [words.status(view, play.people), face.tally && `${face.tally(view)}.`].filter(Boolean).join(' '),
      )
      return true
    case 'g':
      desk.typeMove()
      return true
    case 'u':
      play.undo()
      return true
    case 'r':
      play.redo()
      return true
    case 'h':
      play.hint()
      return true
    case '?':
      desk.openHelp()
      return true
    default:
      return false
  }
}
