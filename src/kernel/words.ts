import type { GameTypes, Note, Outcome, Seat } from './game.ts'
import type { Cell } from './grid.ts'
import type { Key } from './key-bindings.ts'
import type { Details, Rejection, Result } from './result.ts'

/** How a player is spoken of: by name, or as "you" to the one who reads. */
export interface Person {
  readonly name: string
  readonly you: boolean
}

/** A player as the subject of a sentence. */
export function subject(person: Person | undefined): string {
  if (!person) return 'Nobody'
  return person.you ? 'You' : person.name.charAt(0).toUpperCase() + person.name.slice(1)
}

/** A player in the middle of a sentence. */
export function object(person: Person | undefined): string {
  if (!person) return 'nobody'
  return person.you ? 'you' : person.name
}

/** A player and what the player does: "You begin", "Ann begins". */
export function subjectWithVerb(person: Person | undefined, verb: string, theirs = `${verb}s`): string {
  return `${subject(person)} ${person?.you ? verb : theirs}`
}

/** A refusal that carries its sentence along, for where the sentences are not at hand. */
export function withSentence<Value>(
  result: Result<Value>,
  say: (rejection: Rejection) => string | undefined,
): Result<Value> {
  const sentence = result.ok ? undefined : say(result.rejection)
  if (result.ok || sentence === undefined) return result
  const { rejection } = result
  return { ok: false, rejection: { ...rejection, details: { ...rejection.details, said: sentence } } }
}

export interface OptionWords {
  readonly label: string
  readonly help?: string
  readonly choices?: Readonly<Record<string, string>>
}

/** What a solved puzzle has earned that none of those solved before it had; they are told by their kinds. */
export type DescribeAchievement = (kind: Details, before: readonly Details[]) => string | undefined

export interface HelpSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** What is offered by a word to type, a key to press, and a label to read. */
interface Shortcut {
  readonly word: string
  readonly key: Key
  readonly label: string
}

/** A move that belongs to no cell. */
export interface GameCommand<T extends GameTypes = GameTypes> extends Shortcut {
  /** The move in the game's notation; undefined while it cannot be made. */
  move(view: T['view']): string | undefined
  /** What is asked before a move that ends the game, or that nothing brings back. */
  confirm?(view: T['view']): string | undefined
  /** Whoever types the move itself is not asked. */
  readonly skipsConfirmWhenTyped?: true
}

/** Something to ask about the position at any time, besides a hint. */
export interface PositionQuery<T extends GameTypes = GameTypes> extends Shortcut {
  answer(view: T['view']): { readonly text: string; readonly cells?: readonly Cell[] }
}

/** Another way of looking at the board, on or off; it changes nothing in the game. */
export interface BoardToggle extends Shortcut {
  readonly id: string
  /** Only for a look: the next game begins without it. */
  readonly isTemporary?: true
}

/** A form in which a puzzle can be taken to other programs. */
export interface ExportFormat<T extends GameTypes = GameTypes> {
  readonly word: string
  readonly label: string
  /** Undefined where the other program has no such puzzles. */
  write(setup: T['setup']): string | undefined
}

export interface LearningWords<T extends GameTypes = GameTypes> {
  readonly label: string
  readonly help: string
  /** What the computer has learnt, by what it comes to in a setup. */
  describeLearnt(learnt: Partial<T['setup']>): string
}

/** Every sentence a person reads in one game. A second language is one more of these. */
export interface GameWords<T extends GameTypes = GameTypes> {
  readonly title: string
  readonly tagline: string
  readonly options: Readonly<Record<keyof T['setup'] & string, OptionWords>>
  /** The computer's levels, each with what to expect of it. */
  readonly levels: Readonly<Record<string, OptionWords>>
  /** Where the computer may learn from a person's earlier games: how leave for it is asked. Read seldom. */
  loadLearning?(): Promise<LearningWords<T>>
  /** What such a game is, in a few words, where a list of its options would not say it well. */
  describeSetup?(setup: T['setup']): string
  /** What to type for a move, with an example. */
  readonly moveExample: string
  /** How it is played here, for whoever asks: read seldom, so it is loaded then. */
  loadHelp(shell: 'browser' | 'terminal'): Promise<readonly HelpSection[]>
  /** What went wrong and what to do next. Undefined for a code that is not this game's. */
  rejection(rejection: Rejection): string | undefined
  /** A line of the log. */
  event(event: T['event'], people: readonly Person[]): string
  /** Whose turn it is, or what is awaited. */
  status(view: T['view'], people: readonly Person[]): string
  outcome(outcome: Outcome, people: readonly Person[]): string
  /** How the end of a game for one is announced, where that is more than solved or given up. */
  headline?(outcome: Outcome): string | undefined
  /** How a game for one ended, in a word or two, where that is more than solved or given up. */
  shortOutcome?(outcome: Outcome): string | undefined
  /** The figures of a finished game, or of its kind alone, in a few words. */
  describeFacts?(facts: Details): string
  /** What solved puzzles earn: loaded when one has come to its end. */
  loadAchievements?(): Promise<DescribeAchievement>
  /** A seat's sign on the board, such as X. */
  seatSymbol?(view: T['view'], seat: Seat): string
  /** What is on a cell, then where, for a screen reader. */
  cell(view: T['view'], cell: Cell): string
  note(note: Note<T>): string
  /** Keys that make a move on a cell, each with what it does. */
  readonly cellKeys?: readonly (readonly [key: Key, does: string])[]
  readonly commands?: readonly GameCommand<T>[]
  readonly queries?: readonly PositionQuery<T>[]
  readonly toggles?: readonly BoardToggle[]
  readonly exportFormats?: readonly ExportFormat<T>[]
  /** What each of the daily puzzles is called. */
  readonly dailies?: Readonly<Record<string, string>>
}
