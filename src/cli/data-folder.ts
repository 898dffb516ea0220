import { type Stats, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { UserError } from '#kernel/errors.ts'
import { giveToOwner } from '#node/folder-owner.ts'
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

/** The database of a server in the data folder, which need not exist. */
export function databaseFile(): string {
  return join(checkedDataFolder(), 'house.sqlite')
}

/** Makes sure that the server's account can open what this process has made in the data folder. */
export function giveDataToOwner(): void {
  giveToOwner(checkedDataFolder(), /^(house|server)\./)
}

/** The path itself, or the nearest one above it that exists. */
function nearestEntry(path: string): Stats {
  return statSync(path, { throwIfNoEntry: false }) ?? nearestEntry(dirname(resolve(path)))
}
