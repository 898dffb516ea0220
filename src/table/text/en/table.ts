import type { OptionRefusals } from '#kernel/read-params.ts'
import { type RefusalText, type Rejection, sentenceFor } from '#kernel/result.ts'
import { type GameText, type Person, subject } from '#kernel/text.ts'
import { type Ending, winners } from '#table/action.ts'
import type { RecordRefusals, TableRefusals } from '#table/refusals.ts'

/** The sentence for a rejection at a local table: the game's own, or one that all tables share. */
export function localRejectionSentence(rejection: Rejection, text?: GameText): string {
  return sentenceFor(rejection, text?.refusals, tableRefusalText) ?? unknownRejection(rejection.code)
}

export function unknownRejection(code: string): string {
  return `That isn’t possible (${code}).`
}

/** The sentences that all tables share. */
export const tableRefusalText: RefusalText<Pick<TableRefusals, ActionCode> & OptionRefusals> = {
  'not-your-turn': () => 'It isn’t your turn yet.',
  'game-over': () => 'The game is over.',
  'too-late': () => 'You ran out of time, so this move wasn’t played.',
  'moves-are-final': () => 'You can’t undo moves in this game.',
  'nothing-to-undo': () => 'There’s nothing to undo.',
  'nothing-to-redo': () => 'There’s nothing to redo.',
  'no-such-seat': () => 'This table has no such seat.',
  'already-away': () => 'Nothing changed.',
  'already-here': () => 'Nothing changed.',
  'time-remains': () => 'Nothing changed.',
  paused: () => 'The game is paused. Resume it first.',
  'not-paused': () => 'The game isn’t paused.',
  'no-stopwatch': () => 'This game can’t be paused.',
  'unknown-option': ({ option, known }) => `“${option}” isn’t an option. The options are: ${known}.`,
  'out-of-range': ({ option, given, min, max }) =>
    `${option} must be a whole number from ${min} to ${max}, not “${given}”.`,
  'not-a-choice': ({ option, given, choices }) => `${option} must be one of ${choices}, not “${given}”.`,
  'not-a-switch': ({ option, given }) => `${option} must be yes or no, not “${given}”.`,
  'not-a-text': ({ option, given }) => `${option} must be text, not “${given}”.`,
  'text-too-long': ({ option, given, longest }) =>
    `${option} has ${given} characters; the most is ${longest}.`,
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
  if (ending.by === 'abort') return abortReason(ending, people)
  const who = subject(people[ending.loser])
  switch (ending.by) {
    case 'resignation':
      return `${who} resigned.`
    case 'timeout':
      return `${who} ran out of time.`
    case 'abandonment':
      return `${who} left and didn’t come back in time.`
  }
}

function abortReason({ early, host }: Extract<Ending, { by: 'abort' }>, people: readonly Person[]): string {
  if (host) return 'The host of this server ended the game, so it doesn’t count.'
  if (!early) return 'Nobody moved in time, so the game doesn’t count.'
  const who = subject(people[early.seat])
  const ending = { resignation: 'resigned', timeout: 'ran out of time', abandonment: 'left' }[early.by]
  return `${who} ${ending} before everyone had moved, so the game doesn’t count.`
}
