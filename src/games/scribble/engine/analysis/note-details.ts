import type { Direction } from '../../rules/types.ts'

// The data of each note, from which the text file makes its sentence. Type aliases, since an interface is not assignable to PlainData.

/** A turn that was or could be played, and its worth. */
export type TurnDetails = {
  readonly kind: 'place' | 'exchange' | 'pass'
  /** The place of the main word; empty for an exchange and a pass. */
  readonly cell: string
  readonly direction: Direction | ''
  /** The main word first; none for an exchange and a pass. */
  readonly words: readonly { readonly word: string; readonly points: number }[]
  /** The letters from the bag. */
  readonly letters: readonly string[]
  readonly points: number
  readonly leaveValue: number
  /** Whether it ends the game, and as a win. */
  readonly ends: boolean
  readonly wins: boolean
}

export type RankedTurnDetails = {
  /** Counted from 1. */
  readonly rank: number
  readonly turn: TurnDetails
  readonly isPlayed: boolean
}

export type ReviewDetails = {
  readonly rank: number
  readonly loss: number
  /** The samples behind the loss and its margin in points; null for an estimate. */
  readonly simulated: { readonly samples: number; readonly margin: number } | null
  readonly points: number
  readonly keeping: number
  /** Whether the turn that was played won the game. */
  readonly wins: boolean
  /** The best turn; null if none can be offered. */
  readonly top: TurnDetails | null
  /** The best turn whose words most people know, if it is not the best of all. */
  readonly common: TurnDetails | null
  /** The best turns, including the one that was played, which may come last. */
  readonly ranked: readonly RankedTurnDetails[]
  /** Other turns, better than the played one, whose words most people know. */
  readonly known: readonly TurnDetails[]
  /** The number of possible plays and exchanges. */
  readonly plays: number
  readonly exchanges: number
}

export type AccuracyDetails = {
  readonly accuracy: number
  readonly lost: number
  readonly misses: number
  readonly turns: number
}

/** A play with the score before it. */
export type PlayDetails = { readonly turn: TurnDetails; readonly before: number }

type Third = 0 | 1 | 2

/** The data of every note of Scribble, by its code. */
export type NoteDetails = {
  'hint-where': {
    readonly length: number
    readonly direction: Direction | ''
    /** A ninth of the board, counted from the top left. */
    readonly region: { readonly row: Third; readonly column: Third }
    /** How many letters of the bag it takes. */
    readonly count: number
  }
  'hint-letters': { readonly letters: readonly string[] }
  'hint-play': PlayDetails
  'hint-common': PlayDetails
  'hint-new-letters': Record<never, never>
  'hint-exchange': { readonly letters: readonly string[]; readonly isWholeBag: boolean }
  'hint-pass': Record<never, never>
  'review-best': ReviewDetails
  'review-better': ReviewDetails
  'review-query': Record<never, never>
  'review-unjudged': Record<never, never>
  'review-accuracy': AccuracyDetails
  'exercise-where': Pick<NoteDetails['hint-where'], 'region' | 'direction'>
  'exercise-length': { readonly length: number; readonly count: number }
  'exercise-first': { readonly letter: string; readonly cell: string }
  'exercise-found': { readonly turn: TurnDetails; readonly answers: number }
  'exercise-missed': {
    readonly turn: TurnDetails
    readonly top: TurnDetails
    /** The share of the best play's gain over a pass, from 0 to 1. */
    readonly share: number
    readonly loss: number
  }
}
