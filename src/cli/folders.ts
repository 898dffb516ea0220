import { join } from 'node:path'
import { projectRoot } from '#machine/root.ts'

export { dataFolder } from '#machine/root.ts'

export const webFolder = join(projectRoot, 'dist', 'web')
export const workerFile = join(projectRoot, 'dist', 'cli', 'worker.js')
export const storageFile = join(projectRoot, 'dist', 'cli', 'storage.js')
