import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Storage } from '#server/storage/storage.ts'
import { moveEntry, openSampleTable, playing, session } from '#testing/storage-contract/samples.ts'
import { BatchExecutor } from './batch-executor.ts'
import { markFile, openSqliteStorage, openSqliteStorageHere } from './sqlite-storage.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quincunx-'))
  file = join(folder, 'house.sqlite')
  writeFileSync(file, '')
})

afterEach(() => rm(folder, { recursive: true }))

async function playMoves(storage: Storage, table: string, first: number, last: number): Promise<void> {
  for (let seq = first; seq <= last; seq++)
    await storage.tables.append({
      ...{ table, seq, summary: { deadline: null } },
      entry: moveEntry(`a${seq}`),
    })
}

/** Leaves the folder as a killed server would, with changes that are only in SQLite's log. */
async function playAndCrash(): Promise<void> {
  const before = await openSqliteStorageHere(file)
  await openSampleTable(before, 't', playing())
  await playMoves(before, 't', 2, 5)
  await before.close()
  const storage = await openSqliteStorageHere(file)
  await openSampleTable(storage, 'u', playing())
  await playMoves(storage, 't', 6, 9)
  await playMoves(storage, 'u', 2, 3)
  const copies = ['house.sqlite', 'house.sqlite-wal'].map(name => [name, `${name}.copy`] as const)
  for (const [name, copy] of copies) copyFileSync(join(folder, name), join(folder, copy))
  await storage.close()
  for (const [name, copy] of copies) copyFileSync(join(folder, copy), join(folder, name))
  rmSync(join(folder, 'house.sqlite-shm'), { force: true })
}

async function lossesAfterStart() {
  const storage = await openSqliteStorageHere(file)
  const { losses } = await storage.administration.condition()
  await storage.close()
  return losses.map(({ table, had, has }) => ({ table, had, has }))
}

describe('entries that SQLite has lost', () => {
  test('are noticed at the next start, table by table, and told for some time', async () => {
    await playAndCrash()
    truncateSync(join(folder, 'house.sqlite-wal'), 100)
    const losses = [
      { table: 't', had: 9, has: 5 },
      { table: 'u', had: 3, has: 0 },
    ]
    expect(await lossesAfterStart()).toEqual(losses)
    // Play goes on with the shorter logs.
    const storage = await openSqliteStorageHere(file)
    await playMoves(storage, 't', 6, 6)
    await storage.close()
    expect(await lossesAfterStart()).toEqual(losses)
    // A thread that replaces another one does not begin again.
    const executor = new BatchExecutor({ file, busyMs: 0, mark: markFile(file) })
    expect(executor.execute([['file', 'losses', []]])).toMatchObject([{ value: losses }])
    executor.close()
  })

  test('are not suspected after a crash, a purge or without a file that tells', async () => {
    await playAndCrash()
    expect(await lossesAfterStart()).toEqual([])
    const storage = await openSqliteStorageHere(file)
    await storage.administration.closeTable('u')
    const mark = readFileSync(join(folder, 'house.state'))
    await storage.administration.purge({ kind: 'closed', before: Number.MAX_SAFE_INTEGER })
    await storage.close()
    // As if it was killed before it could write that down.
    writeFileSync(join(folder, 'house.state'), mark)
    expect(await lossesAfterStart()).toEqual([])
    writeFileSync(join(folder, 'house.state'), '{"format":1,')
    expect(await lossesAfterStart()).toEqual([])
  })
})

describe('a file with a damaged page', () => {
  test('is opened, and the damage is told', async () => {
    const before = await openSqliteStorageHere(file)
    await openSampleTable(before, 't', playing())
    await playMoves(before, 't', 2, 400)
    await before.players.add(
      { id: 'ann', name: 'Ann', password: null, createdAt: 0 },
      session('ann-1', 'ann'),
    )
    await before.close()
    const bytes = readFileSync(file)
    // The header of a page in the middle of the log.
    const page = bytes.readUInt16BE(16)
    const found = bytes.indexOf('"a200"')
    bytes.fill(0xff, Math.floor(found / page) * page, Math.floor(found / page) * page + 8)
    writeFileSync(file, bytes)
    const storage = await openSqliteStorage({ file })
    const { damage, isChecking } = await storage.administration.condition()
    expect(isChecking).toBe(false)
    expect(damage.join()).toMatch(/page|malformed|btree/i)
    expect(await storage.players.find('ann')).toBeDefined()
    await storage.close()
  })
})

test('only the owner may read the file, also a copy that was put there by hand', async () => {
  writeFileSync(file, '', { mode: 0o644 })
  const storage = await openSqliteStorage({ file })
  expect((await storage.administration.condition()).damage).toEqual([])
  await storage.close()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, 'house.state')).mode & 0o777).toBe(0o600)
})
