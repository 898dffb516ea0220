import { gameIds } from '#games/catalog.ts'
import { accept } from '#kernel/result.ts'
import { readTableCode } from '#protocol/table-code.ts'
import type { EventLog } from '../event-log.ts'
import { isInForce } from '../players/ban.ts'
import type { Players } from '../players/players.ts'
import type { PlayerRow, TableRow } from '../storage/administration.ts'
import type { StoredReport } from '../storage/player-storage.ts'
import type { ListedPuzzle } from '../storage/puzzle-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type {
  AdministeredTables,
  Administration,
  ListedReport,
  ListedTable,
  PlayerDetails,
  RunningState,
  ServerStatus,
} from './administration.ts'
import { type DeletedPlayer, deletePlayer, replaceEverywhere } from './delete-player.ts'
import type { AdminInput } from './operations.ts'
import { type Purged, purge } from './purge.ts'
import { type AdminResult, rejectAdmin } from './refusals.ts'

export interface AdministrationOptions {
  readonly storage: Storage
  readonly players: Pick<Players, 'rename' | 'endSessions' | 'changed'>
  readonly tables: AdministeredTables
  readonly version: string
  now(): number
  /** Absent outside a running server. */
  runningState?(): RunningState
  /** Absent outside a running server. */
  readonly eventLog?: Pick<EventLog, 'banned' | 'unbanned'>
}

const LIST_LIMIT = 100

/** The one implementation of the host's operations, in a running server and on the data of a stopped one or of several. */
export class ServerAdministration implements Administration {
  readonly #options: AdministrationOptions
  readonly #storage: Storage

  constructor(options: AdministrationOptions) {
    this.#options = options
    this.#storage = options.storage
  }

