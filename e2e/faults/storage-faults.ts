import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { type Fault, faultFilePath } from '#testing/fakes/faulty-sqlite-worker.ts'
import { newFolder, type Server, type ServerOptions } from './server.ts'

/** A fault of a server's database file. */
export interface StorageFault {
  readonly options: ServerOptions
  /** Begins the fault and returns the function that ends it. */
  begin(server: Server): () => void
}

function lockFile(server: Server): () => void {
  const other = new DatabaseSync(server.file)
  other.exec('BEGIN IMMEDIATE')
  return () => {
    other.exec('ROLLBACK')
    other.close()
  }
}

function workerFault(fault: Fault): StorageFault {
  return {
    options: { faulty: true },
    begin(server) {
      writeFileSync(faultFilePath(server.file), JSON.stringify(fault))
      return () => rmSync(faultFilePath(server.file))
    },
  }
}

/** Writes into a folder until nothing more fits, and returns the function that makes room again. */
export function fillDisk(folder: string): () => void {
  const filler = join(folder, 'ballast')
  for (let size = 1 << 20; size > 0; size >>= 1)
    try {
      for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  return () => rmSync(filler)
}

export const STORAGE_FAULTS: Readonly<Record<string, StorageFault>> = {
  'a file that another program has locked': { options: { busyMs: 300 }, begin: lockFile },
  'a file that is locked for less than the busy timeout': { options: { strict: true }, begin: lockFile },
  'a file that cannot be written to': workerFault({ at: 'BEGIN IMMEDIATE', run: 'PRAGMA query_only = 1' }),
  'a worker that crashes at every commit': workerFault({ at: 'COMMIT', crash: 'before' }),
}

export const FULL_DISK: StorageFault = {
  options: { strict: true },
  begin: ({ file }) => fillDisk(dirname(file)),
}

/** Mounts a small disk, which requires root. */
export async function smallDisk(): Promise<string> {
  const folder = await newFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'quincunx-faults', folder])
  return folder
}

/** To be called after the server has started, so that the disk is unmounted before the folder is removed. */
export function unmountLater(folder: string): void {
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
}

export function canMount(): boolean {
  const options = ['--mount', '--', 'mount', '-t', 'tmpfs', 'quincunx-faults', '/mnt']
  return process.getuid?.() === 0 && spawnSync('unshare', options).status === 0
}
