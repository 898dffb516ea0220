import type { Viewer } from '#kernel/rules.ts'
import type {
  GameUpdate,
  RematchState,
  SeatInfo,
  TableInfo,
  TablePhase,
  TableUpdate,
} from '#protocol/server-messages.ts'
import { NO_POLICY } from '#table/policy.ts'

/** Everything this client knows about an online table. */
export interface RemoteTableState {
  readonly id: string
  readonly seq: number
  readonly phase: TablePhase
  readonly viewer: Viewer
  readonly about: TableInfo
  readonly seats: readonly SeatInfo[]
  /** Contains the complete log. */
  readonly game: GameUpdate | undefined
  readonly rematch: RematchState
}

/** How long a player may be away from this table; null if it waits. */
export function graceMsAt({ about }: RemoteTableState): number | null {
  return (about.policy ?? NO_POLICY).graceMs
}

/** The state after an update; undefined if an earlier update was missed, which must then be requested. */
export function applyUpdate(
  before: RemoteTableState | undefined,
  update: TableUpdate,
): RemoteTableState | undefined {
  const about = update.about ?? before?.about
  const seats = update.seats ?? before?.seats
  if (!about || !seats || (update.from >= 0 && (!before || update.from > before.seq))) return undefined
  // An update older than the known state arrived late and adds nothing.
  if (before && update.seq < before.seq && !update.replaces) return before
  const knownLog = before?.game?.log ?? []
  const game = update.game && {
    ...update.game,
    keep: 0,
    log: [...knownLog.slice(0, update.game.keep), ...update.game.log],
  }
  return {
    id: update.table,
    seq: update.seq,
    phase: update.phase,
    viewer: update.viewer,
    about,
    seats,
    game: game ?? before?.game,
    rematch: update.rematch ?? before?.rematch ?? { asked: [] },
  }
}
