import type { Result } from '#kernel/result.ts'
import type { Clock } from '#session/clock.ts'
import type { Thinker, Thinking } from '#session/thinker.ts'
import { toAct, viewFor } from '#table/table.ts'
import type { Room } from '../table/room.ts'
import type { Attempt } from './live.ts'

/** The computers who sit at the tables of the house. */
export interface Computers {
  /** Lets the computer that is to act at this table think, if there is one and it does not think already. */
  wake(room: Room): void
  stop(): void
}

export interface ComputersOptions {
  readonly thinker: Thinker
  readonly clock: Clock
  attempt(table: string, attempt: Attempt): Promise<Result<number> | undefined>
  failed(error: unknown): void
  /** Wakes the computer at this table once more, if it is still to act. */
  lookAgain(table: string): Promise<unknown>
}

/** A worker that was lost is hired anew; a storage that failed may work again. */
const RETRY_MS = 2_000

interface Work {
  readonly turn: number
  readonly thinking: Thinking<string>
  isHushed: boolean
}

export function seatComputers({ thinker, clock, attempt, failed, lookAgain }: ComputersOptions): Computers {
  const working = new Map<string, Work>()

  function hush(id: string): void {
    const work = working.get(id)
    if (!work) return
    work.isHushed = true
    working.delete(id)
    work.thinking.cancel()
  }

  function wake(room: Room): void {
    if (!room.seats.some(sitter => sitter?.kind === 'computer')) return
    const { id } = room.about
    const seat = computerToAct(room)
    const turn = seat === undefined ? undefined : room.turns[seat]
    if (working.get(id)?.turn === turn) return
    hush(id)
    if (seat !== undefined) think(room, seat)
  }

  function think(room: Room, seat: number): void {
    const { about, play } = room
    const { id, game, seed } = about
    const turn = room.turns[seat]!
    const { level } = room.seats[seat] as { level: string }
    const view = viewFor(play!, seat)
    const thinking = thinker.think({ do: 'choose', game, level, view, seed, ply: play!.cursor, seat })
    const work: Work = { turn, thinking, isHushed: false }
    working.set(id, work)
    thinking.answer
      .then(async text => {
        if (work.isHushed) return
        working.delete(id)
        await attempt(id, {
          // The table may have changed while it thought: then it thinks anew.
          decide: current =>
            current.turns[seat] === turn ? { do: 'move', seat, text } : { code: 'position-changed' },
          at: clock.now(),
        })
      })
      .catch(error => {
        // One that was hushed has nothing to answer for.
        if (work.isHushed) return
        working.delete(id)
        failed(error)
        clock.after(RETRY_MS, () => void lookAgain(id).catch(failed))
      })
  }

  return {
    wake,
    stop() {
      for (const id of [...working.keys()]) hush(id)
      thinker.close()
    },
  }
}

function computerToAct({ play, phase, seats }: Room): number | undefined {
  if (!play || phase !== 'playing') return undefined
  return toAct(play).find(seat => seats[seat]?.kind === 'computer')
}
