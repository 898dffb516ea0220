import type { Note, PlayedMove, Report, Seat } from '#kernel/game.ts'
import type { Result } from '#kernel/result.ts'

/** Work too long for the thread that draws: done elsewhere, over plain data. */
export type EngineJob =
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
  | { readonly do: 'review'; readonly game: string; readonly line: readonly PlayedMove[] }

export interface EngineResults {
  /** The chosen move in the game's notation. */
  choose: string
  /** The setup with what it lacked, or why there can be none. */
  prepare: Result<object>
  hint: Note | null
  review: readonly Note[]
}

export interface EngineTask<Answer> {
  /** Rejects when the work failed or was cancelled. */
  readonly result: Promise<Answer>
  cancel(): void
}

export interface EngineClient {
  request<Kind extends EngineJob['do']>(
    job: Extract<EngineJob, { do: Kind }>,
    report?: Report,
  ): EngineTask<EngineResults[Kind]>
  close(): void
}
