import type { Details, Rejection } from '#kernel/result.ts'
import { type GameWords, type Person, subject } from '#kernel/words.ts'
import { type Ending, winners } from './action.ts'

/** The sentence for a rejection at one's own table: the game's own, or one that all tables share. */
export function localRejectionWords(rejection: Rejection, words?: GameWords): string {
  const { code, details = {} } = rejection
  return words?.rejection(rejection) ?? tableRejection(code, details) ?? unknownRejection(code)
}

export function unknownRejection(code: string): string {
  return `That is not possible (${code}).`
}

/** The sentences that tables anywhere share. */
export function tableRejection(code: string, details: Details): string | undefined {
  switch (code) {
    case 'not-your-turn':
      return 'It is not your turn. Wait for the other player’s move.'
    case 'game-over':
      return 'The game is over. Start a new one, or review this one.'
    case 'too-late':
      return 'The time for this move had run out, so it was not played.'
    case 'moves-are-final':
      return 'Moves are final in this game and cannot be taken back.'
    case 'nothing-to-undo':
      return 'There is no move of yours to take back.'
    case 'nothing-to-redo':
      return 'There is no move to bring back.'
    case 'no-such-seat':
      return 'There is no such seat at this table.'
    case 'already-away':
    case 'already-here':
    case 'time-remains':
    case 'nothing-to-reopen':
      return 'Nothing changed.'
    case 'unknown-option':
      return `There is no option “${details.option}”. The options are: ${details.known}.`
    case 'out-of-range':
      return `${details.option} must be a whole number from ${details.min} to ${details.max}, not “${details.given}”.`
    case 'not-a-choice':
      return `${details.option} must be one of ${details.choices}, not “${details.given}”.`
    case 'not-a-switch':
      return `${details.option} must be yes or no, not “${details.given}”.`
    case 'not-a-text':
      return `${details.option} must be a text, not “${details.given}”.`
    case 'text-too-long':
      return `${details.option} has ${details.given} signs; ${details.longest} is the most there can be.`
    case 'paused':
      return 'The game is paused. Go on with it first.'
    case 'not-paused':
      return 'The game is not paused.'
    case 'no-stopwatch':
      return 'This game cannot be paused.'
    default:
      return undefined
  }
}

export interface EndingWords {
  readonly headline: string
  readonly reason: string
}

/** How an ended game is announced on this screen. */
export function describeEnding(ending: Ending, people: readonly Person[], words: GameWords): EndingWords {
  return { headline: headline(ending, people, words), reason: reason(ending, people, words) }
}

function headline(ending: Ending, people: readonly Person[], words: GameWords): string {
  if (ending.by === 'abort') return 'GAME ABORTED'
  const won = winners(ending, people.length)
  const you = people.findIndex(person => person.you)
  const own = ending.by === 'rules' ? words.headline?.(ending.outcome) : undefined
  if (people.length === 1) return own ?? (won.includes(0) ? 'SOLVED' : 'GIVEN UP')
  if (won.length !== 1) return 'A DRAW'
  if (you >= 0) return won.includes(you) ? 'YOU WON' : 'YOU LOST'
  return `${people[won[0]!]!.name.toUpperCase()} WON`
}

function reason(ending: Ending, people: readonly Person[], words: GameWords): string {
  if (ending.by === 'rules') return words.outcome(ending.outcome, people)
  if (ending.by === 'abort') return 'Nobody acted in time, so the game counts for nobody.'
  const who = subject(people[ending.loser])
  switch (ending.by) {
    case 'resignation':
      return `${who} resigned.`
    case 'timeout':
      return `${who} ran out of time.`
    case 'abandonment':
      return `${who} left and did not come back in time.`
  }
}
