import { spawn } from 'node:child_process'
import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteStorage, type SqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import { StorageUnavailableError } from '#server/storage/storage.ts'
import { type Fault, faultFilePath } from '#testing/fakes/faulty-sqlite-worker.ts'
import { moveEntry, openSampleTable, playing, table } from '#testing/storage-contract/samples.ts'

const faultyWorker = new URL('../../src/testing/fakes/faulty-sqlite-worker.ts', import.meta.url)
const appendingProcess = fileURLToPath(new URL('../../src/testing/fakes/append-process.ts', import.meta.url))

let folder: string
let file: string
let storage: SqliteStorage | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quincunx-'))
  file = join(folder, 'data', 'test.db')
})

afterEach(async () => {
  await storage?.close()
  storage = undefined
  rmSync(folder, { recursive: true })
})

async function openFaulty(busyMs = 50): Promise<SqliteStorage> {
  storage = await openSqliteStorage({ file, worker: faultyWorker, busyMs })
  await openSampleTable(storage, 't', playing())
  return storage
}

const inject = (fault: Fault) => writeFileSync(faultFilePath(file), JSON.stringify(fault))
const repair = () => rmSync(faultFilePath(file), { force: true })

const append = (seq: number, command = `c${seq}`) =>
  storage!.tables.append({ table: 't', seq, entry: moveEntry(`a${seq}`, command), summary: playing() })

const entryCount = async () => (await storage!.tables.load('t'))!.entries.length

describe('an SQLite file', () => {
  test('is created with its folder, readable by the owner only', async () => {
    await openFaulty()
    expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700)
    for (const part of [file, `${file}-wal`]) expect(statSync(part).mode & 0o777).toBe(0o600)
  })

  test('stores many appends per transaction, and later requests see earlier ones', async () => {
    const openedStorage = await openFaulty()
    const ids = Array.from({ length: 100 }, (_, number) => `t${number}`)
    await Promise.all(ids.map(id => openSampleTable(openedStorage, id, playing())))
    const before = openedStorage.counts().transactions
    const positions = ids.flatMap(id => [2, 3, 4, 5, 6].map(seq => ({ table: id, seq })))
    const appends = positions.map(position =>
      openedStorage.tables.append({ ...position, entry: moveEntry('a1'), summary: playing() }),
    )
    const log = openedStorage.tables.load('t99')
    expect(await Promise.all(appends)).toEqual(positions.map(() => 'appended'))
    expect((await log)!.entries).toHaveLength(6)
    expect(openedStorage.counts().transactions - before).toBeLessThan(10)
  })

  test('stores nothing after it is closed, and may be closed twice', async () => {
    const closed = await openFaulty()
    const last = append(2)
    await Promise.all([closed.close(), closed.close()])
    expect(await last).toBe('appended')
    await expect(append(3)).rejects.toThrow(StorageUnavailableError)
    await closed.close()
  })
})

