import type { Note, Seat } from '#kernel/game.ts'
import type { LoadedGame } from './loaded.ts'
import { words } from './words.ts'

/** The sign a review sets beside a move. */
export function signAfter({ face }: LoadedGame, note: Note): string {
  return face.verdict ? words.verdicts[face.verdict(note)] : ' '
}

/** Who has the game won once this move is made, where the review could tell and the game has two sides. */
export function winnerAfter(
  { face }: LoadedGame,
  note: Note,
  mover: Seat | null,
  seats: number,
): Seat | undefined {
  if (mover === null || seats !== 2 || !face.verdict) return undefined
  switch (face.verdict(note)) {
    case 'kept':
      return mover
    case 'threw':
    case 'lost':
      return 1 - mover
    case 'unknown':
      return undefined
  }
}
