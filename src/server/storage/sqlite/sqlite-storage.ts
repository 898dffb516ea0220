import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { errorMessage, UserError } from '#kernel/errors.ts'
import { type Storage, StorageUnavailableError } from '../storage.ts'
import type { SqliteFile } from './database.ts'
import { QUERY_KINDS } from './rpc.ts'
import { openWorkerClient, type WorkerClient, type WorkerClientCounts } from './worker-client.ts'

export interface SqliteOptions {
  readonly file: string
  /** The worker's file: beside this one in the sources, beside the program when bundled. */
  readonly worker?: URL
  /** How long to wait for another program that has the file locked. */
  readonly busyMs?: number
}

export interface SqliteStorage extends Storage {
  counts(): WorkerClientCounts
}

/**
 * Stores everything in one SQLite file, in a worker thread so that waiting for the disk does not block the event loop.
 * For one server at a time: opening the file clears its presence rows.
 */
export async function openSqliteStorage({
  file,
  worker = new URL('./worker.ts', import.meta.url),
  busyMs = 3000,
}: SqliteOptions): Promise<SqliteStorage> {
  await createFile(file)
  const workerData: SqliteFile = { file, busyMs }
  const client = openWorkerClient(() => new Worker(worker, { workerData }))
  try {
    await client.request('file', 'begin', [])
  } catch (error) {
    await client.close()
    // At startup the operator who chose the file can fix the problem.
    throw error instanceof StorageUnavailableError ? new UserError(error.message) : error
  }
  return {
    tables: workerMethods(client, 'tables'),
    players: workerMethods(client, 'players'),
    history: workerMethods(client, 'history'),
    presence: workerMethods(client, 'presence'),
    links: workerMethods(client, 'links'),
    check: async () => void (await client.request('file', 'check', [])),
    close: client.close,
    counts: client.counts,
  }
}

/** One group of storage methods, each of which sends a request to the worker. */
function workerMethods<P extends 'tables' | 'players' | 'history' | 'presence' | 'links'>(
  client: WorkerClient,
  part: P,
): Storage[P] {
  const methods = Object.keys(QUERY_KINDS[part]).map(name => [
    name,
    (...parameters: readonly unknown[]) => client.request(part, name, parameters),
  ])
  return Object.fromEntries(methods)
}

/** Only the owner may read the file, since it contains sessions; SQLite gives its WAL files the same mode. */
async function createFile(file: string): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: 0o700 })
    await (await open(file, 'a', 0o600)).close()
  } catch (error) {
    throw new UserError(
      `${file} cannot be opened for writing (${errorMessage(error)}). Choose another data folder.`,
    )
  }
}
