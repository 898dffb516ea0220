import type { GameEntry } from '#games/game-entry.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept } from '#kernel/result.ts'
import { rejectAccount } from '#protocol/refusals.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { openRemoteTable, type RemoteTable } from '#session/remote/remote-table.ts'
import { openServerConnection, type ServerConnection } from '#session/remote/server-connection.ts'
import type { OpenTransport } from '#session/remote/transport.ts'
import type { Session } from '#session/session.ts'
import { type ClientLog, recordStates } from '../invariants/client-log.ts'
import { randomMoveOf } from '../online-play/online-play.ts'
import type { Cluster } from './cluster.ts'
import type { SeededRandom } from './seeded-random.ts'

/** How a player behaves: chances per thousand each time the player acts. */
export interface Behaviour {
  readonly resigns: number
  readonly blunders: number
  readonly goesAway: number
  readonly rematches: number
}

export interface TabOptions {
  readonly player: PlayerInfo
  readonly clock: Clock
  readonly random: SeededRandom
  readonly cluster: Cluster
  readonly games: ReadonlyMap<string, GameEntry>
  readonly openTransport: OpenTransport
  readonly behaviour: Behaviour
  readonly clientLog: ClientLog
  log(event: string): void
}

/** A browser tab of a player, at one table at a time. */
export interface Tab {
  table(): string | undefined
  remoteTable(): RemoteTable | undefined
  /** Opens a table by its id or code. */
  goTo(table: string): void
  /** Lets the player do something at random. */
  act(): void
  /** Stays connected and does nothing more. */
  stayIdle(): void
  close(): void
}

const NO_ENGINE = {
  request: () => {
    throw new Error('The simulation requests no hints')
  },
  close: () => {},
}

export function openTab(options: TabOptions): Tab {
  const { clock, random, cluster, games, behaviour, player, clientLog, log } = options
  let connection: ServerConnection | undefined
  let remoteTable: RemoteTable | undefined
  let table: string | undefined
  let commandCount = 0
  let cancelReturn = () => {}
  const tabId = random.below(1e9)

  function open(): void {
    connection = openServerConnection({
      openTransport: options.openTransport,
      clock,
      newId: () => `${tabId}.${commandCount++}`,
      random: () => random.below(1000) / 1000,
    })
    if (table !== undefined) subscribe(table)
  }

  function subscribe(id: string): void {
    remoteTable?.close()
    table = id
    const opened = openRemoteTable({
      ...{ connection: connection!, table: id, clock, engineClient: NO_ENGINE },
      loadGame: async game => games.get(game)!,
      async loadRecord(tableId) {
        const record = await cluster.service()?.recordOf(tableId)
        return record ? accept(record) : rejectAccount('no-such-record')
      },
    })
    recordStates(opened, clientLog)
    remoteTable = opened
  }

  function close(): void {
    cancelReturn()
    remoteTable?.close()
    connection?.close()
    remoteTable = undefined
    connection = undefined
  }

  function goAway(): void {
    const ms = random.pick([50, 500, 5_000, 20_000, 45_000])
    log(`${player.id} closes a tab for ${ms} ms`)
    close()
    cancelReturn = clock.after(ms, open)
  }

  function actAtTable(current: RemoteTable): void {
    const state = current.state()
    const session = current.session()
    if (!state) return
    if (state.phase === 'waiting' && state.viewer === 'spectator') void current.sit()
    if (state.phase === 'waiting' && random.chance(behaviour.resigns)) void current.stand()
    if (state.phase === 'over' && random.chance(behaviour.rematches)) void current.rematch()
    if (state.rematch.next && state.viewer !== 'spectator') subscribe(state.rematch.next)
    else if (state.phase === 'playing' && session) play(session, state.id)
  }

  function play(session: Session, id: string): void {
    if (random.chance(behaviour.resigns)) void session.resign()
    if (random.chance(behaviour.blunders)) void session.undo()
    // A move without a turn number, possibly out of turn, illegal, or of another game.
    if (random.chance(behaviour.blunders))
      void connection!.command(id, {
        do: 'move',
        text: random.pick(['a1', 'fill', 'heads', 'pass', 'query A.']),
      })
    const snapshot = session.snapshot()
    if (snapshot.acting !== undefined) void session.play(randomMoveOf(snapshot, random))
  }

  return {
    table: () => table,
    remoteTable: () => remoteTable,
    goTo(id) {
      if (connection) subscribe(id)
      else table = id
    },
    act() {
      if (!connection) return
      if (random.chance(behaviour.goesAway)) return goAway()
      // Leaves the table and returns immediately.
      if (random.chance(behaviour.goesAway) && table !== undefined) return subscribe(table)
      if (random.chance(behaviour.goesAway)) connection.retry()
      if (remoteTable) actAtTable(remoteTable)
    },
    stayIdle() {
      cancelReturn()
      if (!connection) open()
    },
    close,
  }
}
