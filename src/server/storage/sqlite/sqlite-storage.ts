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
  /** The worker's file: beside this one in the sources, beside the command when bundled. */
  readonly worker?: URL
  /** How long to wait for another program that has the file locked. */
  readonly busyMs?: number
}

export interface SqliteStorage extends Storage {
  counts(): WorkerClientCounts
}

/**
 * Keeps everything in one file, in a thread of its own so that waiting for the disk stops nobody. One house at a
 * time: who was present according to the file is forgotten on opening.
 */
export async function openSqliteStorage({
  file,
  worker = new URL('./worker.ts', import.meta.url),
  busyMs = 3000,
}: SqliteOptions): Promise<SqliteStorage> {
  await createFile(file)
  const workerData: SqliteFile = { file, busyMs }
  const courier = openWorkerClient(() => new Worker(worker, { workerData }))
  try {
    await courier.request('file', 'begin', [])
  } catch (error) {
    await courier.close()
    // Before anyone plays, it is the person who chose the file who can do something about it.
    throw error instanceof StorageUnavailableError ? new UserError(error.message) : error
  }
  return {
    tables: workerMethods(courier, 'tables'),
    players: workerMethods(courier, 'players'),
    history: workerMethods(courier, 'history'),
    presence: workerMethods(courier, 'presence'),
    check: async () => void (await courier.request('file', 'check', [])),
    close: courier.close,
    counts: courier.counts,
  }
}

/** One part of the storage, all of whose questions go by courier. */
function workerMethods<P extends 'tables' | 'players' | 'history' | 'presence'>(
  courier: WorkerClient,
  part: P,
): Storage[P] {
  const asks = Object.keys(QUERY_KINDS[part]).map(name => [
    name,
    (...given: readonly unknown[]) => courier.request(part, name, given),
  ])
  return Object.fromEntries(asks)
}

/** Players' sessions are in it, so nobody else on the machine may read it; its companions follow its mode. */
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
