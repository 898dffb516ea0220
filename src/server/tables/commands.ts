import { accept, type Result } from '#kernel/result.ts'
import type { CommandRequest, TableCommand } from '#protocol/client-messages.ts'
import type { Storage } from '../storage/storage.ts'
import { actionFor, isTakeback, sitAction, takebackSteps } from './command-actions.ts'
import { type IdSource, rematchTable, storeNewTable } from './create-table.ts'
import type { Sitter } from './log/log-entry.ts'
import type { OnlineTable } from './log/online-table.ts'
import type { Decision, Submission, TableActor } from './table-actor.ts'
import type { PlayerIdentity } from './table-service.ts'

/** Carries players' commands to their tables. */
export interface CommandExecutor {
  execute(
    table: TableActor,
    player: PlayerIdentity,
    order: CommandRequest,
    at: number,
  ): Promise<Result<number>>
  /** How a player sits down to a game: with the present name and rating. */
  sitterFor(player: PlayerIdentity, game: string): Promise<Sitter & { kind: 'person' }>
}

export interface CommandExecutorOptions {
  readonly storage: Storage
  readonly ids: IdSource
  now(): number
}

export function openCommandExecutor({ storage, ids, now }: CommandExecutorOptions): CommandExecutor {
  /** What is being taken back or done again, each by its table and name. */
  const underWay = new Map<string, Promise<Result<number>>>()

  async function sitterFor({ id, name }: PlayerIdentity, game: string): Promise<Sitter & { kind: 'person' }> {
    const rating = await storage.history.rating(id, game)
    return { kind: 'person', id, name, ...(rating !== undefined && { rating: Math.round(rating) }) }
  }

  /** The same command sent again while some of its steps are done waits for the one answer. */
  function takeBackOnce(
    table: TableActor,
    player: PlayerIdentity,
    command: TableCommand,
    attempt: Submission & { readonly command: string },
  ): Promise<Result<number>> {
    const name = `${table.current().about.id}/${attempt.command}`
    const known = underWay.get(name)
    if (known) return known
    const done = takeBack(table, player, command, attempt).finally(() => underWay.delete(name))
    underWay.set(name, done)
    return done
  }

  async function takeBack(
    table: TableActor,
    player: PlayerIdentity,
    command: TableCommand,
    attempt: Submission & { readonly command: string },
  ): Promise<Result<number>> {
    const before = table.current()
    let result = await table.submit(attempt)
    // Sent again, it was done with all its steps the first time.
    const isNew = result.ok && result.value > before.seq
    const steps = isNew ? takebackSteps(before, command, player.id) : 1
    for (let number = 2; number <= steps && result.ok; number++)
      result = await table.submit({ ...attempt, command: `${attempt.command}/${number}` })
    return result.ok ? accept(lastStepSeq(table, attempt.command, result.value)) : result
  }

  function decideFor(
    player: PlayerIdentity,
    command: TableCommand,
    room: OnlineTable,
  ): Decision | Promise<Decision> {
    if (command.do === 'sit')
      return sitterFor(player, room.about.game).then(sitter => sitAction(room, command.seat, sitter))
    const action = actionFor(room, command, player.id)
    return 'do' in action && action.do === 'rematch' ? withNextTable(room, action) : action
  }

  /** When the last one asks for another game, the table for it is put up. */
  async function withNextTable(room: OnlineTable, action: { do: 'rematch'; seat: number }) {
    const asked = [...room.rematch.asked, action.seat]
    const all = room.seats.every((sitter, seat) => sitter?.kind === 'computer' || asked.includes(seat))
    if (!all || room.phase !== 'over' || room.rematch.asked.includes(action.seat)) return action
    const { code } = await storeNewTable(rematchTable(room), { storage, dice: ids, now: now() })
    return { ...action, next: code }
  }

  return {
    sitterFor,
    execute(table, player, { id, command }, at) {
      // Two players may choose the same id for different commands.
      const name = `${player.id}/${id}`
      const attempt = { decide: (room: OnlineTable) => decideFor(player, command, room), at, command: name }
      return isTakeback(command) ? takeBackOnce(table, player, command, attempt) : table.submit(attempt)
    },
  }
}

/** Where a command of several steps was done with. */
function lastStepSeq(table: TableActor, name: string, first: number): number {
  let last = first
  for (let number = 2; ; number++) {
    const at = table.doneAt(`${name}/${number}`)
    if (at === undefined) return last
    last = at
  }
}
