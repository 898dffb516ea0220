import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { UserError } from '#kernel/failure.ts'
import { words } from './words.ts'

/** The text of a file, or of standard input for `-`. */
export async function readInput(name: string): Promise<string> {
  if (name === '-') return text(process.stdin)
  try {
    return await readFile(name, 'utf8')
  } catch {
    throw new UserError(words.noSuchFile(name))
  }
}
