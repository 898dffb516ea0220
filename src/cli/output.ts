import { existsSync } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { UserError } from '#kernel/errors.ts'
import { cliText } from './text/en/shell.ts'

/** Writes a file atomically: an old file is replaced only when all of the new one is written, and not if it must be new. */
export async function writeOutput(
  name: string,
  content: string | Uint8Array,
  { isNew = false } = {},
): Promise<void> {
  if (isNew && existsSync(name)) throw new UserError(cliText.fileExistsForce(name))
  const part = `${name}.part`
  try {
    await writeFile(part, content)
    await rename(part, name)
  } catch (error) {
    await rm(part, { force: true })
    throw new UserError(cliText.cannotWrite(name, error))
  }
}

/** Writes a new file and never overwrites one, which might be a game too. Returns the error as a sentence. */
export async function writeNewFile(name: string, text: string): Promise<string | undefined> {
  try {
    await writeFile(name, text, { flag: 'wx' })
    return undefined
  } catch (error) {
    const exists = (error as NodeJS.ErrnoException).code === 'EEXIST'
    return exists ? cliText.fileExists(name) : cliText.cannotWrite(name, error)
  }
}
