import type { Note, Played, Report, Seat } from '#kernel/game.ts'
import type { Result } from '#kernel/result.ts'

/** Work too long for the thread that draws: done elsewhere, over plain data. */
export type Job =
  | {
      readonly do: 'choose'
      readonly game: string
      readonly level: string
      readonly view: object
      readonly seed: string
      readonly ply: number
      readonly seat: Seat
    }
  | { readonly do: 'prepare'; readonly game: string; readonly setup: object; readonly seed: string }
  | { readonly do: 'hint'; readonly game: string; readonly view: object }
  | { readonly do: 'review'; readonly game: string; readonly line: readonly Played[] }

export interface Answers {
  /** The chosen move in the game's notation. */
  choose: string
  /** The setup with what it lacked, or why there can be none. */
  prepare: Result<object>
  hint: Note | null
  review: readonly Note[]
}

export interface Thinking<Answer> {
  /** Rejects when the work failed or was cancelled. */
  readonly answer: Promise<Answer>
  cancel(): void
}

export interface Thinker {
  think<Kind extends Job['do']>(job: Extract<Job, { do: Kind }>, report?: Report): Thinking<Answers[Kind]>
  close(): void
}