  async status(): Promise<AdminResult<ServerStatus>> {
    const { administration } = this.#storage
    const { version, runningState, tables, now } = this.#options
    return accept({
      version,
      ...(runningState && { running: runningState() }),
      ...(this.#storage.isShared && { nodes: await this.#storage.nodes.list() }),
      counts: await administration.counts(now()),
      storage: await administration.condition(),
      setAside: await tables.setAsideTables(),
    })
  }

  async players(query: AdminInput<'players'>): Promise<AdminResult<readonly PlayerRow[]>> {
    return accept(await this.#storage.administration.players({ limit: LIST_LIMIT, ...query }))
  }

  async player({ player }: AdminInput<'player'>): Promise<AdminResult<PlayerDetails>> {
    const found = await this.#findPlayer(player)
    if (!found.ok) return found
    const { id, ban } = found.value
    const sessions = await this.#storage.players.sessions(id)
    const seated = await this.#storage.tables.of(id)
    const unfinished = await Promise.all(seated.map(({ id }) => this.#storage.administration.table(id)))
    return accept({
      ...found.value,
      devices: sessions.map(({ device, createdAt, seenAt }) => ({ device, createdAt, seenAt })),
      unfinished: await this.#withReasons(unfinished.filter(table => table !== undefined)),
      isBanned: isInForce(ban, this.#options.now()),
    })
  }

  async tables(query: AdminInput<'tables'>): Promise<AdminResult<readonly ListedTable[]>> {
    const rows = await this.#storage.administration.tables({ limit: LIST_LIMIT, ...query })
    return accept(await this.#withReasons(rows))
  }

  table({ table }: AdminInput<'table'>): Promise<AdminResult<ListedTable>> {
    return this.#findTable(table)
  }

  rename({ player, name }: AdminInput<'rename'>): Promise<AdminResult<PlayerRow>> {
    const { players, tables } = this.#options
    return this.#changePlayer(player, async ({ id }) => {
      const renamed = await players.rename(id, name)
      if (!renamed.ok) return renamed
      const replacement = { player: id, name: renamed.value.name, anonymous: false }
      await replaceEverywhere({ storage: this.#storage, tables }, replacement)
      return accept(null)
    })
  }

  ban({ player, reason = '', until = null }: AdminInput<'ban'>): Promise<AdminResult<PlayerRow>> {
    const { players, now } = this.#options
    return this.#changePlayer(player, async ({ id, claimed }) => {
      const at = now()
      if (until !== null && until <= at) return rejectAdmin('ban-in-the-past')
      await this.#storage.players.ban({ player: id, reason, at, until })
      this.#options.eventLog?.banned({
        player: id,
        ...(until !== null && { until: new Date(until).toISOString() }),
      })
      // A guest who lost the session could not come back after the ban; the ban itself keeps it from being used.
      if (claimed || until === null) await players.endSessions(id)
      else players.changed(id, await this.#sessionIds(id))
      return accept(null)
    })
  }

  unban({ player }: AdminInput<'unban'>): Promise<AdminResult<PlayerRow>> {
    return this.#changePlayer(player, async ({ id, name }) => {
      if (!(await this.#storage.players.unban(id))) return rejectAdmin('not-banned', { name })
      this.#options.eventLog?.unbanned(id)
      return accept(null)
    })
  }

  async signOut({ player }: AdminInput<'signOut'>): Promise<AdminResult<{ readonly sessions: number }>> {
    const { players } = this.#options
    if (player === undefined) {
      const ended = await this.#storage.administration.revokeAll()
      for (const { player, session } of ended) players.changed(player, [session])
      return accept({ sessions: ended.length })
    }
    const found = await this.#findPlayer(player)
    return found.ok ? accept({ sessions: await players.endSessions(found.value.id) }) : found
  }

  async end({ table }: AdminInput<'end'>): Promise<AdminResult<ListedTable>> {
    const found = await this.#findTable(table)
    if (!found.ok) return found
    const { id, code } = found.value
    const hasEnded = await this.#options.tables.endTable(id)
    return hasEnded ? this.#findTable(id) : rejectAdmin('table-ended', { code })
  }

  async deletePlayer({ player }: AdminInput<'deletePlayer'>): Promise<AdminResult<DeletedPlayer>> {
    const found = await this.#findPlayer(player)
    if (!found.ok) return found
    const { storage, players, tables, runningState } = this.#options
    const isRunning = runningState !== undefined || storage.isShared
    return accept(await deletePlayer({ storage, players, tables, isRunning }, found.value))
  }

  async purge(input: AdminInput<'purge'>): Promise<AdminResult<Purged>> {
    const { guestsUnseen, closedTables, logs } = input
    const isEmpty = [guestsUnseen, closedTables, logs].every(days => days === undefined)
    if (isEmpty) return rejectAdmin('nothing-to-purge')
    return accept(await purge(this.#storage, input, this.#options.now()))
  }

  async reports({ closed = false }: AdminInput<'reports'>): Promise<AdminResult<readonly ListedReport[]>> {
    const reports = await this.#storage.reports.list({ closed, limit: LIST_LIMIT })
    return accept(await Promise.all(reports.map(report => this.#withCurrentName(report))))
  }

  async closeReport({ number }: AdminInput<'closeReport'>): Promise<AdminResult<null>> {
    const isClosed = await this.#storage.reports.close(number, this.#options.now())
    return isClosed ? accept(null) : rejectAdmin('unknown-report', { number })
  }

  async puzzles({
    limit = LIST_LIMIT,
  }: AdminInput<'puzzles'>): Promise<AdminResult<readonly ListedPuzzle[]>> {
    const query = { order: 'newest', limit, from: 0 } as const
    const lists = await Promise.all(gameIds.map(game => this.#storage.puzzles.list({ ...query, game })))
    const newest = lists.flat().sort((one, other) => other.publishedAt - one.publishedAt)
    return accept(newest.slice(0, limit))
  }

  async removePuzzle({ puzzle }: AdminInput<'removePuzzle'>): Promise<AdminResult<null>> {
    return (await this.#storage.puzzles.remove(puzzle))
      ? accept(null)
      : rejectAdmin('unknown-puzzle', { given: puzzle })
  }

  /** A player by id or by name, which several guests may share. */
  async #findPlayer(given: string): Promise<AdminResult<PlayerRow>> {
    const { administration } = this.#storage
    const byId = await administration.player(given)
    if (byId) return accept(byId)
    const ids = await administration.playersNamed(given)
    if (ids.length > 1) return rejectAdmin('several-players', { given, ids: ids.join(', ') })
    const found = ids[0] === undefined ? undefined : await administration.player(ids[0])
    return found ? accept(found) : rejectAdmin('unknown-player', { given })
  }

  async #findTable(given: string): Promise<AdminResult<ListedTable>> {
    const code = readTableCode(given)
    const byCode = code === undefined ? undefined : await this.#storage.tables.find(code)
    const row = await this.#storage.administration.table(byCode ?? given)
    if (!row) return rejectAdmin('unknown-table', { given })
    const [listed] = await this.#withReasons([row])
    return accept(listed!)
  }

  /** Runs an operation on a player and returns the player after it. */
  async #changePlayer(
    given: string,
    change: (player: PlayerRow) => Promise<AdminResult<unknown>>,
  ): Promise<AdminResult<PlayerRow>> {
    const found = await this.#findPlayer(given)
    if (!found.ok) return found
    const changed = await change(found.value)
    return changed.ok ? accept((await this.#storage.administration.player(found.value.id))!) : changed
  }

  async #withReasons(rows: readonly TableRow[]): Promise<readonly ListedTable[]> {
    const setAside = await this.#options.tables.setAsideTables()
    const reasons = new Map(setAside.map(({ id, reason }) => [id, reason]))
    return rows.map(row => {
      const reason = reasons.get(row.id)
      return reason === undefined ? row : { ...row, setAside: reason }
    })
  }

  async #withCurrentName(report: StoredReport): Promise<ListedReport> {
    const player = await this.#storage.administration.player(report.player)
    const isBanned = isInForce(player?.ban, this.#options.now())
    return { ...report, ...(player && { currentName: player.name }), isBanned }
  }

  async #sessionIds(player: string): Promise<readonly string[]> {
    return (await this.#storage.players.sessions(player)).map(({ id }) => id)
  }
}
