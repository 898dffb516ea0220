import { nameKey } from '../name-key.ts'
import type { RunStatement } from '../postgres/database.ts'
import {
  afterKey,
  type ColumnType,
  keyValues,
  PAGE,
  seatedPlayers,
  type TransferRows,
  type TransferredRow,
  type TransferredTable,
} from './transferred-tables.ts'

const TYPES: Readonly<Record<ColumnType, string>> = {
  text: 'text',
  integer: 'bigint',
  real: 'double precision',
  boolean: 'boolean',
}
const DEADLINE = '(SELECT deadlines.due FROM deadlines WHERE table_number = number) AS due'

/** Columns that only PostgreSQL has, for searching. */
const DERIVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  players: { name_key: 'text' },
  tables: { seats_key: 'text', seated: 'text[]' },
}

/** The rows of a database, within the transaction to which `run` belongs. */
export function postgresRows(run: RunStatement): TransferRows {
  return {
    async count({ name }) {
      const [row] = await run<{ count: number }>(`SELECT count(*) AS count FROM ${name}`)
      return row!.count
    },
    async read(table, after) {
      const { name, key } = table
      const columns = Object.keys(table.columns).map(column =>
        name === 'tables' && column === 'due' ? DEADLINE : column,
      )
      const condition = after ? `WHERE ${afterKey(table, index => `$${index}`)}` : ''
      return run<TransferredRow>(
        `SELECT ${columns.join(', ')} FROM ${name} ${condition} ORDER BY ${key.join(', ')} LIMIT ${PAGE}`,
        after ? keyValues(table, after) : [],
      )
    },
    async write(table, rows) {
      await run(insertInto(table), [JSON.stringify(rows.map(row => withDerived(table, row)))])
      if (table.name !== 'tables') return
      const playing = rows.filter(({ phase, due }) => phase === 'playing' && due !== null)
      await run(
        `INSERT INTO deadlines (table_number, due)
         SELECT number, due FROM json_to_recordset($1) AS given (number bigint, due bigint)`,
        [JSON.stringify(playing)],
      )
    },
    async finish() {
      // The next table and the next report get the next numbers.
      for (const name of ['tables', 'reports'])
        await run(
          `SELECT setval(pg_get_serial_sequence('${name}', 'number'), max(number)) FROM ${name} HAVING count(*) > 0`,
        )
      await run('ANALYZE')
    },
  }
}

function insertInto({ name, columns }: TransferredTable): string {
  const types = { ...mapTypes(columns), ...DERIVED[name] }
  const names = Object.keys(types).filter(column => !(name === 'tables' && column === 'due'))
  const given = Object.entries(types).map(([column, type]) => `${column} ${type}`)
  return `
    INSERT INTO ${name} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${names.join(', ')} FROM json_to_recordset($1) AS given (${given.join(', ')})
  `
}

function mapTypes(columns: TransferredTable['columns']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(columns).map(([column, type]) => [column, TYPES[type]]))
}

function withDerived({ name }: TransferredTable, row: TransferredRow): object {
  if (name === 'players') return { ...row, name_key: nameKey(String(row.name)) }
  if (name === 'tables') return { ...row, seats_key: nameKey(String(row.seats)), seated: seatedPlayers(row) }
  return row
}
