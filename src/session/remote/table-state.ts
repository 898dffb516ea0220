import type { Viewer } from '#kernel/rules.ts'
import type {
  GameUpdate,
  RematchState,
  SeatInfo,
  TableInfo,
  TablePhase,
  TableUpdate,
} from '#protocol/server-messages.ts'

/** All that this screen knows of a table elsewhere. */
export interface RemoteTableState {
  readonly id: string
  readonly seq: number
  readonly phase: TablePhase
  readonly viewer: Viewer
  readonly about: TableInfo
  readonly seats: readonly SeatInfo[]
  /** With the whole log. */
  readonly game: GameUpdate | undefined
  readonly rematch: RematchState
}

/** The standing after news; undefined when something before the news was missed, and must be asked for. */
export function applyUpdate(
  before: RemoteTableState | undefined,
  news: TableUpdate,
): RemoteTableState | undefined {
  const about = news.about ?? before?.about
  const seats = news.seats ?? before?.seats
  if (!about || !seats || (news.from >= 0 && (!before || news.from > before.seq))) return undefined
  // What is older than what is known here came late, and is known.
  if (before && news.seq < before.seq) return before
  const known = before?.game?.log ?? []
  const game = news.game && {
    ...news.game,
    keep: 0,
    log: [...known.slice(0, news.game.keep), ...news.game.log],
  }
  return {
    id: news.table,
    seq: news.seq,
    phase: news.phase,
    viewer: news.viewer,
    about,
    seats,
    game: game ?? before?.game,
    rematch: news.rematch ?? before?.rematch ?? { asked: [] },
  }
}
