import { existsSync } from 'node:fs'
import { copyFile, link, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { copyDatabase, openForReading } from '../storage/sqlite/read-file.ts'
import { markFile } from '../storage/sqlite/sqlite-storage.ts'
import { structureFindings } from '../storage/sqlite/structure-check.ts'
import { StorageUnavailableError } from '../storage/storage.ts'

export interface Backup {
  readonly file: string
  readonly bytes: number
}

const OWNER_ONLY = 0o600
const OWNER_ONLY_FOLDER = 0o700

/** Writes a copy of a server's file and checks it. The server may be running; its players notice nothing. */
export async function backUp(file: string, target: string): Promise<Backup> {
  const part = `${target}.part`
  await copyVerified(file, part)
  await rename(part, target)
  await syncFolder(dirname(target))
  return { file: target, bytes: (await stat(target)).size }
}

/**
 * Puts a backup in the place of a stopped server's file. Returns the folder to which the old files were moved; undefined
 * if there were none.
 */
export async function restore(
  backupFile: string,
  { file, now }: { readonly file: string; readonly now: number },
): Promise<string | undefined> {
  const part = `${file}.restored`
  await copyVerified(backupFile, part)
  const aside = existsSync(file) ? await setAside(file, now) : undefined
  // One step: a server that is started at any moment finds the old file or the new one.
  await rename(part, file)
  await syncFolder(dirname(file))
  return aside
}

async function setAside(file: string, now: number): Promise<string> {
  const instant = new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = join(dirname(file), `before-restore-${instant}`)
  await mkdir(folder, { mode: OWNER_ONLY_FOLDER })
  // SQLite would apply the old log of changes to the new file.
  for (const old of [`${file}-wal`, `${file}-shm`, markFile(file)])
    if (existsSync(old)) await rename(old, join(folder, basename(old)))
  const kept = join(folder, basename(file))
  // Not every file system has links.
  await link(file, kept).catch(() => copyFile(file, kept))
  return folder
}

/** Copies a database into a new file that only its owner can read, and checks the copy. */
async function copyVerified(file: string, target: string): Promise<void> {
  const source = openForReading(file)
  try {
    await rm(target, { force: true })
    await writeFile(target, '', { mode: OWNER_ONLY, flag: 'wx' })
    await copyDatabase(source, target)
    const copy = new DatabaseSync(target, { readOnly: true })
    const findings = structureFindings(copy, { thorough: true })
    copy.close()
    if (findings.length > 0) throw new StorageUnavailableError(`${file} is damaged: ${findings[0]}`)
    await syncFile(target)
  } catch (error) {
    await rm(target, { force: true })
    throw error
  } finally {
    source.close()
  }
}

export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  await handle.sync()
  await handle.close()
}

/** So that the new name survives a power failure. Not every system can do it. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined)
  await handle?.sync().catch(() => {})
  await handle?.close()
}
