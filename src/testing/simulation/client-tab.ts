import type { GameEntry } from '#games/game-entry.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept, reject } from '#kernel/result.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { openRemoteTable, type RemoteTable } from '#session/remote/remote-table.ts'
import { openServerConnection, type ServerConnection } from '#session/remote/server-connection.ts'
import type { OpenTransport } from '#session/remote/transport.ts'
import type { Session } from '#session/session.ts'
import type { CrashableServer } from './crashable-server.ts'
import { randomObstructionMove } from './random-move.ts'
import type { SeededRandom } from './seeded-random.ts'

/** How a player carries on, in chances out of a thousand at each thought. */
export interface Behaviour {
  readonly resigns: number
  readonly blunders: number
  readonly goesAway: number
  readonly rematches: number
}

export interface TabOptions {
  readonly player: PlayerInfo
  readonly clock: Clock
  readonly luck: SeededRandom
  readonly house: CrashableServer
  readonly games: ReadonlyMap<string, GameEntry>
  readonly openWire: OpenTransport
  readonly manners: Behaviour
  tell(what: string): void
}

/** One page of one player's, at one table at a time. */
export interface Tab {
  table(): string | undefined
  remoteTable(): RemoteTable | undefined
  /** Goes to a table, by its id or code. */
  goTo(table: string): void
  /** Looks at the screen and perhaps does something. */
  act(): void
  /** Stays where it is and does nothing more. */
  stayIdle(): void
  close(): void
}

const NO_ENGINE = {
  request: () => {
    throw new Error('Nobody asks for hints here')
  },
  close: () => {},
}

export function openTab(options: TabOptions): Tab {
  const { clock, luck, house, games, manners, player, tell } = options
  let connection: ServerConnection | undefined
  let following: RemoteTable | undefined
  let table: string | undefined
  let commands = 0
  let stopReturn = () => {}
  const name = luck.below(1e9)

  function open(): void {
    connection = openServerConnection({
      openTransport: options.openWire,
      clock,
      newId: () => `${name}.${commands++}`,
      random: () => luck.below(1000) / 1000,
    })
    if (table !== undefined) follow(table)
  }

  function follow(to: string): void {
    following?.close()
    table = to
    following = openRemoteTable({
      ...{ connection: connection!, table: to, clock, engineClient: NO_ENGINE },
      loadGame: async id => games.get(id)!,
      async loadRecord(id) {
        const record = await house.service()?.recordOf(id)
        return record ? accept(record) : reject('no-such-game')
      },
    })
  }

  function close(): void {
    stopReturn()
    following?.close()
    connection?.close()
    following = undefined
    connection = undefined
  }

  function goAway(): void {
    const ms = luck.pick([50, 500, 5_000, 20_000, 45_000])
    tell(`${player.id} closes a page for ${ms} ms`)
    close()
    stopReturn = clock.after(ms, open)
  }

  function atTheTable(at: RemoteTable): void {
    const standing = at.state()
    const session = at.session()
    if (!standing) return
    if (standing.phase === 'waiting' && standing.viewer === 'spectator') void at.sit()
    if (standing.phase === 'waiting' && luck.chance(manners.resigns)) void at.stand()
    if (standing.phase === 'over' && luck.chance(manners.rematches)) void at.rematch()
    if (standing.rematch.next && standing.viewer !== 'spectator') follow(standing.rematch.next)
    else if (standing.phase === 'playing' && session) play(session, standing.id)
  }

  function play(session: Session, id: string): void {
    if (luck.chance(manners.resigns)) void session.resign()
    if (luck.chance(manners.blunders)) void session.undo()
    // A move for whatever turn it is, also for none.
    if (luck.chance(manners.blunders)) void connection!.command(id, { do: 'move', text: 'a1' })
    const { acting, view } = session.snapshot()
    if (acting !== undefined) void session.play(randomObstructionMove(view, luck))
  }

  return {
    table: () => table,
    remoteTable: () => following,
    goTo(to) {
      if (connection) follow(to)
      else table = to
    },
    act() {
      if (!connection) return
      if (luck.chance(manners.goesAway)) return goAway()
      // Leaves the table and comes back to it at once.
      if (luck.chance(manners.goesAway) && table !== undefined) return follow(table)
      if (luck.chance(manners.goesAway)) connection.retry()
      if (following) atTheTable(following)
    },
    stayIdle() {
      stopReturn()
      if (!connection) open()
    },
    close,
  }
}
