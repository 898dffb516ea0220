import type { PlayerRow, StorageCondition, StorageCounts, TableRow } from '../storage/administration.ts'
import type { ListedNode } from '../storage/node-storage.ts'
import type { StoredReport, StoredSession } from '../storage/player-storage.ts'
import type { ListedPuzzle } from '../storage/puzzle-storage.ts'
import type { SetAsideTable } from '../storage/table-storage.ts'
import type { DeletedPlayer } from './delete-player.ts'
import type { AdminInput } from './operations.ts'
import type { Purged } from './purge.ts'
import type { AdminResult } from './refusals.ts'

/** Everything the host of a server can do, whether the server is running or not. */
export interface Administration {
  status(): Promise<AdminResult<ServerStatus>>
  players(query: AdminInput<'players'>): Promise<AdminResult<readonly PlayerRow[]>>
  player(query: AdminInput<'player'>): Promise<AdminResult<PlayerDetails>>
  tables(query: AdminInput<'tables'>): Promise<AdminResult<readonly ListedTable[]>>
  table(query: AdminInput<'table'>): Promise<AdminResult<ListedTable>>
  /** Also replaces the name at tables and in finished games. */
  rename(input: AdminInput<'rename'>): Promise<AdminResult<PlayerRow>>
  /** Keeps a player out and ends their sessions. */
  ban(input: AdminInput<'ban'>): Promise<AdminResult<PlayerRow>>
  unban(input: AdminInput<'unban'>): Promise<AdminResult<PlayerRow>>
  /** Ends the sessions of one player, or of everyone. */
  signOut(input: AdminInput<'signOut'>): Promise<AdminResult<{ readonly sessions: number }>>
  /** Ends a running game, which then counts for nobody, or closes a table that waits for players. */
  end(input: AdminInput<'end'>): Promise<AdminResult<ListedTable>>
  /** Removes a player from everything that is stored. Finished games stay, without the name. */
  deletePlayer(input: AdminInput<'deletePlayer'>): Promise<AdminResult<DeletedPlayer>>
  purge(input: AdminInput<'purge'>): Promise<AdminResult<Purged>>
  reports(query: AdminInput<'reports'>): Promise<AdminResult<readonly ListedReport[]>>
  closeReport(input: AdminInput<'closeReport'>): Promise<AdminResult<null>>
  /** The puzzles that players have published, the newest first. */
  puzzles(query: AdminInput<'puzzles'>): Promise<AdminResult<readonly ListedPuzzle[]>>
  /** Removes a published puzzle with its likes and times. */
  removePuzzle(input: AdminInput<'removePuzzle'>): Promise<AdminResult<null>>
}

export interface ServerStatus {
  readonly version: string
  /** Absent if the server is stopped, or is one of several. */
  readonly running?: RunningState
  /** Absent if only one server at a time can use the storage. */
  readonly nodes?: readonly ListedNode[]
  readonly counts: StorageCounts
  readonly storage: StorageCondition
  readonly setAside: readonly SetAsideTable[]
}

export interface RunningState {
  readonly since: number
  readonly sockets: number
  readonly tablesInMemory: number
  /** Why moves are refused at the moment. */
  readonly unavailable?: string
}

export interface PlayerDetails extends PlayerRow {
  readonly devices: readonly Pick<StoredSession, 'device' | 'createdAt' | 'seenAt'>[]
  readonly unfinished: readonly ListedTable[]
  readonly isBanned: boolean
}

export interface ListedTable extends TableRow {
  readonly setAside?: string
}

export interface ListedReport extends StoredReport {
  /** The player's name today; absent if the account is gone. */
  readonly currentName?: string
  readonly isBanned: boolean
}

/** The tables as the host's operations need them: of the running server, or as they are stored. */
export interface AdministeredTables {
  /** Ends the game as aborted or closes the waiting table; false if it is over or closed already. */
  endTable(id: string): Promise<boolean>
  /** Loads the tables of a player again whose name has changed in their logs; or waits until other nodes have. */
  reloadTablesOf(player: string): Promise<void>
  setAsideTables(): readonly SetAsideTable[] | Promise<readonly SetAsideTable[]>
}

/** Those of the running server, which knows without asking the storage. */
export interface RunningTables extends AdministeredTables {
  setAsideTables(): readonly SetAsideTable[]
}
