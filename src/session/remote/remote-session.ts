import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Note } from '#kernel/engine.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import type { TableCommand } from '#protocol/client-messages.ts'
import { rejectServer } from '#protocol/refusals.ts'
import type { SeatInfo } from '#protocol/server-messages.ts'
import { isComputer, type Player, peopleOf } from '#table/player.ts'
import { upgradeSetup } from '#table/record-format.ts'
import { reject } from '#table/refusals.ts'
import type { TableRecord } from '#table/table.ts'
import { createListeners } from '../listeners.ts'
import type { Session, Snapshot } from '../session.ts'
import type { ServerConnection } from './server-connection.ts'
import type { RemoteTableState } from './table-state.ts'

export interface RemoteSessionOptions {
  readonly connection: ServerConnection
  readonly clock: Clock
  readonly engineClient: EngineClient
  /** The known state of the table; its game has begun. */
  tableState(): RemoteTableState
  record(): TableRecord | undefined
}

/** A seat at a table on a server. A move counts once the server has accepted it. */
export function openRemoteSession(options: RemoteSessionOptions): Session & { notify(): void } {
  const { connection, engineClient } = options
  const listeners = createListeners()
  let pendingMove: string | undefined
  let hintTask: EngineTask<Note | null> | undefined
  let current: Snapshot = takeSnapshot()

  function takeSnapshot(): Snapshot {
    return snapshotOf(options.tableState(), connection, pendingMove)
  }

  function notify(): void {
    const before = current
    current = takeSnapshot()
    if (before.log.length !== current.log.length) hintTask?.cancel()
    listeners.notify()
  }

  async function send(command: TableCommand): Promise<Result<undefined>> {
    const answer = await connection.command(options.tableState().id, command)
    return answer.ok ? accept(undefined) : answer
  }

  return {
    snapshot: () => current,
    notify,
    subscribe: listeners.subscribe,
    async play(text) {
      if (pendingMove !== undefined) return rejectServer('still-sending', { move: pendingMove })
      if (current.acting === undefined)
        return !current.ending && current.viewer === 'spectator'
          ? rejectServer('only-watching')
          : reject(current.ending ? 'game-over' : 'not-your-turn')
      pendingMove = text
      notify()
      const result = await send({ do: 'move', text, turn: options.tableState().game!.turn })
      pendingMove = undefined
      notify()
      return result
    },
    undo: () => send({ do: 'undo' }),
    redo: () => send({ do: 'redo' }),
    resign: () => send({ do: 'resign' }),
    async hint() {
      if (current.acting === undefined || !current.canHint) return null
      hintTask?.cancel()
      hintTask = engineClient.request({ do: 'hint', game: current.game, view: current.view })
      return hintTask.result
    },
    pause: async () => reject('no-stopwatch'),
    resume: async () => reject('no-stopwatch'),
    retry: connection.retry,
    record: options.record,
    close() {
      hintTask?.cancel()
      listeners.clear()
    },
  }
}

function snapshotOf(
  tableState: RemoteTableState,
  connection: ServerConnection,
  pendingMove: string | undefined,
): Snapshot {
  const { about, viewer, seats } = tableState
  const game = tableState.game!
  const players = seats.map(playerOf)
  const state = connection.state()
  return {
    game: about.game,
    // A server of an earlier version sends a setup of format 1.
    ...upgradeSetup(about.game, about.setup),
    players,
    people: peopleSeenBy(viewer, players, seats),
    viewer,
    view: game.view,
    toAct: game.toAct,
    acting: viewer !== 'spectator' && game.toAct.includes(viewer) ? viewer : undefined,
    log: game.log,
    deadlines: game.deadlines.map(due => ({ ...due, at: connection.toLocalTime(due.at) })),
    stopwatch: undefined,
    // A hint against another person would be unfair.
    canHint: players.every((player, seat) => seat === viewer || isComputer(player)),
    canUndo: game.canUndo,
    canRedo: game.canRedo,
    ending: game.ending,
    thinking: thinkingSeat(players, game.toAct),
    computerError: undefined,
    pendingMove,
    connectionLost: state.kind === 'lost' ? { since: state.since } : undefined,
  }
}

function playerOf(seat: SeatInfo): Player {
  if (seat.kind === 'computer') return seat
  return { kind: 'person', name: seat.kind === 'person' ? seat.name : '' }
}

/** The viewer is "you"; to a spectator everybody has a name. */
function peopleSeenBy(
  viewer: Seat | 'spectator',
  players: readonly Player[],
  seats: readonly SeatInfo[],
): readonly Person[] {
  return peopleOf(players).map((person, at) => {
    const seat = seats[at]
    return {
      ...person,
      you: at === viewer,
      ...(seat?.kind === 'person' && seat.claimed && { claimed: true }),
    }
  })
}

function thinkingSeat(players: readonly Player[], toAct: readonly Seat[]): Snapshot['thinking'] {
  const seat = toAct.find(one => isComputer(players[one]))
  return seat === undefined ? undefined : { seat, progress: undefined }
}
