import type { Note } from './engine.ts'
import type { Cell } from './grid.ts'
import type { Details, RefusalText } from './result.ts'
import type { GameTypes, Outcome } from './rules.ts'

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

export interface OptionText {
  readonly label: string
  readonly help?: string
  readonly choices?: Readonly<Record<string, string>>
}

export interface HelpSection {
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** How the computer asks for consent to learn from a person's earlier games. */
export interface LearningText<T extends GameTypes = GameTypes> {
  readonly label: string
  readonly help: string
  /** What the computer has learnt, from the deal that it would give the next game. */
  describeLearnt(deal: T['deal']): string
}

/** Every sentence of one game in one language. It holds no behaviour. */
export interface GameText<T extends GameTypes = GameTypes> {
  readonly title: string
  readonly tagline: string
  readonly options: Readonly<Record<keyof T['params'] & string, OptionText>>
  /** The computer's levels, each with what to expect of it. */
  readonly levels: Readonly<Record<string, OptionText>>
  readonly learning?: LearningText<T>
  /** A game with these params in a few words, where a list of its options would not say it well. */
  describeParams?(params: T['params']): string
  /** What to type for a move, with an example. */
  readonly moveExample: string
  /** How the game is played. */
  help(shell: 'browser' | 'terminal'): readonly HelpSection[]
  /** A sentence for each refusal: what went wrong and what to do next. */
  readonly refusals: RefusalText<T['refusals']>
  /** A line of the log. */
  event(event: T['event'], people: readonly Person[]): string
  /** Whose turn it is, or what is awaited. */
  status(view: T['view'], people: readonly Person[]): string
  outcome(outcome: Outcome, people: readonly Person[]): string
  /** How the end of a puzzle is announced, and how a list tells it, where that is more than solved or given up. */
  puzzleOutcome?(outcome: Outcome): { readonly headline?: string; readonly short?: string } | undefined
  /** The facts of a finished game, or of its category alone, in a few words. */
  describeFacts?(facts: Details): string
  /** What a solved puzzle has earned that none of those solved before it had; all are told by their category. */
  achievement?(category: Details, before: readonly Details[]): string | undefined
  /** What is on a cell, then where, for a screen reader. */
  cell(view: T['view'], cell: Cell): string
  note(note: Note<T>): string
  /** More to say about a note, one line each: the alternatives to a move, say. */
  noteLines?(note: Note<T>): readonly string[]
  /** The names of the daily puzzles. */
  readonly dailies?: Readonly<Record<string, string>>
}
