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

/** The data that one screen shows at one moment. */
export interface Snapshot<T extends GameTypes = GameTypes> {
  readonly game: string
  readonly params: T['params']
  readonly deal: T['deal']
  readonly players: readonly Player[]
  /** How sentences on this screen refer to the players. */
  readonly people: readonly Person[]
  readonly viewer: Viewer
  readonly view: T['view']
  readonly toAct: readonly Seat[]
  /** The seat this screen may move for now, if any. */
  readonly acting: Seat | undefined
  /** The person at this screen who has moved last, while another person here is to act. */
  readonly lastMover?: { readonly seat: Seat; readonly view: T['view'] } | undefined
  readonly log: readonly LogEntry<T>[]
  readonly deadlines: readonly Deadline[]
  /** The playing time, if it is measured. A stopped stopwatch before the end means that the game is paused. */
  readonly stopwatch: Stopwatch | undefined
  /** False if a hint would be unfair, as against another person online. */
  readonly canHint: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly ending: Ending | undefined
  /** Set while a computer computes its move. */
  readonly thinking: { readonly seat: Seat; readonly progress: Progress | undefined } | undefined
  /** Set if a computer failed to move; `retry` makes it try again. */
  readonly computerError: string | undefined
  /** A move that was sent to the server and is not yet accepted. */
  readonly pendingMove: string | undefined
  /** Set while the server cannot be reached. */
  readonly connectionLost: { readonly since: number } | undefined
}

/** One player's access to a table. Screens use local and online tables in the same way. */
export interface Session<T extends GameTypes = GameTypes> {
  snapshot(): Snapshot<T>
  subscribe(listener: () => void): () => void
  play(text: string): Promise<Result<undefined>>
  undo(): Promise<Result<undefined>>
  redo(): Promise<Result<undefined>>
  resign(): Promise<Result<undefined>>
  /** A repeated call in the same position returns the next part of the hint, if there is one. */
  hint(): Promise<Note | null>
  /** Records a hint that the player got elsewhere than from `hint`; absent where hints are not recorded. */
  recordHint?(): void
  pause(): Promise<Result<undefined>>
  resume(): Promise<Result<undefined>>
  retry(): void
  /** The complete record: always available at a local table, online only after the end. */
  record(): TableRecord | undefined
  close(): void
}
