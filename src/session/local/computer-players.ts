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
  readonly engineClient: EngineClient
  readonly clock: Clock
  /** The minimum time for a computer's move, so that the player can follow it. */
  readonly paceMs: number
  play(seat: Seat, text: string): Result<undefined>
  onChange(): void
}

/** The computers at a table. `think` cancels running work and starts the computer that is to act, if any. */
export interface ComputerPlayers {
  think(table: Table): void
  stop(): void
  readonly thinking: { readonly seat: Seat; readonly progress: Progress | undefined } | undefined
  readonly error: string | undefined
}

export function createComputerPlayers({
  players,
  engineClient,
  clock,
  paceMs,
  play,
  onChange,
}: ComputerPlayersOptions): ComputerPlayers {
  let task: EngineTask<string> | undefined
  let thinking: ComputerPlayers['thinking']
  let error: string | undefined
  let stopWaiting = () => {}

  function stop(): void {
    stopWaiting()
    task?.cancel()
    task = undefined
    thinking = undefined
    error = undefined
  }

  function fail(reason: string): void {
    stop()
    error = reason
    onChange()
  }

  function think(table: Table): void {
    stop()
    const seat = toAct(table).find(one => isComputer(players[one]))
    const player = players[seat ?? -1]
    if (seat === undefined || !isComputer(player)) return
    const { rules, record, cursor } = table
    const view = viewFor(table, seat)
    const startedAt = clock.now()
    const { level } = player
    const current = engineClient.request(
      { do: 'choose', game: rules.id, level, view, seed: record.seed, ply: cursor, seat },
      progress => {
        if (task !== current) return
        thinking = { seat, progress }
        onChange()
      },
    )
    task = current
    thinking = { seat, progress: undefined }
    current.result.then(
      text => {
        if (task !== current) return
        stopWaiting = clock.after(Math.max(0, paceMs - (clock.now() - startedAt)), () => {
          const played = play(seat, text)
          if (!played.ok && task === current)
            fail(`it chose ${text}, which is refused (${played.rejection.code}).`)
        })
      },
      (failure: unknown) => {
        if (task === current) fail(errorMessage(failure))
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
      return error
    },
  }
}
