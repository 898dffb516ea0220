import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { UserError } from '#kernel/errors.ts'
import { readLines } from '#node/read-lines.ts'
import { cliText } from './text/en/shell.ts'

/** The text of a file, or of standard input for `-`. */
export async function readInput(name: string): Promise<string> {
  return (await readBytes(name)).toString('utf8')
}

export async function readBytes(name: string): Promise<Buffer> {
  if (name === '-') return buffer(process.stdin)
  try {
    return await readFile(name)
  } catch {
    throw new UserError(cliText.noSuchFile(name))
  }
}

/** The lines of a file, or of standard input for `-`, as they are needed. */
export async function* readInputLines(name: string): AsyncGenerator<string> {
  try {
    yield* readLines(name)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === undefined
      ? error
      : new UserError(cliText.noSuchFile(name))
  }
}
