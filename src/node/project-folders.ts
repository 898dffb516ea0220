import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Environment } from './config-folder.ts'

/** The project's folder, found from wherever the bundler has put this code. */
export const projectRoot = findAncestorWith('package.json', import.meta.dirname)

/**
 * The folder for all saved data: in a clone its own, so that several clones do not meet; for an installed package, which
 * every update replaces, the user's folder for data.
 */
export function dataFolder(): string {
  if (process.env.QUINCUNX_DATA) return process.env.QUINCUNX_DATA
  if (existsSync(join(projectRoot, 'src'))) return join(projectRoot, 'data')
  return userDataFolder({ variables: process.env, platform: process.platform, home: homedir() })
}

/** The folder for the user's data, by the conventions of the platform. */
export function userDataFolder({ variables, platform, home }: Environment): string {
  const { XDG_DATA_HOME, LOCALAPPDATA } = variables
  if (platform === 'win32' && LOCALAPPDATA) return join(LOCALAPPDATA, 'quincunx')
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'quincunx')
  return join(XDG_DATA_HOME || join(home, '.local', 'share'), 'quincunx')
}

function findAncestorWith(name: string, folder: string): string {
  if (existsSync(join(folder, name)) || dirname(folder) === folder) return folder
  return findAncestorWith(name, dirname(folder))
}
