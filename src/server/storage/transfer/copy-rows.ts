import { isDeepStrictEqual } from 'node:util'
import {
  TRANSFERRED_TABLES,
  type TransferRows,
  type TransferredRow,
  type TransferredTable,
} from './transferred-tables.ts'

export interface CopyProgress {
  readonly step: 'copying' | 'comparing'
  readonly table: string
  readonly done: number
  readonly of: number
}

export type CopiedRows = Readonly<Record<string, number>>

/** Whether nobody has stored anything there. */
export async function isEmpty(rows: TransferRows): Promise<boolean> {
  for (const table of TRANSFERRED_TABLES) if ((await rows.count(table)) > 0) return false
  return true
}

/** Copies all rows and compares the copies with the originals. Returns how many there were of each kind. */
export async function copyRows(
  { from, to }: { readonly from: TransferRows; readonly to: TransferRows },
  onProgress: (progress: CopyProgress) => void = () => {},
): Promise<CopiedRows> {
  const counts: Record<string, number> = {}
  for (const table of TRANSFERRED_TABLES) {
    const of = await from.count(table)
    const report = (done: number) => onProgress({ step: 'copying', table: table.name, done, of })
    counts[table.name] = await forEachPage(from, table, async (rows, done) => {
      await to.write(table, rows)
      report(done)
    })
  }
  await to.finish()
  for (const table of TRANSFERRED_TABLES) await compareTable({ from, to }, table, onProgress)
  return counts
}

async function compareTable(
  { from, to }: { readonly from: TransferRows; readonly to: TransferRows },
  table: TransferredTable,
  onProgress: (progress: CopyProgress) => void,
): Promise<void> {
  const of = await from.count(table)
  if ((await to.count(table)) !== of) throw new Error(`The copy of ${table.name} has another number of rows`)
  let after: TransferredRow | undefined
  await forEachPage(from, table, async (rows, done) => {
    const copies = await to.read(table, after)
    const different = rows.findIndex((row, index) => !isDeepStrictEqual({ ...row }, { ...copies[index] }))
    if (different >= 0)
      throw new Error(`The copy of ${table.name} differs in row ${done - rows.length + different + 1}`)
    after = rows.at(-1)
    onProgress({ step: 'comparing', table: table.name, done, of })
  })
}

/** Returns the number of rows. */
async function forEachPage(
  rows: TransferRows,
  table: TransferredTable,
  work: (page: readonly TransferredRow[], done: number) => Promise<void>,
): Promise<number> {
  let done = 0
  let page = await rows.read(table, undefined)
  while (page.length > 0) {
    done += page.length
    await work(page, done)
    page = await rows.read(table, page.at(-1))
  }
  return done
}
