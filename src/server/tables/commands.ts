import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { CommandRequest, TableCommand } from '#protocol/client-messages.ts'
import { accountRejection } from '#protocol/refusals.ts'
import type { CommandAnswer } from '#protocol/server-messages.ts'
import { readTableCode } from '#protocol/table-code.ts'
import { redoTarget, undoTarget } from '#table/takeback.ts'
import type { Requester, TableLimits } from '../limits/table-limits.ts'
import type { Storage } from '../storage/storage.ts'
import { type CommandResult, type RefusedCommand, refusalFor, refusedCommand } from './command-result.ts'
import { type PlayerIdentity, sitterFor, type TableCreator } from './create-table.ts'
import { type OnlineTable, seatedPlayerIds, seatOf } from './log/online-table.ts'
import { rejection } from './refusals.ts'
import type { Decision, Submission, TableActor } from './table-actor.ts'
import type { TableCache } from './table-cache.ts'

/** A player's command at a table, and everything needed to execute it. */
interface CommandContext {
  readonly actor: TableActor
  readonly player: PlayerIdentity
  /** When the command arrived. */
  readonly at: number
  /** The player's id and the command's: two players may choose the same id for different commands. */
  readonly key: string
  readonly storage: Storage
  readonly tableCreator: TableCreator
  /** Whether the player has been signed out since the command was sent. */
  isRevoked(): boolean
}

type CommandOf<Kind extends TableCommand['do']> = Extract<TableCommand, { do: Kind }>

export interface TableCommandsOptions {
  readonly storage: Storage
  readonly tableCache: TableCache
  readonly tableCreator: TableCreator
  readonly limits: Pick<TableLimits, 'countCode'>
  now(): number
  isStorageAvailable(): boolean
  /** Applies the table's deadline if it has passed. */
  expire(table: string): Promise<void>
  /** Called for every stored and broadcast move, with the time since it arrived. */
  onMoveDone?: ((ms: number) => void) | undefined
}

/** From this length on, players may only resign. A game needs a few hundred entries, and loading replays them all. */
export const LONG_LOG = 4_000

/** Executes the commands of players, whatever transport they came over. */
export class TableCommands {
  readonly #options: TableCommandsOptions
  #isStopped = false

  constructor(options: TableCommandsOptions) {
    this.#options = options
  }

  /** From now on every command is refused. */
  stop(): void {
    this.#isStopped = true
  }

  /** The id of a table, given its id or its code. Every code that is tried counts, over whatever transport it comes. */
  async findTable(reference: string, requester: Requester): Promise<Result<string>> {
    const { limits, storage } = this.#options
    const code = readTableCode(reference)
    if (code === undefined) return accept(reference)
    const counted = await limits.countCode(requester)
    if (!counted.ok) return counted
    // An id that happens to look like a code is still an id.
    return accept((await storage.tables.find(code)) ?? reference)
  }

  /** `isRevoked` tells whether the player has been signed out since: then nothing more is done in their name. */
  async execute(
    table: string,
    player: PlayerIdentity,
    { id, command }: CommandRequest,
    isRevoked: () => boolean = () => false,
  ): Promise<CommandResult> {
    const { storage, tableCache, tableCreator, now, onMoveDone } = this.#options
    const at = now()
    const startedAt = performance.now()
    if (this.#isStopped) return refusedCommand('server-closing', table)
    try {
      const result = await tableCache.use(table, async actor => {
        const key = `${player.id}/${id}`
        const context = { actor, player, at, key, isRevoked, storage, tableCreator }
        const done = await executeAt(command, context)
        return done.ok ? done : this.#refuse(actor.table, done.rejection)
      })
      if (result?.ok && command.do === 'move') onMoveDone?.(performance.now() - startedAt)
      return result ?? refusedCommand('no-such-table', table)
    } catch (error) {
      return refusalFor(error, table)
    }
  }

  #refuse({ about, seq }: OnlineTable, rejection: Rejection): RefusedCommand {
    const { isStorageAvailable, expire } = this.#options
    if (rejection.code === 'too-late') {
      // When storage recovers, the clocks are extended by the outage, so the deadline does not count yet.
      if (!isStorageAvailable()) return refusedCommand('not-kept', about.id)
      // The sweep would do it soon; the player sees at once why.
      expire(about.id).catch(() => {})
    }
    return { ok: false, rejection, seq, game: about.game }
  }
}

/** The answer to a command, the same over WebSocket and HTTP. */
export function commandAnswer(
  { id }: CommandRequest,
  result: CommandResult,
  sentence: (rejection: Rejection, game?: string) => string,
): CommandAnswer {
  if (result.ok) return { type: 'answer', id, ok: true, seq: result.value }
  const { rejection, seq, game } = result
  return { type: 'answer', id, ok: false, seq, rejection, sentence: sentence(rejection, game) }
}

