import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import { toAct, viewFor } from '#table/table.ts'
import type { OnlineTable } from './log/online-table.ts'
import { rejection } from './refusals.ts'
import type { Submission } from './table-actor.ts'

/** Requests and submits the moves of computer players at online tables. */
export interface ComputerPlayers {
  /** Requests a move if a computer is to act at this table and no request for this turn is pending. */
  wake(table: OnlineTable): void
  stop(): void
}

export interface ComputerPlayersOptions {
  readonly engineClient: EngineClient
  readonly clock: Clock
  /** A move takes at least this long, so that a person sees their own move before the answer. */
  readonly paceMs: number
  submit(table: string, submission: Submission): Promise<Result<number> | undefined>
  onError(error: unknown): void
  /** Wakes the computer at this table again, if it is still to act. */
  retry(table: string): Promise<unknown>
}

/** Long enough for a crashed worker to be replaced, or for storage to recover. */
const RETRY_MS = 2_000

interface PendingMove {
  readonly turn: number
  readonly task: EngineTask<string>
  stopPause(): void
  isCancelled: boolean
}

export function openComputerPlayers({
  engineClient,
  clock,
  paceMs,
  submit,
  onError,
  retry,
}: ComputerPlayersOptions): ComputerPlayers {
  const pendingMoves = new Map<string, PendingMove>()

  function cancel(id: string): void {
    const pendingMove = pendingMoves.get(id)
    if (!pendingMove) return
    pendingMove.isCancelled = true
    pendingMoves.delete(id)
    pendingMove.task.cancel()
    pendingMove.stopPause()
  }

  function wake(table: OnlineTable): void {
    if (!table.seats.some(sitter => sitter?.kind === 'computer')) return
    const { id } = table.about
    const seat = computerToAct(table)
    const turn = seat === undefined ? undefined : table.turns[seat]
    if (pendingMoves.get(id)?.turn === turn) return
    cancel(id)
    if (seat !== undefined) requestMove(table, seat)
  }

  function requestMove(table: OnlineTable, seat: number): void {
    const { about, play } = table
    const { id, game, seed } = about
    const turn = table.turns[seat]!
    const { level } = table.seats[seat] as { level: string }
    const view = viewFor(play!, seat)
    const task = engineClient.request({ do: 'choose', game, level, view, seed, ply: play!.cursor, seat })
    const pendingMove: PendingMove = { turn, task, stopPause() {}, isCancelled: false }
    const readyAt = clock.now() + paceMs
    pendingMoves.set(id, pendingMove)
    task.result
      .then(async text => {
        if (pendingMove.isCancelled) return
        await pauseUntil(readyAt, pendingMove)
        pendingMoves.delete(id)
        await submit(id, {
          // If the table has changed in the meantime, the move is dropped and a new one requested.
          decide: current =>
            current.turns[seat] === turn ? { do: 'move', seat, text } : rejection('position-changed'),
          at: clock.now(),
        })
      })
      .catch(error => {
        // A cancelled request rejects, which is no error.
        if (pendingMove.isCancelled) return
        pendingMoves.delete(id)
        onError(error)
        clock.after(RETRY_MS, () => void retry(id).catch(onError))
      })
  }

  /** Never resolves for a move that is cancelled meanwhile. */
  function pauseUntil(at: number, pendingMove: PendingMove): Promise<void> | undefined {
    const ms = at - clock.now()
    if (ms <= 0) return undefined
    return new Promise(resolve => {
      pendingMove.stopPause = clock.after(ms, resolve)
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
