import { closeSync, openSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ReadStream } from 'node:tty'
import { UserError } from '#kernel/errors.ts'
import { readLines } from '#node/read-lines.ts'
import { cliText } from './text/en/shell.ts'

let isStdinRead = false
let typedInput: NodeJS.ReadStream | undefined

/** The text of a file, or of standard input for `-`. */
export async function readInput(name: string): Promise<string> {
  return (await readBytes(name)).toString('utf8')
}

/** The text of a file that must hold something: an empty one would silently stand for none. */
export async function readFilledInput(name: string): Promise<string> {
  const text = await readInput(name)
  if (text.trim() === '') throw new UserError(cliText.emptyFile(name))
  return text
}

export async function readBytes(name: string): Promise<Buffer> {
  if (name === '-') {
    isStdinRead = true
    return buffer(process.stdin)
  }
  try {
    return await readFile(name)
  } catch (error) {
    throw new UserError(cliText.cannotRead(name, error))
  }
}

/** The lines of a file, or of standard input for `-`, as they are needed. */
export async function* readInputLines(name: string): AsyncGenerator<string> {
  try {
    yield* readLines(name)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === undefined
      ? error
      : new UserError(cliText.cannotRead(name, error))
  }
}

/**
 * The stream from which a person types. Once standard input was read as a file (`export last | open -`), that is the
 * terminal behind the program; without a terminal the input has ended.
 */
export function interactiveInput(): NodeJS.ReadStream {
  if (!isStdinRead) return process.stdin
  typedInput ??= (process.stdout.isTTY && openControllingTerminal()) || endedInput()
  return typedInput
}

/** Whether nobody can type any more, because standard input was read as a file and there is no terminal. */
export function hasInputEnded(): boolean {
  return isStdinRead && !interactiveInput().isTTY
}

function openControllingTerminal(): NodeJS.ReadStream | undefined {
  let file: number | undefined
  try {
    file = openSync('/dev/tty', 'r+')
    return new ReadStream(file)
  } catch {
    if (file !== undefined) closeSync(file)
    return undefined
  }
}

function endedInput(): NodeJS.ReadStream {
  const input = new PassThrough()
  input.end()
  return input as unknown as NodeJS.ReadStream
}
