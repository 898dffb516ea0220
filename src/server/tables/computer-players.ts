import { type EngineClient, type EngineTask, QueueFullError } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Result } from '#kernel/result.ts'
import { toAct, viewFor } from '#table/table.ts'
import { type OnlineTable, seatedPlayerIds } from './log/online-table.ts'
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
  /** Whether this node is the one that plays the computer at this table. */
  claim(table: string): boolean | Promise<boolean>
  /** Gives the claim up when the game is over. */
  release(table: string): Promise<void>
  /** Wakes the computer at this table again, if it is still to act. */
  retry(table: string): Promise<unknown>
}

/** Long enough for a crashed worker to be replaced, for storage to recover, or for a player's queue to shorten. */
const RETRY_MS = 2_000

interface PendingMove {
  readonly turn: number
  /** Undefined until it is known that this node plays the computer. */
  task?: EngineTask<string>
  stopPause(): void
  isCancelled: boolean
}

export function openComputerPlayers({
  engineClient,
  clock,
  paceMs,
  submit,
  onError,
  claim,
  release,
  retry,
}: ComputerPlayersOptions): ComputerPlayers {
  const pendingMoves = new Map<string, PendingMove>()

  function cancel(id: string): void {
    const pendingMove = pendingMoves.get(id)
    if (!pendingMove) return
    pendingMove.isCancelled = true
    pendingMoves.delete(id)
    pendingMove.task?.cancel()
    pendingMove.stopPause()
  }

  function wake(table: OnlineTable): void {
    if (!table.seats.some(sitter => sitter?.kind === 'computer')) return
    const { id } = table.about
    const seat = computerToAct(table)
    const turn = seat === undefined ? undefined : table.turns[seat]
    if (pendingMoves.get(id)?.turn === turn) return
    cancel(id)
    if (table.phase === 'over') release(id).catch(onError)
    if (seat === undefined || turn === undefined) return
    const pendingMove: PendingMove = { turn, stopPause() {}, isCancelled: false }
    pendingMoves.set(id, pendingMove)
    playMove(table, seat, pendingMove).catch(error => {
      // A cancelled request rejects, which is no error.
      if (pendingMove.isCancelled) return
      // A player with too many tables is answered later; the server works as it should.
      if (!(error instanceof QueueFullError)) onError(error)
      retryLater(id)
    })
  }

  function retryLater(id: string): void {
    pendingMoves.delete(id)
    clock.after(RETRY_MS, () => void retry(id).catch(onError))
  }

  async function playMove(table: OnlineTable, seat: number, pendingMove: PendingMove): Promise<void> {
    const { id } = table.about
    const readyAt = clock.now() + paceMs
    const claimed = claim(id)
    // Awaited only where there are other nodes: without them the request goes out at once.
    const isOurs = typeof claimed === 'boolean' ? claimed : await claimed
    if (pendingMove.isCancelled) return
    // The node that has the computer may die, so this one asks again while the turn lasts.
    if (!isOurs) return retryLater(id)
    pendingMove.task = requestMove(table, seat)
    const text = await pendingMove.task.result
    if (pendingMove.isCancelled) return
    await pauseUntil(readyAt, pendingMove)
    pendingMoves.delete(id)
    await submit(id, {
      // If the table has changed in the meantime, the move is dropped and a new one requested.
      decide: current =>
        current.turns[seat] === pendingMove.turn ? { do: 'move', seat, text } : rejection('position-changed'),
      at: clock.now(),
    })
  }

  function requestMove(table: OnlineTable, seat: number): EngineTask<string> {
    const { about, play } = table
    const { level } = table.seats[seat] as { level: string }
    const player = seatedPlayerIds(table)[0] ?? about.openedBy
    const view = viewFor(play!, seat)
    const position = { game: about.game, level, view, seed: about.seed, ply: play!.cursor, seat }
    return engineClient.request({ do: 'choose', ...position, player })
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
