import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite'
import {
  afterKey,
  keyValues,
  PAGE,
  type RowValue,
  seatedPlayers,
  type TransferRows,
  type TransferredRow,
  type TransferredTable,
} from './transferred-tables.ts'

/** During a game the deadline is in the last entry, and the one in the table's row may be sooner. */
const DEADLINE = `
  CASE WHEN phase = 'playing'
    THEN (SELECT due FROM entries WHERE table_number = number ORDER BY seq DESC LIMIT 1) END AS due
`
const SET_LAST_DEADLINES = `
  UPDATE entries SET due = tables.due FROM tables
  WHERE tables.due IS NOT NULL AND table_number = number
    AND seq = (SELECT max(seq) FROM entries AS other WHERE other.table_number = number)
`

/** The rows of a server's file. Its caller begins and ends the transaction. */
export function sqliteRows(database: DatabaseSync): TransferRows {
  return {
    async count({ name }) {
      return Number(database.prepare(`SELECT count(*) AS count FROM ${name}`).get()!.count)
    },
    async read(table, after) {
      const { name, key } = table
      const columns = Object.keys(table.columns).map(column =>
        name === 'tables' && column === 'due' ? DEADLINE : column,
      )
      const condition = after ? `WHERE ${afterKey(table, () => '?')}` : ''
      const select = `SELECT ${columns.join(', ')} FROM ${name} ${condition} ORDER BY ${key.join(', ')} LIMIT ${PAGE}`
      const values = after ? keyValues(table, after).map(toStored) : []
      return database
        .prepare(select)
        .all(...values)
        .map(row => toRow(table, row))
    },
    async write({ name, columns }, rows) {
      const names = Object.keys(columns)
      const insert = database.prepare(
        `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
      )
      for (const row of rows) insert.run(...names.map(column => toStored(row[column]!)))
      if (name === 'tables') writeSeatedPlayers(database, rows)
    },
    async finish() {
      database.exec(SET_LAST_DEADLINES)
    },
  }
}

function writeSeatedPlayers(database: DatabaseSync, tables: readonly TransferredRow[]): void {
  const insert = database.prepare('INSERT INTO sitters (player, table_number) VALUES (?, ?)')
  for (const table of tables)
    for (const player of seatedPlayers(table)) insert.run(player, toStored(table.number!))
}

function toRow({ columns }: TransferredTable, row: Readonly<Record<string, SQLOutputValue>>): TransferredRow {
  const values = Object.entries(columns).map(([column, type]) => {
    const value = row[column] as string | number | null
    return [column, type === 'boolean' ? value === 1 : value]
  })
  return Object.fromEntries(values)
}

function toStored(value: RowValue): SQLInputValue {
  return typeof value === 'boolean' ? Number(value) : value
}
