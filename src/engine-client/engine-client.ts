import type { Dealt, Note, PastGame, PlayedMove, Report } from '#kernel/engine.ts'
import type { Result } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'

/** Work that would block the screen, so a worker does it. Plain data, because it is posted to the worker. */
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
  | { readonly do: 'generate'; readonly game: string; readonly params: object; readonly seed: string }
  | { readonly do: 'learn'; readonly game: string; readonly games: readonly PastGame[] }
  | { readonly do: 'hint'; readonly game: string; readonly view: object }
  | { readonly do: 'review'; readonly game: string; readonly line: readonly PlayedMove[] }

export interface EngineResults {
  /** The chosen move in the game's notation. */
  choose: string
  /** The params with their deal, or the reason why none can be generated. */
  generate: Result<Dealt>
  learn: object | null
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
