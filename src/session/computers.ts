import { messageOf } from '#kernel/failure.ts'
import type { Progress, Seat } from '#kernel/game.ts'
import type { Result } from '#kernel/result.ts'
import { type Table, toAct, viewFor } from '#table/table.ts'
import type { Clock } from './clock.ts'
import { isComputer, type Player } from './player.ts'
import type { Thinker, Thinking } from './thinker.ts'

export interface ComputersOptions {
  readonly players: readonly Player[]
  readonly thinker: Thinker
  readonly clock: Clock
  /** The least time a computer takes, so that its move can be seen to come. */
  readonly paceMs: number
  play(seat: Seat, text: string): Result<undefined>
  changed(): void
}

/** The computers at a table: woken when one of them is to act, hushed when the table changes. */
export interface Computers {
  wake(table: Table): void
  hush(): void
  readonly thinking: { readonly seat: Seat; readonly progress: Progress | undefined } | undefined
  readonly trouble: string | undefined
}

export function seatComputers({
  players,
  thinker,
  clock,
  paceMs,
  play,
  changed,
}: ComputersOptions): Computers {
  let work: Thinking<string> | undefined
  let thinking: Computers['thinking']
  let trouble: string | undefined
  let stopWaiting = () => {}

  function hush(): void {
    stopWaiting()
    work?.cancel()
    work = undefined
    thinking = undefined
    trouble = undefined
  }

  function fail(reason: string): void {
    hush()
    trouble = reason
    changed()
  }

  function wake(table: Table): void {
    hush()
    const seat = toAct(table).find(one => isComputer(players[one]))
    const player = players[seat ?? -1]
    if (seat === undefined || !isComputer(player)) return
    const { game, record, cursor } = table
    const view = viewFor(table, seat)
    const begun = clock.now()
    const { level } = player
    const mine = thinker.think(
      { do: 'choose', game: game.id, level, view, seed: record.seed, ply: cursor, seat },
      progress => {
        if (work !== mine) return
        thinking = { seat, progress }
        changed()
      },
    )
    work = mine
    thinking = { seat, progress: undefined }
    mine.answer.then(
      text => {
        if (work !== mine) return
        stopWaiting = clock.after(Math.max(0, paceMs - (clock.now() - begun)), () => {
          const played = play(seat, text)
          if (!played.ok && work === mine)
            fail(`it chose ${text}, which is refused (${played.rejection.code}).`)
        })
      },
      (error: unknown) => {
        if (work === mine) fail(messageOf(error))
      },
    )
  }

  return {
    wake,
    hush,
    get thinking() {
      return thinking
    },
    get trouble() {
      return trouble
    },
  }
}
