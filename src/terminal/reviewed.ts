import type { Note, Seat } from '#kernel/game.ts'
import type { GameWords, Person } from '#kernel/words.ts'
import { words as shellWords } from './words.ts'

/** The sign a review sets beside a move. */
export function signAfter(note: Note): string {
  return shellWords.verdicts[note.verdict ?? 'unknown']
}

/** What a note on the whole game says, and of whom. */
export function wholeWords(note: Note, words: GameWords, people: readonly Person[]): string {
  const said = words.note(note)
  return note.seat === undefined ? said : shellWords.review.ofPlayer(people[note.seat]!.name, said)
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
