import { checkedSetup } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Person } from '#kernel/words.ts'
import { playLocally } from '#session/local.ts'
import { type Player, peopleOf } from '#session/player.ts'
import type { SavedGame } from '#session/saved.ts'
import type { Session } from '#session/session.ts'
import { restore } from '#table/restore.ts'
import { openTable, reopened, type Table } from '#table/table.ts'
import type { GameRequest, TerminalHost } from './host.ts'
import type { LoadedGame } from './loaded.ts'

/** A game being played at this screen, kept on the shelf move by move. */
export interface Sitting {
  readonly id: string
  readonly loaded: LoadedGame
  readonly players: readonly Player[]
  readonly people: readonly Person[]
  readonly session: Session
  close(): void
}

export interface SittingOptions {
  readonly host: TerminalHost
  readonly loaded: LoadedGame
  readonly id: string
  readonly table: Table
  readonly players: readonly Player[]
  readonly paceMs?: number
  /** Told of every attempt to keep the game. */
  readonly keeping: (work: Promise<void>) => void
}

export function sitDown(options: SittingOptions): Sitting {
  const { host, loaded, id, table, players, paceMs = 0, keeping } = options
  const session = playLocally({ table, players, thinker: host.thinker, clock: host.clock, paceMs })
  let kept = table.record
  let last: Promise<void> = Promise.resolve()

  function keep(): void {
    const record = session.record()
    if (!record || record === kept) return
    kept = record
    const finished = session.snapshot().ending !== undefined
    const savedAt = host.clock.now()
    last = last
      .catch(() => {})
      .then(() => host.shelf.keep({ id, savedAt, finished, saved: { players, record } }))
    keeping(last)
  }
  const unsubscribe = session.subscribe(keep)
  return {
    id,
    loaded,
    players,
    people: peopleOf(players),
    session,
    close() {
      unsubscribe()
      session.close()
    },
  }
}

/** A new table for a game as it was asked for, once its setup is checked. */
export function newTable(host: TerminalHost, { game }: LoadedGame, request: GameRequest): Result<Table> {
  const setup = checkedSetup<object>(game, request.setup)
  if (!setup.ok) return setup
  return accept(openTable(game, setup.value, request.seed ?? host.newSeed(), host.clock.now()))
}

/** A kept game's table. Nobody loses time to a closed program. */
export function resumedTable(host: TerminalHost, { game }: LoadedGame, saved: SavedGame): Result<Table> {
  const table = restore(game, saved.record)
  return table.ok ? accept(reopened(table.value, host.clock.now())) : table
}
