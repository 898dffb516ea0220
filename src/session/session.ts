import type { Note, Progress } from '#kernel/engine.ts'
import type { Result } from '#kernel/result.ts'
import type { GameTypes, Seat, Viewer } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import type { Ending } from '#table/action.ts'
import type { Deadline } from '#table/clocks.ts'
import type { LogEntry } from '#table/log.ts'
import type { Player } from '#table/player.ts'
import type { Stopwatch } from '#table/stopwatch.ts'
import type { TableRecord } from '#table/table.ts'

/** What one player's screen knows at one moment. */
export interface Snapshot<T extends GameTypes = GameTypes> {
  readonly game: string
  readonly params: T['params']
  readonly deal: T['deal']
  readonly players: readonly Player[]
  /** How this screen speaks of the players. */
  readonly people: readonly Person[]
  readonly viewer: Viewer
  readonly view: T['view']
  readonly toAct: readonly Seat[]
  /** The seat this screen may move for now, if any. */
  readonly acting: Seat | undefined
  readonly log: readonly LogEntry<T>[]
  readonly deadlines: readonly Deadline[]
  /** The time the game has taken, where that is counted; while it stands and the game is not over, the game is paused. */
  readonly stopwatch: Stopwatch | undefined
  /** Where a hint would be an unfair help, there is none. */
  readonly canHint: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly ending: Ending | undefined
  /** Set while a computer considers its move. */
  readonly thinking: { readonly seat: Seat; readonly progress: Progress | undefined } | undefined
  /** Set when a computer could not move; `retry` asks it again. */
  readonly computerError: string | undefined
  /** A move on its way to a table elsewhere: made here, not yet accepted there. */
  readonly pendingMove: string | undefined
  /** Set while the table, being elsewhere, cannot be reached. */
  readonly connectionLost: { readonly since: number } | undefined
}

/** One player's place at a table, wherever the table stands. A face cannot tell. */
export interface Session<T extends GameTypes = GameTypes> {
  snapshot(): Snapshot<T>
  subscribe(listener: () => void): () => void
  play(text: string): Promise<Result<undefined>>
  undo(): Promise<Result<undefined>>
  redo(): Promise<Result<undefined>>
  resign(): Promise<Result<undefined>>
  /** Asked for again in the same position, it says more where there is more to say. */
  hint(): Promise<Note | null>
  pause(): Promise<Result<undefined>>
  resume(): Promise<Result<undefined>>
  retry(): void
  /** The whole record, where this screen may have it: always at one's own table, online once the game is over. */
  record(): TableRecord | undefined
  close(): void
}
