import { isScoredReview, type Perspective } from '#app/review.ts'
import type { Note } from '#kernel/engine.ts'
import type { GameText, Person } from '#kernel/text.ts'
import type { Table } from '#table/table.ts'
import type { StoredVariations } from '#table/variation-format.ts'
import { shellText } from '../text/en/shell.ts'
import type { LoadedGame } from './loaded-game.ts'

/** A game under review. */
export interface ReviewedGame {
  readonly loaded: LoadedGame
  readonly table: Table
  readonly perspective: Perspective
  readonly variations?: StoredVariations | undefined
  /** Stores the variations with the game; absent where the game is not saved on this machine. */
  saveVariations?(variations: StoredVariations | undefined): Promise<void>
}

/** The measure of the moves of a game: who wins, points, or the solution of a puzzle. */
export type ReviewKind = 'wins' | 'scored' | 'solution'

export function reviewKindOf({ rules }: LoadedGame, notes: readonly Note[]): ReviewKind {
  if (isScoredReview(notes)) return 'scored'
  return rules.seats === 1 ? 'solution' : 'wins'
}

/** The symbol that a review shows beside a move. */
export function verdictSymbol(note: Note): string {
  return shellText.verdicts[note.verdict ?? 'unknown']
}

/** The sentence of a note on the whole game, with the player it is about. */
export function summaryNoteText(note: Note, words: GameText, people: readonly Person[]): string {
  const sentence = words.note(note)
  return note.seat === undefined ? sentence : shellText.review.ofPlayer(people[note.seat]!.name, sentence)
}
