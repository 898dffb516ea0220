import type { GameEntry } from '#games/catalog.ts'
import { accept, reject } from '#kernel/result.ts'
import type { PlayerNews } from '#protocol/news.ts'
import type { Clock } from '#session/clock.ts'
import { type Link, openLink } from '#session/remote/link.ts'
import { followTable, type RemoteTable } from '#session/remote/table.ts'
import type { OpenWire } from '#session/remote/wire.ts'
import type { Session } from '#session/session.ts'
import type { MortalHouse } from './house.ts'
import type { Luck } from './luck.ts'
import { luckyMove } from './lucky-move.ts'

/** How a player carries on, in chances out of a thousand at each thought. */
export interface Manners {
  readonly resigns: number
  readonly blunders: number
  readonly goesAway: number
  readonly rematches: number
}

export interface TabOptions {
  readonly player: PlayerNews
  readonly clock: Clock
  readonly luck: Luck
  readonly house: MortalHouse
  readonly games: ReadonlyMap<string, GameEntry>
  readonly openWire: OpenWire
  readonly manners: Manners
  tell(what: string): void
}

/** One page of one player's, at one table at a time. */
export interface Tab {
  table(): string | undefined
  seen(): RemoteTable | undefined
  /** Goes to a table, by its id or code. */
  goTo(table: string): void
  /** Looks at the screen and perhaps does something. */
  think(): void
  /** Stays where it is and does nothing more. */
  calm(): void
  close(): void
}

const NOTHING_TO_THINK = {
  think: () => {
    throw new Error('Nobody asks for hints here')
  },
  close: () => {},
}

export function openTab(options: TabOptions): Tab {
  const { clock, luck, house, games, manners, player, tell } = options
  let link: Link | undefined
  let following: RemoteTable | undefined
  let table: string | undefined
  let commands = 0
  let stopReturn = () => {}
  const name = luck.below(1e9)

  function open(): void {
    link = openLink({
      openWire: options.openWire,
      clock,
      newId: () => `${name}.${commands++}`,
      chance: () => luck.below(1000) / 1000,
    })
    if (table !== undefined) follow(table)
  }

  function follow(to: string): void {
    following?.close()
    table = to
    following = followTable({
      ...{ link: link!, table: to, clock, thinker: NOTHING_TO_THINK },
      loadGame: async id => games.get(id)!,
      async loadRecord(id) {
        const record = await house.now()?.recordOf(id)
        return record ? accept(record) : reject('no-such-game')
      },
    })
  }

  function close(): void {
    stopReturn()
    following?.close()
    link?.close()
    following = undefined
    link = undefined
  }

  function goAway(): void {
    const ms = luck.pick([50, 500, 5_000, 20_000, 45_000])
    tell(`${player.id} closes a page for ${ms} ms`)
    close()
    stopReturn = clock.after(ms, open)
  }

  function atTheTable(at: RemoteTable): void {
    const standing = at.standing()
    const session = at.session()
    if (!standing) return
    if (standing.phase === 'waiting' && standing.viewer === 'spectator') void at.sit()
    if (standing.phase === 'waiting' && luck.once(manners.resigns)) void at.stand()
    if (standing.phase === 'over' && luck.once(manners.rematches)) void at.rematch()
    if (standing.rematch.next && standing.viewer !== 'spectator') follow(standing.rematch.next)
    else if (standing.phase === 'playing' && session) play(session, standing.id)
  }

  function play(session: Session, id: string): void {
    if (luck.once(manners.resigns)) void session.resign()
    if (luck.once(manners.blunders)) void session.undo()
    // A move for whatever turn it is, also for none.
    if (luck.once(manners.blunders)) void link!.command(id, { do: 'move', text: 'a1' })
    const { acting, view } = session.snapshot()
    if (acting !== undefined) void session.play(luckyMove(view, luck))
  }

  return {
    table: () => table,
    seen: () => following,
    goTo(to) {
      if (link) follow(to)
      else table = to
    },
    think() {
      if (!link) return
      if (luck.once(manners.goesAway)) return goAway()
      // Leaves the table and comes back to it at once.
      if (luck.once(manners.goesAway) && table !== undefined) return follow(table)
      if (luck.once(manners.goesAway)) link.retry()
      if (following) atTheTable(following)
    },
    calm() {
      stopReturn()
      if (!link) open()
    },
    close,
  }
}
