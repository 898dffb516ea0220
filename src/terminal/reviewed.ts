import type { Note, Seat } from '#kernel/game.ts'
import { words } from './words.ts'

/** The sign a review sets beside a move. */
export function signAfter(note: Note): string {
  return words.verdicts[note.verdict ?? 'unknown']
}

/** Who has the game won once this move is made, where the review could tell and the game has two sides. */
export function winnerAfter(note: Note, mover: Seat | null, seats: number): Seat | undefined {
  if (mover === null || seats !== 2) return undefined
  switch (note.verdict) {
    case 'kept':
      return mover
    case 'threw':
    case 'lost':
      return 1 - mover
    default:
      return undefined
  }
}