/** One function for each kind of command. All I/O comes before the decision at the table. */
function executeAt(command: TableCommand, context: CommandContext): Promise<Result<number>> {
  switch (command.do) {
    case 'move':
      return move(command, context)
    case 'sit':
      return sit(command, context)
    case 'stand':
      return stand(context)
    case 'resign':
      return resign(context)
    case 'undo':
    case 'redo':
      return takeBack(command.do, context)
    case 'rematch':
      return rematch(context)
  }
}

function move({ text, turn }: CommandOf<'move'>, context: CommandContext): Promise<Result<number>> {
  return submitForSeat(context, (table, seat) => {
    const isForAnotherTurn = turn !== undefined && turn !== table.turns[seat]
    if (isForAnotherTurn && table.phase === 'playing') return rejection('position-changed')
    return { do: 'move', seat, text }
  })
}

async function sit({ seat }: CommandOf<'sit'>, context: CommandContext): Promise<Result<number>> {
  const { actor, player, storage } = context
  const sitter = await sitterFor(player, actor.table.about.game, storage)
  return submit(context, table => ({
    do: 'sit',
    seat: seat ?? Math.max(0, table.seats.indexOf(null)),
    sitter,
  }))
}

/** The table closes when its last player stands up. */
function stand(context: CommandContext): Promise<Result<number>> {
  return submitForSeat(context, (table, seat) =>
    seatedPlayerIds(table).length === 1 ? { do: 'close' } : { do: 'stand', seat },
  )
}

function resign(context: CommandContext): Promise<Result<number>> {
  return submitForSeat(context, (_table, seat) => ({ do: 'resign', seat }))
}

/** Undo and redo lead to the player's own last decision, so they may take several steps. */
function takeBack(kind: 'undo' | 'redo', context: CommandContext): Promise<Result<number>> {
  const { player } = context
  return submitForSeat(context, (_table, seat) => ({ do: kind, seat }), {
    steps(table) {
      const { play } = table
      const seat = seatOf(table, player.id)
      if (seat === undefined || !play) return 1
      const target = kind === 'undo' ? undoTarget(play, [seat]) : redoTarget(play, [seat])
      return target === undefined ? 1 : Math.abs(target - play.cursor)
    },
  })
}

/** The last player to ask creates the next table, before the request is decided. */
async function rematch(context: CommandContext): Promise<Result<number>> {
  const { actor, player, tableCreator } = context
  let next: string | undefined
  for (;;) {
    if (next === undefined && isLastToAsk(actor.table, player.id)) {
      const created = await tableCreator.createRematch(actor.table, player.id)
      if (!created.ok) return created
      next = created.value.code
    }
    const result = await submitForSeat(context, (table, seat) =>
      next === undefined && isLastToAsk(table, player.id)
        ? rejection('position-changed')
        : { do: 'rematch', seat, ...(next !== undefined && { next }) },
    )
    // The others asked in the meantime, so this player is the last after all.
    const mustCreate = !result.ok && next === undefined && isLastToAsk(actor.table, player.id)
    if (!mustCreate) return result
  }
}

function isLastToAsk(table: OnlineTable, player: string): boolean {
  const seat = seatOf(table, player)
  const { asked } = table.rematch
  if (seat === undefined || table.phase !== 'over' || asked.includes(seat)) return false
  return table.seats.every(
    (sitter, other) => other === seat || sitter?.kind === 'computer' || asked.includes(other),
  )
}

/** Submits an action of the player's own seat. */
function submitForSeat(
  context: CommandContext,
  decide: (table: OnlineTable, seat: number) => Decision,
  more: Pick<Submission, 'steps'> = {},
): Promise<Result<number>> {
  return submit(
    context,
    table => {
      const seat = seatOf(table, context.player.id)
      return seat === undefined ? rejection('not-seated') : decide(table, seat)
    },
    more,
  )
}

function submit(
  { actor, at, key, isRevoked }: CommandContext,
  decide: Submission['decide'],
  more: Pick<Submission, 'steps'> = {},
): Promise<Result<number>> {
  return actor.submit({
    decide(table) {
      if (isRevoked()) return accountRejection('not-recognised')
      const decision = decide(table)
      return longLogRejection(table, decision) ?? decision
    },
    at,
    command: key,
    ...more,
  })
}

function longLogRejection(table: OnlineTable, decision: Decision): Rejection | undefined {
  const isFinal = 'code' in decision || decision.do === 'resign' || decision.do === 'rematch'
  return isFinal || table.seq < LONG_LOG ? undefined : rejection('log-full', { most: LONG_LOG })
}
