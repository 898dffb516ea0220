import type { Sitter } from '../../tables/log/log-entry.ts'
import { deletedId } from '../administration.ts'

export type ColumnType = 'text' | 'integer' | 'real' | 'boolean'

export type RowValue = string | number | boolean | null
export type TransferredRow = Readonly<Record<string, RowValue>>

/** The columns that SQLite and PostgreSQL have in common. Others follow from these and are computed when rows are written. */
export interface TransferredTable {
  readonly name: string
  readonly columns: Readonly<Record<string, ColumnType>>
  /** The primary key, by which rows are read in pages; its texts are ordered by their bytes in both. */
  readonly key: readonly string[]
}

/** In an order in which no row refers to one that comes later. What nodes forget when they stop is not among them. */
export const TRANSFERRED_TABLES = [
  {
    name: 'players',
    key: ['id'],
    columns: {
      ...{ id: 'text', name: 'text', password: 'text', claimed_key: 'text', skeleton: 'text' },
      created_at: 'integer',
    },
  },
  {
    name: 'sessions',
    key: ['id'],
    columns: {
      ...{ id: 'text', player: 'text', token_hash: 'text', device: 'text' },
      ...{ created_at: 'integer', seen_at: 'integer' },
    },
  },
  {
    name: 'bans',
    key: ['player'],
    columns: { player: 'text', reason: 'text', at: 'integer', until: 'integer' },
  },
  {
    name: 'tables',
    key: ['number'],
    columns: {
      ...{ number: 'integer', id: 'text', code: 'text', game: 'text', version: 'integer', setup: 'text' },
      ...{ seed: 'text', open: 'boolean', opened_by: 'text', created_at: 'integer', last_at: 'integer' },
      ...{ phase: 'text', seats: 'text', policy: 'text', log_deleted: 'boolean', set_aside: 'text' },
      // The deadline, which each of the two stores elsewhere.
      due: 'integer',
    },
  },
  {
    name: 'entries',
    key: ['table_number', 'seq'],
    columns: { table_number: 'integer', seq: 'integer', at: 'integer', action: 'text', command: 'text' },
  },
  {
    name: 'results',
    key: ['table_number'],
    columns: {
      ...{ table_number: 'integer', game: 'text', started_at: 'integer', ended_at: 'integer' },
      ...{ reason: 'text', facts: 'text', rated: 'boolean' },
    },
  },
  {
    name: 'result_seats',
    key: ['table_number', 'seat'],
    columns: {
      ...{ table_number: 'integer', seat: 'integer', player: 'text', sitter: 'text', won: 'boolean' },
      ...{ outcome: 'text', level_against: 'text', rating_after: 'real', game: 'text', reason: 'text' },
      ended_at: 'integer',
    },
  },
  {
    name: 'ratings',
    key: ['player', 'game'],
    columns: {
      ...{ player: 'text', game: 'text', rating: 'real', deviation: 'real', volatility: 'real' },
      at: 'integer',
    },
  },
  {
    name: 'reports',
    key: ['number'],
    columns: {
      ...{ number: 'integer', player: 'text', name: 'text', reporter: 'text', at: 'integer' },
      closed_at: 'integer',
    },
  },
  {
    name: 'puzzles',
    key: ['id'],
    columns: {
      ...{ id: 'text', game: 'text', params: 'text', title: 'text', player: 'text', facts: 'text' },
      ...{ published_at: 'integer', likes: 'integer' },
    },
  },
  { name: 'puzzle_likes', key: ['puzzle', 'player'], columns: { puzzle: 'text', player: 'text' } },
  {
    name: 'puzzle_solves',
    key: ['puzzle', 'player'],
    columns: { puzzle: 'text', player: 'text', ms: 'integer' },
  },
  { name: 'links', key: ['code'], columns: { code: 'text', path: 'text', used_at: 'integer' } },
] as const satisfies readonly TransferredTable[]

/** One of the two storages, as rows. */
export interface TransferRows {
  count(table: TransferredTable): Promise<number>
  /** A page of rows in the order of their key, after this one. */
  read(table: TransferredTable, after: TransferredRow | undefined): Promise<readonly TransferredRow[]>
  write(table: TransferredTable, rows: readonly TransferredRow[]): Promise<void>
  /** Computes what follows from all rows, after the last one. */
  finish(): Promise<void>
}

/** A link has up to 16 kB. */
export const PAGE = 500

/** `WHERE (a, b) > (?, ?)`, with the placeholders of either storage. */
export function afterKey({ key }: TransferredTable, placeholder: (index: number) => string): string {
  return `(${key.join(', ')}) > (${key.map((_, index) => placeholder(index + 1)).join(', ')})`
}

export function keyValues({ key }: TransferredTable, row: TransferredRow): RowValue[] {
  return key.map(column => row[column]!)
}

/** The people who sit at a table that is not over; nobody if its row is damaged. */
export function seatedPlayers({ phase, seats }: TransferredRow): readonly string[] {
  if (phase !== 'waiting' && phase !== 'playing') return []
  try {
    const sitters = JSON.parse(String(seats)) as readonly (Sitter | null)[]
    const people = sitters.flatMap((sitter, seat) =>
      // Deleted players stay in the seats of a table that could not be ended, because it was set aside.
      sitter?.kind === 'person' && sitter.id !== deletedId(seat) ? [sitter.id] : [],
    )
    return [...new Set(people)]
  } catch {
    return []
  }
}
