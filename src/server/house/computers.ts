import type { Thinker, Thinking } from '#session/thinker.ts'
import { toAct, viewFor } from '#table/table.ts'
import type { Room } from '../table/room.ts'
import type { LiveTable } from './live.ts'

/** The computers who sit at the tables of the house. */
export interface Computers {
  /** Lets the computer that is to act at this table think, if there is one and it does not think already. */
  wake(table: LiveTable): void
  stop(): void
}

export interface ComputersOptions {
  readonly thinker: Thinker
  now(): number
  failed(error: unknown): void
}

interface Work {
  readonly turn: number
  readonly thinking: Thinking<string>
}

export function seatComputers({ thinker, now, failed }: ComputersOptions): Computers {
  const working = new Map<string, Work>()

  function hush(id: string): void {
    working.get(id)?.thinking.cancel()
    working.delete(id)
  }

  function wake(table: LiveTable): void {
    const room = table.room()
    const { id } = room.about
    const seat = computerToAct(room)
    const turn = seat === undefined ? undefined : room.turns[seat]
    if (working.get(id)?.turn === turn && turn !== undefined) return
    hush(id)
    if (seat === undefined || turn === undefined) return
    const { play, about } = room
    const sitter = room.seats[seat]
    if (sitter?.kind !== 'computer') return
    const thinking = thinker.think({
      do: 'choose',
      game: about.game,
      level: sitter.level,
      view: viewFor(play!, seat),
      seed: about.seed,
      ply: play!.cursor,
      seat,
    })
    const work = { turn, thinking }
    working.set(id, work)
    thinking.answer
      .then(text => {
        if (working.get(id) !== work) return
        working.delete(id)
        // The table may have changed while it thought: then it thinks anew.
        return table.attempt({
          decide: current =>
            current.turns[seat] === turn ? { do: 'move', seat, text } : { code: 'position-changed' },
          at: now(),
        })
      })
      .catch(error => {
        if (working.get(id) === work) working.delete(id)
        failed(error)
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
