import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, found from wherever the bundler has put this code. */
export const projectRoot = findAncestorWith('package.json', import.meta.dirname)

/** The folder for all saved data. */
export function dataFolder(): string {
  return process.env.QUINCUNX_DATA || join(projectRoot, 'data')
}

function findAncestorWith(name: string, folder: string): string {
  if (existsSync(join(folder, name)) || dirname(folder) === folder) return folder
  return findAncestorWith(name, dirname(folder))
}
