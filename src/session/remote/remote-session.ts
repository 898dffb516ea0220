import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Note } from '#kernel/engine.ts'
import { accept, type Result, reject } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'
import type { TableCommand } from '#protocol/client-messages.ts'
import type { SeatInfo } from '#protocol/server-messages.ts'
import { isComputer, type Player, peopleOf } from '#table/player.ts'
import type { TableRecord } from '#table/table.ts'
import { createListeners } from '../listeners.ts'
import type { Session, Snapshot } from '../session.ts'
import type { ServerConnection } from './server-connection.ts'
import type { RemoteTableState } from './table-state.ts'

export interface RemoteSessionOptions {
  readonly connection: ServerConnection
  readonly clock: Clock
  readonly thinker: EngineClient
  /** The table as it is known, with a game at it. */
  tableState(): RemoteTableState
  record(): TableRecord | undefined
}

/** A place at a table in a house elsewhere. Moves go there and count when they are accepted there. */
export function openRemoteSession(options: RemoteSessionOptions): Session & { changed(): void } {
  const { connection, thinker } = options
  const listeners = createListeners()
  let sending: string | undefined
  let hinting: EngineTask<Note | null> | undefined
  let current: Snapshot = look()

  function look(): Snapshot {
    return snapshotOf(options.tableState(), connection, sending)
  }

  function changed(): void {
    const before = current
    current = look()
    if (before.log.length !== current.log.length) hinting?.cancel()
    listeners.notify()
  }

  async function order(command: TableCommand): Promise<Result<undefined>> {
    const answer = await connection.command(options.tableState().id, command)
    return answer.ok ? accept(undefined) : answer
  }

  return {
    snapshot: () => current,
    changed,
    subscribe: listeners.subscribe,
    async play(text) {
      if (sending !== undefined) return reject('still-sending', { move: sending })
      if (current.acting === undefined)
        return reject(
          current.ending ? 'game-over' : current.viewer === 'spectator' ? 'only-watching' : 'not-your-turn',
        )
      sending = text
      changed()
      const result = await order({ do: 'move', text, turn: options.tableState().game!.turn })
      sending = undefined
      changed()
      return result
    },
    undo: () => order({ do: 'undo' }),
    redo: () => order({ do: 'redo' }),
    resign: () => order({ do: 'resign' }),
    async hint() {
      if (current.acting === undefined || !current.canHint) return null
      hinting?.cancel()
      hinting = thinker.request({ do: 'hint', game: current.game, view: current.view })
      return hinting.result
    },
    pause: async () => reject('no-stopwatch'),
    resume: async () => reject('no-stopwatch'),
    retry: connection.retry,
    record: options.record,
    close() {
      hinting?.cancel()
      listeners.clear()
    },
  }
}

function snapshotOf(
  standing: RemoteTableState,
  link: ServerConnection,
  pendingMove: string | undefined,
): Snapshot {
  const { about, viewer, seats } = standing
  const game = standing.game!
  const players = seats.map(playerOf)
  const state = link.state()
  return {
    game: about.game,
    params: about.setup,
    deal: null,
    players,
    people: peopleSeenBy(viewer, players),
    viewer,
    view: game.view,
    toAct: game.toAct,
    acting: viewer !== 'spectator' && game.toAct.includes(viewer) ? viewer : undefined,
    log: game.log,
    deadlines: game.deadlines.map(due => ({ ...due, at: link.toLocalTime(due.at) })),
    stopwatch: undefined,
    // Against another person a hint would be an unfair help.
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

/** The one who looks is "you"; to a spectator everybody has a name. */
function peopleSeenBy(viewer: Seat | 'spectator', players: readonly Player[]): readonly Person[] {
  return peopleOf(players).map((person, seat) => ({ ...person, you: seat === viewer }))
}

function thinkingSeat(players: readonly Player[], toAct: readonly Seat[]): Snapshot['thinking'] {
  const seat = toAct.find(one => isComputer(players[one]))
  return seat === undefined ? undefined : { seat, progress: undefined }
}
