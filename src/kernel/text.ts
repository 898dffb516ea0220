import type { Note } from './engine.ts'
import type { ExerciseKindText } from './exercise.ts'
import type { Cell } from './grid.ts'
import type { Details, RefusalText } from './result.ts'
import type { GameTypes, Outcome, Seat } from './rules.ts'

/** How sentences refer to a player: by name, or as "you" for the reader. */
export interface Person {
  readonly name: string
  readonly you: boolean
  /** A server protects this name by a password, so it is nobody else's. */
  readonly claimed?: boolean
}

/** A player as the subject of a sentence. */
export function subject(person: Person | undefined): string {
  if (!person) return 'Nobody'
  if (person.you) return 'You'
  const name = withoutLevel(person.name)
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A name without the level of a computer, which the screen shows beside the board. */
export function withoutLevel(name: string): string {
  return name.replace(/^(the computer) \(.*\)$/, '$1')
}

/** A player in the middle of a sentence. */
export function object(person: Person | undefined): string {
  if (!person) return 'nobody'
  return person.you ? 'you' : person.name
}

/** A player with a verb: "You begin", "Ann begins". */
export function subjectWithVerb(person: Person | undefined, verb: string, theirs = `${verb}s`): string {
  return `${subject(person)} ${person?.you ? verb : theirs}`
}

export interface OptionText {
  readonly label: string
  readonly help?: string
  readonly choices?: Readonly<Record<string, string>>
}

export interface HelpSection {
  readonly heading: string
  /** Text that a player types, such as a move or a command, is between backticks. */
  readonly paragraphs: readonly string[]
}

/** A paragraph of the help in parts, so that a shell can set typed text apart. */
export function helpParts(
  paragraph: string,
): readonly { readonly text: string; readonly isTyped: boolean }[] {
  return paragraph
    .split('`')
    .map((text, index) => ({ text, isTyped: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** The request for consent to learn from a person's earlier games. */
export interface LearningText<T extends GameTypes = GameTypes> {
  readonly label: string
  readonly help: string
  /** Describes what the computer has learnt, given the deal of the next game. */
  describeLearnt(deal: T['deal']): string
}

/** Every sentence of one game in one language, without behaviour. */
export interface GameText<T extends GameTypes = GameTypes> {
  readonly options: Readonly<Record<keyof T['params'] & string, OptionText>>
  /** The computer's levels, each with a description. */
  readonly levels: Readonly<Record<string, OptionText>>
  readonly learning?: LearningText<T>
  /** Describes the params in a few words, for games where a list of options would read badly. */
  describeParams?(params: T['params']): string
  /** Explains how to type a move, with an example. */
  readonly moveExample: string
  /** The rules and controls of the game. */
  help(shell: 'browser' | 'terminal'): readonly HelpSection[]
  /** A sentence for each refusal: the problem and how to solve it. */
  readonly refusals: RefusalText<T['refusals']>
  /** A line of the log. */
  event(event: T['event'], people: readonly Person[]): string
  /** The status line: the player to move, or the event that is awaited. */
  status(view: T['view'], people: readonly Person[]): string
  /** How the game stands in a few words, such as the number of open cells. */
  tally?(view: T['view']): string
  /** The puzzle in a few words, where the sentence of its opening is too long for a heading. */
  heading?(view: T['view']): string
  /** Explains the characters of a shared result. */
  readonly resultLegend?: string
  /** The names of the best scores that a player can have, by their codes. */
  readonly personalBests?: Readonly<Record<string, string>>
  outcome(outcome: Outcome, people: readonly Person[]): string
  /** The headline and the list entry for the end of a puzzle, if they say more than solved or given up. */
  puzzleOutcome?(outcome: Outcome): { readonly headline?: string; readonly short?: string } | undefined
  /** Describes the facts of a finished game, or of its category only, in a few words; scores from the seat's side. */
  describeFacts?(facts: Details, seat?: Seat): string
  /** The achievement of a solved puzzle, if no puzzle solved before it had it. Puzzles are given by their category. */
  achievement?(category: Details, before: readonly Details[]): string | undefined
  /** The content of a cell, then its position, for a screen reader. */
  cell(view: T['view'], cell: Cell): string
  /** The kinds of exercises, where the game has any. */
  readonly exercises?: Readonly<Record<string, ExerciseKindText>>
  /** A sentence about all of them. */
  readonly exercisesNote?: string
  note(note: Note<T>): string
  /** Additional lines for a note, such as the alternatives to a move. */
  noteLines?(note: Note<T>): readonly string[]
}
