import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import { toAct, viewFor } from '#table/table.ts'
import type { OnlineTable } from './log/online-table.ts'
import type { Submission } from './table-actor.ts'

/** The computers who sit at the tables of the house. */
export interface ComputerPlayers {
  /** Lets the computer that is to act at this table think, if there is one and it does not think already. */
  wake(room: OnlineTable): void
  stop(): void
}

export interface ComputerPlayersOptions {
  readonly engineClient: EngineClient
  readonly clock: Clock
  submit(table: string, attempt: Submission): Promise<Result<number> | undefined>
  onError(error: unknown): void
  /** Wakes the computer at this table once more, if it is still to act. */
  retry(table: string): Promise<unknown>
}

/** A worker that was lost is hired anew; a storage that failed may work again. */
const RETRY_MS = 2_000

interface PendingMove {
  readonly turn: number
  readonly task: EngineTask<string>
  isCancelled: boolean
}

export function openComputerPlayers({
  engineClient,
  clock,
  submit,
  onError,
  retry,
}: ComputerPlayersOptions): ComputerPlayers {
  const pendingMoves = new Map<string, PendingMove>()

  function cancel(id: string): void {
    const work = pendingMoves.get(id)
    if (!work) return
    work.isCancelled = true
    pendingMoves.delete(id)
    work.task.cancel()
  }

  function wake(room: OnlineTable): void {
    if (!room.seats.some(sitter => sitter?.kind === 'computer')) return
    const { id } = room.about
    const seat = computerToAct(room)
    const turn = seat === undefined ? undefined : room.turns[seat]
    if (pendingMoves.get(id)?.turn === turn) return
    cancel(id)
    if (seat !== undefined) requestMove(room, seat)
  }

  function requestMove(room: OnlineTable, seat: number): void {
    const { about, play } = room
    const { id, game, seed } = about
    const turn = room.turns[seat]!
    const { level } = room.seats[seat] as { level: string }
    const view = viewFor(play!, seat)
    const task = engineClient.request({ do: 'choose', game, level, view, seed, ply: play!.cursor, seat })
    const work: PendingMove = { turn, task, isCancelled: false }
    pendingMoves.set(id, work)
    task.result
      .then(async text => {
        if (work.isCancelled) return
        pendingMoves.delete(id)
        await submit(id, {
          // The table may have changed while it thought: then it thinks anew.
          decide: current =>
            current.turns[seat] === turn ? { do: 'move', seat, text } : { code: 'position-changed' },
          at: clock.now(),
        })
      })
      .catch(error => {
        // One that was hushed has nothing to answer for.
        if (work.isCancelled) return
        pendingMoves.delete(id)
        onError(error)
        clock.after(RETRY_MS, () => void retry(id).catch(onError))
      })
  }

  return {
    wake,
    stop() {
      for (const id of [...pendingMoves.keys()]) cancel(id)
      engineClient.close()
    },
  }
}

function computerToAct({ play, phase, seats }: OnlineTable): number | undefined {
  if (!play || phase !== 'playing') return undefined
  return toAct(play).find(seat => seats[seat]?.kind === 'computer')
}
