import { join } from 'node:path'
import { projectRoot } from '#node/project-folders.ts'

export { dataFolder } from '#node/project-folders.ts'

export const webFolder = join(projectRoot, 'dist', 'web')
export const workerFile = join(projectRoot, 'dist', 'cli', 'worker.js')
export const storageFile = join(projectRoot, 'dist', 'cli', 'storage.js')

/** The PostgreSQL database of the server; undefined if its data is in the data folder. */
export function databaseUrl(): string | undefined {
  return process.env.DATABASE_URL || undefined
}
