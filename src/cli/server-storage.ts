import { pathToFileURL } from 'node:url'
import { UserError } from '#kernel/errors.ts'
import { lockFolder } from '#node/folder-lock.ts'
import { adminSocketPath } from '#server/admin/admin-socket.ts'
import type { ServerMetrics } from '#server/metrics/server-metrics.ts'
import { databaseName } from '#server/storage/postgres/database-url.ts'
import { openPostgresStorage } from '#server/storage/postgres/postgres-storage.ts'
import { openSqliteStorage } from '#server/storage/sqlite/sqlite-storage.ts'
import type { Storage } from '#server/storage/storage.ts'
import { databaseFile, prepareDataFolder } from './data-folder.ts'
import { storageFile } from './paths.ts'
import { noteRunningServer, readRunningServer, removeRunningServer } from './running-server.ts'
import { cliText } from './text/en/shell.ts'

/** The storage of a server that is about to start. */
export interface ServerStorage {
  readonly storage: Storage
  /** Where it is, for the log; without a password. */
  readonly location: string
  /** Where the server listens for its host. */
  readonly adminSocket?: string
  /** The server is open at this address. */
  opened(address: string): void
  /** The server has stopped, and its storage is closed. */
  stopped(): void
}

/** The data folder, which one server at a time may use. */
export async function openFolderStorage(metrics: ServerMetrics): Promise<ServerStorage> {
  const folder = prepareDataFolder()
  // Two servers on one folder would not see each other's moves.
  const lock = lockFolder(folder)
  if (!lock) throw new UserError(cliText.folderInUse(folder, readRunningServer(folder)))
  const storage = await openSqliteStorage({
    file: databaseFile(),
    worker: pathToFileURL(storageFile),
    onCommit: (ms, requests) => metrics.commitDone(ms, requests),
  })
  return {
    storage,
    location: folder,
    adminSocket: adminSocketPath(folder),
    opened: address => noteRunningServer(folder, { address, pid: process.pid }),
    stopped() {
      removeRunningServer(folder)
      lock.release()
    },
  }
}

/** A PostgreSQL database, which several servers may use at once. Their host reaches them through the database too. */
export async function openDatabaseStorage(url: string, metrics: ServerMetrics): Promise<ServerStorage> {
  const storage = await openPostgresStorage({
    url,
    onCommit: (ms, requests) => metrics.commitDone(ms, requests),
  })
  return { storage, location: databaseName(url), opened() {}, stopped() {} }
}
