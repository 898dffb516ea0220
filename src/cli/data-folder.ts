import { type Stats, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UserError } from '#kernel/errors.ts'
import { makeFolder } from '#node/make-folder.ts'
import { dataFolder } from './paths.ts'
import { cliText } from './text/en/shell.ts'

/** Only the owner may read what is in it. */
const OWNER_ONLY = 0o700

/** The data folder, which need not exist yet; throws a sentence if it is something else. */
export function checkedDataFolder(): string {
  const folder = dataFolder()
  if (!nearestEntry(folder).isDirectory()) throw new UserError(cliText.dataIsNoFolder(folder))
  return folder
}

/** The data folder, made if it does not exist. */
export function prepareDataFolder(): string {
  const folder = checkedDataFolder()
  try {
    makeFolder(folder, OWNER_ONLY)
  } catch (error) {
    throw new UserError(cliText.cannotMakeFolder(folder, error))
  }
  return folder
}

/** The path itself, or the nearest one above it that exists. */
function nearestEntry(path: string): Stats {
  return statSync(path, { throwIfNoEntry: false }) ?? nearestEntry(dirname(resolve(path)))
}
