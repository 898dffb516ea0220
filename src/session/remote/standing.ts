import type { Viewer } from '#kernel/game.ts'
import type { GameNews, Phase, RematchNews, SeatNews, TableAbout, TableNews } from '#protocol/news.ts'

/** All that this screen knows of a table elsewhere. */
export interface RemoteStanding {
  readonly id: string
  readonly seq: number
  readonly phase: Phase
  readonly viewer: Viewer
  readonly about: TableAbout
  readonly seats: readonly SeatNews[]
  /** With the whole log. */
  readonly game: GameNews | undefined
  readonly rematch: RematchNews
}

/** The standing after news; undefined when something before the news was missed, and must be asked for. */
export function follow(before: RemoteStanding | undefined, news: TableNews): RemoteStanding | undefined {
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
