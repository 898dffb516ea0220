import { checkedSetup } from '#kernel/options.ts'
import { accept, type Result } from '#kernel/result.ts'
import { playLocally } from '#session/local.ts'
import { type Player, personSeats } from '#session/player.ts'
import type { SavedGame } from '#session/saved.ts'
import type { Session } from '#session/session.ts'
import { restore } from '#table/restore.ts'
import { openTable, reopened, type Table } from '#table/table.ts'
import type { GameRequest, TerminalHost } from './host.ts'
import type { LoadedGame } from './loaded.ts'
import { words } from './words.ts'

/** A game in front of this screen, wherever its table stands. What depends on where comes with it. */
export interface Sitting {
  readonly loaded: LoadedGame
  readonly session: Session
  /** Several people look at this one screen, and secrets need a curtain. */
  readonly shared: boolean
  /** Stands beside the game's title, such as a table's code. */
  readonly label?: string
  /** Where the game is kept. */
  where(): string
  /** What there is to say besides the game: who asks for another one, whether the draws were fair. */
  remarks(): readonly string[]
  /** What to consider before leaving; undefined where one may just go. */
  parting(): string | undefined
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

/** Sits down at a table of this process, which is kept on the shelf move by move. */
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
    loaded,
    session,
    shared: personSeats(players).length > 1,
    where: () => words.play.kept(kept.entries.length > 0 ? host.shelf.pathOf?.(id) : undefined),
    remarks: () => [],
    parting: () => undefined,
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
