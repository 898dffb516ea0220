import { existsSync } from 'node:fs'
import { loadGame } from '#games/catalog.ts'
import { UserError } from '#kernel/errors.ts'
import { lockFolder } from '#node/folder-lock.ts'
import { systemClock } from '#node/system-clock.ts'
import { connectToServer } from '#server/admin/admin-client.ts'
import { adminSocketPath } from '#server/admin/admin-socket.ts'
import type { Administration } from '#server/admin/administration.ts'
import { ServerAdministration } from '#server/admin/server-administration.ts'
import { openStoredTables } from '#server/admin/stored-tables.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { openPasswords } from '#server/players/passwords.ts'
import { openPlayers } from '#server/players/players.ts'
import { SharedClock } from '#server/shared-clock.ts'
import { openPostgresStorage } from '#server/storage/postgres/postgres-storage.ts'
import { openSqliteStorageHere } from '#server/storage/sqlite/sqlite-storage.ts'
import { type Storage, StorageUnavailableError } from '#server/storage/storage.ts'
import packageJson from '../../../../package.json' with { type: 'json' }
import { checkedDataFolder, databaseFile, giveDataToOwner } from '../../data-folder.ts'
import { databaseUrl } from '../../paths.ts'
import { adminText } from '../../text/en/admin.ts'

/** Administers the database, or the running server of the data folder, or its data if the server is stopped. */
export async function withAdministration<Value>(
  work: (administration: Administration) => Promise<Value>,
): Promise<Value> {
  const url = databaseUrl()
  if (url !== undefined) return withDatabase(url, async storage => work(await storedAdministration(storage)))
  const folder = checkedDataFolder()
  const server = await connectToServer(adminSocketPath(folder)).catch(error => {
    const isForbidden = (error as NodeJS.ErrnoException).code === 'EACCES'
    throw isForbidden ? new UserError(adminText.notAllowed(folder)) : error
  })
  if (!server)
    return withStoppedServer(adminText.noAnswer, async storage => work(await storedAdministration(storage)))
  const { version, administration } = server
  if (version !== packageJson.version)
    throw new UserError(adminText.otherVersion(version, packageJson.version))
  return work(administration)
}

/** Opens the data folder of a stopped server. `inUse` is the sentence if a server uses it. */
export async function withStoppedServer<Value>(
  inUse: (folder: string) => string,
  work: (storage: Storage) => Promise<Value>,
): Promise<Value> {
  const folder = checkedDataFolder()
  const file = databaseFile()
  if (!existsSync(file)) throw new UserError(adminText.noData(folder))
  return withLock(inUse, async () => {
    const storage = await readable(() => openSqliteStorageHere(file))
    try {
      return await readable(() => work(storage))
    } finally {
      await storage.close()
    }
  })
}

/** Opens a PostgreSQL database. Running servers hear through it of everything that is changed there. */
export function withDatabase<Value>(url: string, work: (storage: Storage) => Promise<Value>): Promise<Value> {
  return readable(async () => {
    const storage = await openPostgresStorage({ url })
    try {
      return await work(storage)
    } finally {
      // Waits until the servers have been told.
      await storage.close()
    }
  })
}

/** Keeps a server from starting in the data folder meanwhile. */
export async function withLock<Value>(
  inUse: (folder: string) => string,
  work: () => Promise<Value>,
): Promise<Value> {
  const folder = checkedDataFolder()
  const lock = lockFolder(folder)
  if (!lock) throw new UserError(inUse(folder))
  try {
    return await work()
  } finally {
    lock.release()
    giveDataToOwner()
  }
}

/** Reads the file of the server, running or not. SQLite makes files beside it. */
export async function readingData<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await readable(work)
  } finally {
    giveDataToOwner()
  }
}

/** A file that cannot be used is the host's to mend, so it is told as a sentence. */
export async function readable<Value>(work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof StorageUnavailableError ? new UserError(error.message) : error
  }
}

async function storedAdministration(storage: Storage): Promise<Administration> {
  const clock = new SharedClock(systemClock)
  // The entries of several servers and of this command must not be out of order.
  if (storage.isShared) await clock.follow(async () => ({ now: await storage.nodes.now() }))
  const { now } = clock
  const passwords = openPasswords({ hashing: LIMITS.hashing })
  return new ServerAdministration({
    ...{ storage, now, version: packageJson.version },
    players: openPlayers({ storage: storage.players, passwords, now }),
    tables: openStoredTables({ storage, loadGame, now }),
  })
}
