import type { Note } from '#kernel/engine.ts'
import type { Seat, Viewer } from '#kernel/rules.ts'
import type { GameText, Person } from '#kernel/text.ts'
import { type Player, peopleOf, personSeats } from '#table/player.ts'
import type { Table } from '#table/table.ts'
import { shellText } from '../text/en/shell.ts'
import type { LoadedGame } from './loaded-game.ts'

/** The viewer of a review, and how the players are called. */
export interface Perspective {
  readonly viewer: Viewer
  readonly people: readonly Person[]
}

/** A game under review. */
export interface ReviewedGame {
  readonly loaded: LoadedGame
  readonly table: Table
  readonly perspective: Perspective
}

/** The only person of a game sees what that person saw; otherwise nothing is hidden any more. */
export function playerPerspective(players: readonly Player[]): Perspective {
  const seats = personSeats(players)
  return { viewer: seats.length === 1 ? seats[0]! : 'spectator', people: peopleOf(players) }
}

/** The perspective of a reader who may be none of the players. */
export function spectatorPerspective(players: readonly Player[]): Perspective {
  return { viewer: 'spectator', people: peopleOf(players).map(person => ({ ...person, you: false })) }
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

/** The seat that wins after this move, where the review knows and the game has two players. */
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
