import { accept, type Result } from '#kernel/result.ts'
import type { CommandRequest, TableCommand } from '#protocol/client-messages.ts'
import type { Storage } from '../storage/storage.ts'
import { actionFor, isTakeback, sitAction, takebackSteps } from './command-actions.ts'
import { type IdSource, rematchTable, storeNewTable } from './create-table.ts'
import type { Sitter } from './log/log-entry.ts'
import type { OnlineTable } from './log/online-table.ts'
import type { Decision, Submission, TableActor } from './table-actor.ts'
import type { PlayerIdentity } from './table-service.ts'

/** Executes players' commands at their tables. */
export interface CommandExecutor {
  execute(
    actor: TableActor,
    player: PlayerIdentity,
    request: CommandRequest,
    at: number,
  ): Promise<Result<number>>
  /** The player's seat entry with the current name and rating. */
  sitterFor(player: PlayerIdentity, game: string): Promise<Sitter & { kind: 'person' }>
}

export interface CommandExecutorOptions {
  readonly storage: Storage
  readonly ids: IdSource
  now(): number
}

export function openCommandExecutor({ storage, ids, now }: CommandExecutorOptions): CommandExecutor {
  /** Undos and redos in progress, by table and command. */
  const pendingTakebacks = new Map<string, Promise<Result<number>>>()

  async function sitterFor({ id, name }: PlayerIdentity, game: string): Promise<Sitter & { kind: 'person' }> {
    const rating = await storage.history.rating(id, game)
    return { kind: 'person', id, name, ...(rating !== undefined && { rating: Math.round(rating) }) }
  }

  /** A duplicate that arrives while the steps are still running shares their answer. */
  function takeBackOnce(
    actor: TableActor,
    player: PlayerIdentity,
    command: TableCommand,
    submission: Submission & { readonly command: string },
  ): Promise<Result<number>> {
    const key = `${actor.current().about.id}/${submission.command}`
    const pending = pendingTakebacks.get(key)
    if (pending) return pending
    const promise = takeBack(actor, player, command, submission).finally(() => pendingTakebacks.delete(key))
    pendingTakebacks.set(key, promise)
    return promise
  }

  async function takeBack(
    actor: TableActor,
    player: PlayerIdentity,
    command: TableCommand,
    submission: Submission & { readonly command: string },
  ): Promise<Result<number>> {
    const before = actor.current()
    let result = await actor.submit(submission)
    // A duplicate is answered with the old seq: all its steps were executed the first time.
    const isNew = result.ok && result.value > before.seq
    const steps = isNew ? takebackSteps(before, command, player.id) : 1
    for (let number = 2; number <= steps && result.ok; number++)
      result = await actor.submit({ ...submission, command: `${submission.command}/${number}` })
    return result.ok ? accept(lastStepSeq(actor, submission.command, result.value)) : result
  }

  function decideFor(
    player: PlayerIdentity,
    command: TableCommand,
    table: OnlineTable,
  ): Decision | Promise<Decision> {
    if (command.do === 'sit')
      return sitterFor(player, table.about.game).then(sitter => sitAction(table, command.seat, sitter))
    const action = actionFor(table, command, player.id)
    return 'do' in action && action.do === 'rematch' ? withNextTable(table, action) : action
  }

  /** Creates the next table once the last player has asked for a rematch. */
  async function withNextTable(table: OnlineTable, action: { do: 'rematch'; seat: number }) {
    const asked = [...table.rematch.asked, action.seat]
    const everyoneAsked = table.seats.every(
      (sitter, seat) => sitter?.kind === 'computer' || asked.includes(seat),
    )
    if (!everyoneAsked || table.phase !== 'over' || table.rematch.asked.includes(action.seat)) return action
    const { code } = await storeNewTable(rematchTable(table), { storage, ids, now: now() })
    return { ...action, next: code }
  }

  return {
    sitterFor,
    execute(actor, player, { id, command }, at) {
      // Two players may choose the same id for different commands.
      const key = `${player.id}/${id}`
      const submission = {
        decide: (table: OnlineTable) => decideFor(player, command, table),
        at,
        command: key,
      }
      return isTakeback(command) ? takeBackOnce(actor, player, command, submission) : actor.submit(submission)
    },
  }
}

/** The seq of the last step of a command that took several steps. */
function lastStepSeq(actor: TableActor, key: string, first: number): number {
  let last = first
  for (let number = 2; ; number++) {
    const at = actor.doneAt(`${key}/${number}`)
    if (at === undefined) return last
    last = at
  }
}
