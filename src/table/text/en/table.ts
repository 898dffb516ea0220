import type { OptionRefusals } from '#kernel/options.ts'
import { type RefusalText, type Rejection, sentenceFor } from '#kernel/result.ts'
import { type GameText, type Person, subject } from '#kernel/text.ts'
import { type Ending, winners } from '#table/action.ts'
import type { RecordRefusals, TableRefusals } from '#table/refusals.ts'

/** The sentence for a rejection at a local table: the game's own, or one that all tables share. */
export function localRejectionSentence(rejection: Rejection, text?: GameText): string {
  return sentenceFor(rejection, text?.refusals, tableRefusalText) ?? unknownRejection(rejection.code)
}

export function unknownRejection(code: string): string {
  return `That is not possible (${code}).`
}

/** The sentences that all tables share. */
export const tableRefusalText: RefusalText<Pick<TableRefusals, ActionCode> & OptionRefusals> = {
  'not-your-turn': () => 'It is not your turn. Wait for the other player’s move.',
  'game-over': () => 'The game is over. Start a new one, or review this one.',
  'too-late': () => 'The time for this move had run out, so it was not played.',
  'moves-are-final': () => 'Moves are final in this game and cannot be taken back.',
  'nothing-to-undo': () => 'There is no move of yours to take back.',
  'nothing-to-redo': () => 'There is no move to bring back.',
  'no-such-seat': () => 'There is no such seat at this table.',
  'already-away': () => 'Nothing changed.',
  'already-here': () => 'Nothing changed.',
  'time-remains': () => 'Nothing changed.',
  paused: () => 'The game is paused. Go on with it first.',
  'not-paused': () => 'The game is not paused.',
  'no-stopwatch': () => 'This game cannot be paused.',
  'unknown-option': ({ option, known }) => `There is no option “${option}”. The options are: ${known}.`,
  'out-of-range': ({ option, given, min, max }) =>
    `${option} must be a whole number from ${min} to ${max}, not “${given}”.`,
  'not-a-choice': ({ option, given, choices }) => `${option} must be one of ${choices}, not “${given}”.`,
  'not-a-switch': ({ option, given }) => `${option} must be yes or no, not “${given}”.`,
  'not-a-text': ({ option, given }) => `${option} must be a text, not “${given}”.`,
  'text-too-long': ({ option, given, longest }) =>
    `${option} has ${given} signs; ${longest} is the most there can be.`,
}

type ActionCode = Exclude<keyof TableRefusals, keyof RecordRefusals>

export interface EndingText {
  readonly headline: string
  readonly reason: string
}

/** The announcement of an ended game on this screen. */
export function describeEnding(ending: Ending, people: readonly Person[], words: GameText): EndingText {
  return { headline: headline(ending, people, words), reason: reason(ending, people, words) }
}

function headline(ending: Ending, people: readonly Person[], words: GameText): string {
  if (ending.by === 'abort') return 'GAME ABORTED'
  const won = winners(ending, people.length)
  const you = people.findIndex(person => person.you)
  const own = ending.by === 'rules' ? words.puzzleOutcome?.(ending.outcome)?.headline : undefined
  if (people.length === 1) return own ?? (won.includes(0) ? 'SOLVED' : 'GIVEN UP')
  if (won.length !== 1) return 'A DRAW'
  if (you >= 0) return won.includes(you) ? 'YOU WON' : 'YOU LOST'
  return `${people[won[0]!]!.name.toUpperCase()} WON`
}

function reason(ending: Ending, people: readonly Person[], words: GameText): string {
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
