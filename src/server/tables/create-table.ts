import { randomBytes } from 'node:crypto'
import { gameIds } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import { withOnlineDefaults } from '#kernel/options.ts'
import { randomFor } from '#kernel/random.ts'
import { validateParams } from '#kernel/read-params.ts'
import { accept, type Result } from '#kernel/result.ts'
import type { Rules } from '#kernel/rules.ts'
import type { CreateTableRequest, TableReference } from '#protocol/api.ts'
import { graceChoices, type TablePolicy } from '#table/policy.ts'
import type { TableLimits } from '../limits/table-limits.ts'
import type { Storage } from '../storage/storage.ts'
import type { OnlineAction, OnlineEntry, Sitter, TableHeader } from './log/log-entry.ts'
import { type OnlineTable, replayLog, summaryOf } from './log/online-table.ts'
import { reject } from './refusals.ts'
import { drawTableCode } from './table-codes.ts'

export interface IdSource {
  newId(): string
  newSeed(): string
  newCode(table: { readonly open: boolean }): string
}

/** Ids, seeds and codes that nobody can predict. */
export const secureIdSource: IdSource = {
  newId: () => randomBytes(12).toString('base64url'),
  newSeed: () => randomBytes(32).toString('hex'),
  newCode: table => drawTableCode(randomFor(randomBytes(16).toString('hex'), 0, 'code'), table),
}

export interface PlayerIdentity {
  readonly id: string
  readonly name: string
}

export interface NewTable {
  readonly game: Rules
  readonly setup: object
  readonly open: boolean
  readonly openedBy: string
  readonly policy?: TablePolicy | undefined
  /** Who is seated when the table is created. */
  readonly seats: readonly (Sitter | null)[]
}

export interface TableCreatorOptions {
  readonly storage: Storage
  readonly ids: IdSource
  now(): number
  loadGame(id: string): Promise<GameEntry | undefined>
  readonly limits: Pick<TableLimits, 'openTable'>
  /** Called for every new table. */
  onOpened?(table: TableHeader): void
}

/** A code in use is drawn again; after this many in a row, nearly all codes must be in use. */
const CODE_DRAWS = 20

/** Stores new tables within the limits of the player who opens them. */
export class TableCreator {
  readonly #options: TableCreatorOptions

  constructor(options: TableCreatorOptions) {
    this.#options = options
  }

  /** A table that the player asks for, with the player on its first seat. */
  async createFor(request: CreateTableRequest, opener: PlayerIdentity): Promise<Result<TableReference>> {
    const { storage, loadGame } = this.#options
    const entry = await loadGame(request.game)
    if (!entry) return reject('no-such-game', { game: request.game.slice(0, 40), known: gameIds.join(', ') })
    const setup = onlineParams(entry, request.setup)!
    if (!setup.ok) return setup
    const seats = initialSeats(entry, request, await sitterFor(opener, request.game, storage))
    if (!seats.ok) return seats
    const policy = policyFor(entry, setup.value, request)
    if (!policy.ok) return policy
    const terms = { setup: setup.value, policy: policy.value, seats: seats.value }
    const table = { game: entry.rules, open: request.open ?? false, openedBy: opener.id, ...terms }
    return this.create(table)
  }

  create(table: NewTable): Promise<Result<TableReference>> {
    return this.#options.limits.openTable(table.openedBy, 'tablesByPlayer', () => this.#store(table))
  }

  /** `player` is the last who asked for the rematch. */
  createRematch(table: OnlineTable, player: string): Promise<Result<TableReference>> {
    return this.#options.limits.openTable(player, 'rematches', () => this.#store(rematchTable(table)))
  }

  async #store({ game, setup, open, openedBy, policy, seats }: NewTable): Promise<Result<TableReference>> {
    const { storage, ids } = this.#options
    const now = this.#options.now()
    const sitActions = seats.flatMap((sitter, seat): OnlineAction[] =>
      sitter ? [{ do: 'sit', seat, sitter }] : [],
    )
    const entries: OnlineEntry[] = sitActions.map(action => ({ at: now, action }))
    for (let draw = 0; draw < CODE_DRAWS; draw++) {
      const header: TableHeader = {
        id: ids.newId(),
        code: ids.newCode({ open }),
        game: game.id,
        version: game.version,
        setup,
        seed: ids.newSeed(),
        open,
        openedBy,
        createdAt: now,
        ...(policy && { policy }),
      }
      const onlineTable = replayLog(header, game, entries)
      if (!(await storage.tables.open(header, entries, summaryOf(onlineTable)))) continue
      this.#options.onOpened?.(header)
      return accept({ id: header.id, code: header.code })
    }
    return reject('no-code-free')
  }
}

/** The params of an online table: the game's online defaults with what was chosen instead, or why they are refused. */
export function onlineParams(
  game: Pick<GameEntry, 'rules' | 'online'> | undefined,
  chosen: object = {},
): Result<object> | undefined {
  if (!game) return undefined
  const { rules, online } = game
  const params = validateParams<object>(rules, withOnlineDefaults<object>(rules, online, chosen))
  const checked = params.ok ? online?.check?.(params.value) : undefined
  return checked && !checked.ok ? checked : params
}

/** How long players may be away from a table, and whether an early end counts. */
export function policyFor(
  { rules, online }: Pick<GameEntry, 'rules' | 'online'>,
  params: object,
  { computer, graceMs }: Pick<CreateTableRequest, 'computer' | 'graceMs'>,
): Result<TablePolicy> {
  const earlyEnd = online?.earlyEndCounts ? 'counts' : 'aborts'
  if (computer !== undefined) return accept({ graceMs: null, earlyEnd })
  const choices = graceChoices(rules, online?.graceMs, params)
  const chosen = graceMs ?? choices[0]!
  if (choices.includes(chosen)) return accept({ graceMs: chosen, earlyEnd })
  return reject('no-such-grace', { graceMs: chosen, known: choices.join(' or ') })
}

/** The creator sits on the first seat; computers, if requested, take all others. */
function initialSeats(
  { rules, text }: GameEntry,
  request: CreateTableRequest,
  opener: Sitter,
): Result<readonly (Sitter | null)[]> {
  const { computer } = request
  if (rules.seats < 2) return reject('not-online', { game: rules.id })
  if (computer !== undefined && !Object.hasOwn(text.levels, computer))
    return reject('no-such-level', { level: computer, known: Object.keys(text.levels).join(', ') })
  const other: Sitter | null = computer === undefined ? null : { kind: 'computer', level: computer }
  return accept(Array.from({ length: rules.seats }, (_, seat) => (seat === 0 ? opener : other)))
}

/** The player's seat entry, with the current name and rating. */
export async function sitterFor(
  { id, name }: PlayerIdentity,
  game: string,
  storage: Storage,
): Promise<Extract<Sitter, { kind: 'person' }>> {
  const [rating, stored] = await Promise.all([storage.history.rating(id, game), storage.players.find(id)])
  return {
    kind: 'person',
    id,
    // The player may have been renamed since the connection was opened.
    name: stored?.name ?? name,
    ...(stored && { claimed: stored.password !== null }),
    ...(rating !== undefined && { rating: Math.round(rating) }),
  }
}

/** The same game with everyone moved by one seat, so that another player is first. */
function rematchTable({ about, game, seats }: OnlineTable): NewTable {
  const [first, ...others] = seats
  return {
    game,
    setup: about.setup,
    open: false,
    openedBy: about.openedBy,
    policy: about.policy,
    seats: [...others, first ?? null],
  }
}
