import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, wherever in the bundle this code has come to lie. */
export const projectRoot = findAncestorWith('package.json', import.meta.dirname)

/** Everything that is kept lives in this one folder. */
export function dataFolder(): string {
  return process.env.QUINCUNX_DATA || join(projectRoot, 'data')
}

function findAncestorWith(name: string, folder: string): string {
  if (existsSync(join(folder, name)) || dirname(folder) === folder) return folder
  return findAncestorWith(name, dirname(folder))
}
