import type { Note } from '#kernel/engine.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'
import type { GameText, Person } from '#kernel/text.ts'
import { type Player, peopleOf, personSeats } from '#table/player.ts'
import type { Table } from '#table/table.ts'
import { words as shellWords } from '../text/words.ts'
import type { LoadedGame } from './loaded-game.ts'

/** Through whose eyes a game is seen, and how its players are spoken of. */
export interface Perspective {
  readonly viewer: Viewer
  readonly people: readonly Person[]
}

/** A game that is looked back at. */
export interface ReviewedGame {
  readonly loaded: LoadedGame
  readonly table: Table
  readonly perspective: Perspective
}

/** A lone person sees what that person saw; otherwise nothing is hidden any more. */
export function playerPerspective(players: readonly Player[]): Perspective {
  const seats = personSeats(players)
  return { viewer: seats.length === 1 ? seats[0]! : 'spectator', people: peopleOf(players) }
}

/** Whoever comes by a link need not be one of the players. */
export function spectatorPerspective(players: readonly Player[]): Perspective {
  return { viewer: 'spectator', people: peopleOf(players).map(person => ({ ...person, you: false })) }
}

/** The sign a review sets beside a move. */
export function verdictSymbol(note: Note): string {
  return shellWords.verdicts[note.verdict ?? 'unknown']
}

/** What a note on the whole game says, and of whom. */
export function summaryNoteText(note: Note, words: GameText, people: readonly Person[]): string {
  const sentence = words.note(note)
  return note.seat === undefined ? sentence : shellWords.review.ofPlayer(people[note.seat]!.name, sentence)
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
