import type { Dealt, Note, PastGame, PlayedMove, Report, WalkthroughStep } from '#kernel/engine.ts'
import type { Exercise, ExerciseGoal, ExerciseRequest, ExerciseVerdict } from '#kernel/exercise.ts'
import type { Result } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'

/** Work that would block the screen, so a worker does it. Plain data, because it is posted to the worker. */
export type EngineJob = EngineWork & {
  /** The player who waits for the result. A pool of workers is shared fairly between players. */
  readonly player?: string
}

type EngineWork =
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
  | { readonly do: 'walkthrough'; readonly game: string; readonly view: object }
  | { readonly do: 'review'; readonly game: string; readonly line: readonly PlayedMove[] }
  | {
      readonly do: 'make-exercise'
      readonly game: string
      readonly request: ExerciseRequest
      readonly seed: string
    }
  | {
      readonly do: 'judge-exercise'
      readonly game: string
      readonly exercise: Exercise
      readonly moves: readonly PlayedMove[]
    }
  | {
      readonly do: 'exercise-from-position'
      readonly game: string
      readonly state: object
      readonly seat: Seat
    }
  | { readonly do: 'consult'; readonly game: string; readonly question: object; readonly seed: string }

export interface EngineResults {
  /** The chosen move in the game's notation. */
  choose: string
  /** The params with their deal, or the reason why none can be generated. */
  generate: Result<Dealt>
  learn: object | null
  hint: Note | null
  walkthrough: readonly WalkthroughStep[]
  review: readonly Note[]
  'make-exercise': Exercise
  'judge-exercise': ExerciseVerdict
  /** Null where the position makes no exercise. */
  'exercise-from-position': ExerciseGoal | null
  consult: object
}

export interface EngineTask<Answer> {
  /** Rejects when the work failed or was cancelled, and with a `QueueFullError` when too much is waiting already. */
  readonly result: Promise<Answer>
  cancel(): void
}

/** Too many jobs of one player are waiting. A later request may be accepted. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  readonly player: string
  /** How many may wait. */
  readonly most: number

  constructor({ player, most }: { readonly player: string; readonly most: number }) {
    super(`Player ${player} has ${most} requests waiting already.`)
    this.player = player
    this.most = most
  }
}

/** The job was cancelled, or its client was closed. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError'

  constructor() {
    super('The work was cancelled.')
  }
}

export interface EngineClient {
  request<Kind extends EngineJob['do']>(
    job: Extract<EngineJob, { do: Kind }>,
    report?: Report,
  ): EngineTask<EngineResults[Kind]>
  close(): void
}