describe('[F10] storage faults', () => {
  test('file locked by another program: writes fail and reads work until it is free', async () => {
    await openFaulty()
    const other = new DatabaseSync(file)
    other.exec('BEGIN EXCLUSIVE')
    const outcomes = await Promise.allSettled([append(2), entryCount(), storage!.check()])
    expect(outcomes).toMatchObject([
      { reason: expect.any(StorageUnavailableError) },
      { value: 1 },
      { reason: { message: expect.stringContaining('another program has it locked') } },
    ])
    other.exec('ROLLBACK')
    other.close()
    expect(await append(2)).toBe('appended')
    await storage!.check()
  })

  test('file locked for a moment: the write waits', async () => {
    await openFaulty(20_000)
    const other = new DatabaseSync(file)
    other.exec('BEGIN EXCLUSIVE')
    const waiting = append(2)
    setTimeout(() => other.exec('ROLLBACK'), 30)
    expect(await waiting).toBe('appended')
    other.close()
  })

  test('full disk: nothing of a failed write is stored, and writes work again when there is space', async () => {
    await openFaulty()
    inject({ at: 'BEGIN IMMEDIATE', run: 'PRAGMA max_page_count = 1' })
    const long = { ...table('long'), setup: { text: 'x'.repeat(50_000) } }
    const refused = storage!.tables.open(long, [], playing())
    await expect(refused).rejects.toThrow('the disk is full')
    await expect(refused).rejects.toBeInstanceOf(StorageUnavailableError)
    await expect(storage!.check()).rejects.toThrow(StorageUnavailableError)
    expect(await storage!.tables.load('long')).toBeUndefined()
    inject({ at: 'BEGIN IMMEDIATE', run: 'PRAGMA max_page_count = 1000000' })
    expect(await storage!.tables.open(long, [], playing())).toBe(true)
    await storage!.check()
  })

  test('read-only file: writes fail, and the file is opened again', async () => {
    await openFaulty()
    inject({ at: 'BEGIN IMMEDIATE', once: true, run: 'PRAGMA query_only = 1' })
    const [first, second, read] = await Promise.allSettled([append(2), append(3), entryCount()])
    expect(first).toMatchObject({ reason: { message: expect.stringContaining('cannot be written to') } })
    expect(second).toMatchObject({ reason: expect.any(StorageUnavailableError) })
    expect(read).toMatchObject({ value: 1 })
    expect(await append(2)).toBe('appended')
  })

  test('file moved away and back: requests fail, then work again', async () => {
    await openFaulty()
    inject({ at: 'BEGIN IMMEDIATE', once: true, run: 'PRAGMA query_only = 1' })
    renameSync(file, `${file}.away`)
    await expect(append(2)).rejects.toThrow(StorageUnavailableError)
    await expect(entryCount()).rejects.toThrow('is gone')
    renameSync(`${file}.away`, file)
    expect(await append(2)).toBe('appended')
  })

  test('worker crash before the commit: the requests are retried unnoticed', async () => {
    await openFaulty()
    inject({ at: 'COMMIT', once: true, crash: 'before' })
    expect(await Promise.all([append(2), append(3)])).toEqual(['appended', 'appended'])
    expect(await entryCount()).toBe(3)
  })

  test('[F3] worker crash after the commit but before the response: the retry finds the work done', async () => {
    await openFaulty()
    inject({ at: 'COMMIT', once: true, crash: 'after' })
    const again = storage!.tables.open(table('u'), [moveEntry('a1')], playing())
    expect(await Promise.all([append(2), append(3), again])).toEqual(['taken', 'taken', true])
    expect(await entryCount()).toBe(3)
  })

  test('repeated worker crashes: requests fail, and work again afterwards', async () => {
    await openFaulty()
    await storage!.presence.arrive({ node: 'only', table: 't', player: 'ann', connection: 'c' })
    inject({ at: 'COMMIT', crash: 'before' })
    await expect(append(2)).rejects.toThrow(StorageUnavailableError)
    await expect(append(2)).rejects.toThrow('stopped')
    repair()
    expect(await append(2)).toBe('appended')
    expect(await storage!.presence.at('t')).toEqual(['ann'])
  })
})

describe('[F1] [I1] a process killed at any moment', () => {
  test('has stored everything it confirmed', async () => {
    const confirmed: string[] = []
    for (let round = 0; round < 3; round++)
      confirmed.push(...(await runUntilKilled(1 + Math.floor(Math.random() * 1500))))
    storage = await openSqliteStorage({ file })
    const logs = new Map<string, number>()
    for (const line of confirmed) {
      const [id, seq] = line.split(' ') as [string, string]
      logs.set(id, Math.max(logs.get(id) ?? 0, Number(seq)))
    }
    expect(logs.size).toBeGreaterThan(0)
    for (const [id, seq] of logs) {
      const { entries } = (await storage.tables.load(id))!
      expect(entries.length).toBeGreaterThanOrEqual(seq)
      expect(entries.slice(1).map(({ command }) => command)).toEqual(
        entries.slice(1).map((_, index) => `c${index + 2}`),
      )
    }
  })

  /** Kills the appending process after this many lines, and returns the lines it printed. */
  async function runUntilKilled(lines: number): Promise<readonly string[]> {
    const child = spawn(process.execPath, [appendingProcess, file], { stdio: ['ignore', 'pipe', 'pipe'] })
    let lineCount = 0
    child.stdout.on('data', (chunk: Buffer) => {
      lineCount += chunk.toString().split('\n').length - 1
      if (lineCount >= lines) child.kill('SIGKILL')
    })
    const [confirmed, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
    expect(errors).toBe('')
    return confirmed.split('\n').slice(0, -1)
  }
})
