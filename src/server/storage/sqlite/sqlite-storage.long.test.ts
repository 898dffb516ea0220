import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'vite'
import { afterAll } from 'vitest'
import { describeStorageContract } from '#testing/storage-contract/contract.ts'
import { nodeBuild } from '../../../../config/vite.cli.config.ts'
import { openSqliteStorage } from './sqlite-storage.ts'

// In memory where there is such a folder: what a disk may do to a file is tried elsewhere, and each test has a file.
const quick = existsSync('/dev/shm') ? '/dev/shm' : tmpdir()
const folder = await mkdtemp(join(quick, 'quincunx-'))
afterAll(() => rm(folder, { recursive: true }))

// Bundled as the command has it, which starts in half the time of the sources.
const source = fileURLToPath(new URL('./worker.ts', import.meta.url))
await build({ ...nodeBuild({ storage: source }, join(folder, 'bundle')), configFile: false })
const worker = pathToFileURL(join(folder, 'bundle', 'storage.js'))

let places = 0

describeStorageContract('a storage in an SQLite file', async () => {
  places++
  const place = join(folder, `place ${places}`)
  return {
    open: () => openSqliteStorage({ file: join(place, 'parlour.db'), worker }),
    remove: () => rm(place, { recursive: true }),
  }
})
