import { join } from 'node:path'
import { root } from '#machine/root.ts'

export { dataFolder } from '#machine/root.ts'

export const webFolder = join(root, 'dist', 'web')
export const workerFile = join(root, 'dist', 'cli', 'worker.js')
export const storageFile = join(root, 'dist', 'cli', 'storage.js')
