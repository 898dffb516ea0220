import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The project's folder, wherever in the bundle this code has come to lie. */
export const root = ancestorWith('package.json', import.meta.dirname)

/** Everything that is kept lives in this one folder. */
export function dataFolder(): string {
  return process.env.QUINCUNX_DATA || join(root, 'data')
}

function ancestorWith(name: string, folder: string): string {
  if (existsSync(join(folder, name)) || dirname(folder) === folder) return folder
  return ancestorWith(name, dirname(folder))
}
