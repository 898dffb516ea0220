import { openSqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import { moveEntry, openSampleTable, playing } from '../storage-contract/samples.ts'

/** Appends to the tables of an SQLite file until it is killed, and prints `TABLE SEQ` for each acknowledged entry. */

const TABLES = 30

const storage = await openSqliteStorage({ file: process.argv[2]! })
await Promise.all(Array.from({ length: TABLES }, (_, number) => appendForever(`t${number}`)))

async function appendForever(table: string): Promise<never> {
  if (!(await storage.tables.load(table))) await openSampleTable(storage, table, playing())
  for (let seq = (await storage.tables.load(table))!.entries.length + 1; ; seq++) {
    const entry = moveEntry(`a${seq}`, `c${seq}`)
    const result = await storage.tables.append({ table, seq, entry, summary: playing() })
    if (result === 'appended') process.stdout.write(`${table} ${seq}\n`)
  }
}
