import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Progress } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'
import type { Result } from '#kernel/result.ts'
import type { Seat } from '#kernel/rules.ts'
import { isComputer, type Player } from '#table/player.ts'
import { type Table, toAct, viewFor } from '#table/table.ts'

export interface ComputerPlayersOptions {
  readonly players: readonly Player[]
  readonly thinker: EngineClient
  readonly clock: Clock
  /** The least time a computer takes, so that its move can be seen to come. */
  readonly paceMs: number
  play(seat: Seat, text: string): Result<undefined>
  onChange(): void
}

/** The computers at a table: woken when one of them is to act, hushed when the table changes. */
export interface ComputerPlayers {
  think(table: Table): void
  stop(): void
  readonly thinking: { readonly seat: Seat; readonly progress: Progress | undefined } | undefined
  readonly error: string | undefined
}

export function createComputerPlayers({
  players,
  thinker,
  clock,
  paceMs,
  play,
  onChange,
}: ComputerPlayersOptions): ComputerPlayers {
  let work: EngineTask<string> | undefined
  let thinking: ComputerPlayers['thinking']
  let trouble: string | undefined
  let stopWaiting = () => {}

  function stop(): void {
    stopWaiting()
    work?.cancel()
    work = undefined
    thinking = undefined
    trouble = undefined
  }

  function fail(reason: string): void {
    stop()
    trouble = reason
    onChange()
  }

  function think(table: Table): void {
    stop()
    const seat = toAct(table).find(one => isComputer(players[one]))
    const player = players[seat ?? -1]
    if (seat === undefined || !isComputer(player)) return
    const { rules, record, cursor } = table
    const view = viewFor(table, seat)
    const begun = clock.now()
    const { level } = player
    const mine = thinker.request(
      { do: 'choose', game: rules.id, level, view, seed: record.seed, ply: cursor, seat },
      progress => {
        if (work !== mine) return
        thinking = { seat, progress }
        onChange()
      },
    )
    work = mine
    thinking = { seat, progress: undefined }
    mine.result.then(
      text => {
        if (work !== mine) return
        stopWaiting = clock.after(Math.max(0, paceMs - (clock.now() - begun)), () => {
          const played = play(seat, text)
          if (!played.ok && work === mine)
            fail(`it chose ${text}, which is refused (${played.rejection.code}).`)
        })
      },
      (error: unknown) => {
        if (work === mine) fail(errorMessage(error))
      },
    )
  }

  return {
    think,
    stop,
    get thinking() {
      return thinking
    },
    get error() {
      return trouble
    },
  }
}
