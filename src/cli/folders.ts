import { join } from 'node:path'

/** The project's root, seen from the bundle in dist/cli. */
export const root = join(import.meta.dirname, '../..')

export const webFolder = join(root, 'dist', 'web')

/** Everything that is kept lives in this one folder. */
export function dataFolder(): string {
  return process.env.QUINCUNX_DATA || join(root, 'data')
}
