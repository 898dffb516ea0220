import type { GameTypes, Note, Progress, Seat, Viewer } from '#kernel/game.ts'
import type { Result } from '#kernel/result.ts'
import type { Ending } from '#table/action.ts'
import type { Deadline } from '#table/clocks.ts'
import type { TableRecord } from '#table/table.ts'
import type { Player } from './player.ts'

/** What one player's screen knows at one moment. */
export interface Snapshot<T extends GameTypes = GameTypes> {
  readonly game: string
  readonly setup: T['setup']
  readonly players: readonly Player[]
  readonly viewer: Viewer
  readonly view: T['view']
  readonly toAct: readonly Seat[]
  /** The seat this screen may move for now, if any. */
  readonly acting: Seat | undefined
  readonly log: readonly LogEntry<T>[]
  readonly deadlines: readonly Deadline[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly ending: Ending | undefined
  /** Set while a computer considers its move. */
  readonly thinking: { readonly seat: Seat; readonly progress: Progress | undefined } | undefined
  /** Set when a computer could not move; `retry` asks it again. */
  readonly trouble: string | undefined
}

/** The public facts of the opening (seat null) or of one move. */
export interface LogEntry<T extends GameTypes = GameTypes> {
  readonly seat: Seat | null
  readonly events: readonly T['event'][]
}

/** One player's place at a table, wherever the table stands. A face cannot tell. */
export interface Session<T extends GameTypes = GameTypes> {
  snapshot(): Snapshot<T>
  subscribe(listener: () => void): () => void
  play(text: string): Promise<Result<undefined>>
  undo(): Promise<Result<undefined>>
  redo(): Promise<Result<undefined>>
  resign(): Promise<Result<undefined>>
  hint(): Promise<Note | null>
  retry(): void
  /** The whole record, where this screen may have it: always at one's own table, online once the game is over. */
  record(): TableRecord | undefined
  close(): void
}
