import { chmod, mkdir, open, stat, statfs } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { errorMessage, UserError } from '#kernel/errors.ts'
import type { AdministrationStorage, TableLoss } from '../administration.ts'
import { LockQueue } from '../lock-queue.ts'
import { type Storage, type StorageFigures, StorageUnavailableError } from '../storage.ts'
import { BatchExecutor } from './batch-executor.ts'
import type { SqliteFile } from './database.ts'
import { toError } from './errors.ts'
import { NOT_CHECKED, type StructureCheck, startStructureCheck } from './structure-check.ts'
import { queryMethods, type SendQuery, WorkerClient, type WorkerClientCounts } from './worker-client.ts'

export interface SqliteOptions {
  readonly file: string
  /** The worker's file: beside this one in the sources, beside the program when bundled. */
  readonly worker?: URL
  /** How long to wait for another program that has the file locked. */
  readonly busyMs?: number
  /** Called for every answered batch, with the time since its oldest request was made. */
  onCommit?(ms: number, requests: number): void
}

export interface SqliteStorage extends Storage {
  figures(): Promise<StorageFigures>
  counts(): WorkerClientCounts
}

const BUSY_MS = 3000
const OWNER_ONLY = 0o600

/**
 * Stores everything in one SQLite file, in a worker thread so that waiting for the disk does not block the event loop.
 * For one server at a time: opening the file clears its presence rows.
 */
export async function openSqliteStorage({
  file,
  worker = new URL('./worker.ts', import.meta.url),
  busyMs = BUSY_MS,
  onCommit,
}: SqliteOptions): Promise<SqliteStorage> {
  await createFile(file)
  const workerData: SqliteFile = { file, busyMs, mark: markFile(file) }
  const client = new WorkerClient(() => new Worker(worker, { workerData }), onCommit)
  try {
    await client.request('file', 'begin', [])
  } catch (error) {
    await client.close()
    // At startup the operator who chose the file can fix the problem.
    throw error instanceof StorageUnavailableError ? new UserError(error.message) : error
  }
  const structure = await startStructureCheck(file, worker)
  return {
    ...storageOver(client.request, { file, structure }),
    figures: async () => ({ pendingRequests: client.pending, ...(await diskUsage(file)) }),
    async close() {
      // Only the last one to close the file moves SQLite's log of changes into it.
      await structure.stop()
      await client.close()
    },
    counts: () => client.counts,
  }
}

/**
 * The same storage without a thread, for programs that do one thing and end. The file must be a server's, and no server
 * may use it meanwhile.
 */
export async function openSqliteStorageHere(file: string): Promise<Storage> {
  const executor = new BatchExecutor({ file, busyMs: BUSY_MS, mark: markFile(file) })
  const request: SendQuery = async (...call) => {
    const [response] = executor.execute([call])
    if (response!.failure) throw toError(response!.failure)
    return response!.value
  }
  await request('file', 'begin', [])
  return {
    ...storageOver(request, { file, structure: NOT_CHECKED }),
    close: async () => executor.close(),
  }
}

function storageOver(
  request: SendQuery,
  { file, structure }: { readonly file: string; readonly structure: StructureCheck },
): Omit<Storage, 'close'> {
  const condition: AdministrationStorage['condition'] = async () => ({
    losses: (await request('file', 'losses', [])) as readonly TableLoss[],
    ...structure.findings(),
    bytes: await bytesOf(file),
  })
  const locks = new LockQueue()
  return {
    isShared: false,
    tables: queryMethods(request, 'tables'),
    players: queryMethods(request, 'players'),
    history: queryMethods(request, 'history'),
    presence: queryMethods(request, 'presence'),
    nodes: queryMethods(request, 'nodes'),
    links: queryMethods(request, 'links'),
    puzzles: queryMethods(request, 'puzzles'),
    reports: queryMethods(request, 'reports'),
    administration: { ...queryMethods(request, 'administration'), condition },
    withLock: (name, work) => locks.run(name, work),
    // There is no other node that could do anything.
    onWake: () => () => {},
    check: async () => void (await request('file', 'check', [])),
  }
}

/** Also what SQLite has not moved to the main file yet. */
async function bytesOf(file: string): Promise<number> {
  const sizes = [file, `${file}-wal`].map(async part => (await stat(part).catch(() => undefined))?.size ?? 0)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** The file that says how long the logs were: house.state beside house.sqlite. */
export function markFile(file: string): string {
  return join(dirname(file), `${basename(file, extname(file))}.state`)
}

/** Only the owner may read the file, since it contains sessions; SQLite gives its WAL files the same mode. */
async function createFile(file: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await (await open(file, 'a', OWNER_ONLY)).close()
    // A copy that was put here by hand may be readable for everyone.
    await chmod(file, OWNER_ONLY)
  } catch (error) {
    throw new UserError(
      `${file} cannot be opened for writing (${errorMessage(error)}). Choose another data folder.`,
    )
  }
}

async function diskUsage(file: string): Promise<Omit<StorageFigures, 'pendingRequests'>> {
  const [database, walBytes, disk] = await Promise.all([
    stat(file),
    sizeIfPresent(`${file}-wal`),
    statfs(dirname(file)),
  ])
  return { databaseBytes: database.size, walBytes, freeDiskBytes: disk.bavail * disk.bsize }
}

/** SQLite creates the write-ahead log with the first write, and deletes it when it closes the database. */
async function sizeIfPresent(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0
    throw error
  }
}
