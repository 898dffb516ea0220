import { execFileSync, spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { onTestFinished } from 'vitest'
import { type Fault, faultFilePath } from '#testing/fakes/faulty-sqlite-worker.ts'
import { newFolder, type Server, type ServerOptions } from './server.ts'

/** Something that befalls the file in which a server keeps everything. */
export interface StorageFault {
  readonly options: ServerOptions
  /** Begins it; what is given back ends it. */
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

/** Writes until nothing more fits. */
function fillDisk(server: Server): () => void {
  const ballast = join(dirname(server.file), 'ballast')
  for (let size = 1 << 20; size > 0; size >>= 1)
    try {
      for (;;) writeFileSync(ballast, Buffer.alloc(size), { flag: 'a' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
    }
  return () => rmSync(ballast)
}

export const STORAGE_FAULTS: Readonly<Record<string, StorageFault>> = {
  'a file that another program has locked': { options: { busyMs: 300 }, begin: lockFile },
  'a file that is locked no longer than moves are held': { options: { strict: true }, begin: lockFile },
  'a file that cannot be written to': workerFault({ at: 'BEGIN IMMEDIATE', run: 'PRAGMA query_only = 1' }),
  'a thread that ends again and again': workerFault({ at: 'COMMIT', crash: 'before' }),
}

export const FULL_DISK: StorageFault = { options: { strict: true }, begin: fillDisk }

/** A small disk of its own, as only root may have one. */
export async function smallDisk(): Promise<string> {
  const folder = await newFolder()
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'quincunx-faults', folder])
  return folder
}

/** To be called once the server has started: it must be gone before the folder is removed. */
export function unmountLater(folder: string): void {
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]))
}

export function canMount(): boolean {
  const options = ['--mount', '--', 'mount', '-t', 'tmpfs', 'quincunx-faults', '/mnt']
  return process.getuid?.() === 0 && spawnSync('unshare', options).status === 0
}
