import { createInterface } from 'node:readline'
import { UserError } from '#kernel/errors.ts'
import { withoutLastCharacter } from '#terminal/kit/width.ts'
import { onlineText } from './text/en/online.ts'

/** Reads secrets: at a terminal without echo, from a pipe one per line. */
export interface SecretReader {
  readonly isPiped: boolean
  ask(prompt: string): Promise<string>
  close(): void
}

export function openSecretReader(input: NodeJS.ReadStream = process.stdin): SecretReader {
  return input.isTTY ? readSilently(input) : readPiped(input)
}

function readPiped(input: NodeJS.ReadStream): SecretReader {
  const reader = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY })
  const lines = reader[Symbol.asyncIterator]()
  return {
    isPiped: true,
    async ask() {
      const { value, done } = await lines.next()
      if (done || value === '') throw new UserError(onlineText.noPassword)
      return value
    },
    close: () => reader.close(),
  }
}

function readSilently(input: NodeJS.ReadStream): SecretReader {
  async function ask(prompt: string): Promise<string> {
    let entry: SecretEntry = { typed: '', isOver: false }
    process.stderr.write(prompt)
    input.setRawMode(true)
    input.setEncoding('utf8')
    try {
      while (!entry.isOver) entry = typeSecret(entry.typed, await nextRead(input))
    } finally {
      input.setRawMode(false)
      process.stderr.write('\n')
    }
    if (entry.typed === '') throw new UserError(onlineText.noPassword)
    return entry.typed
  }
  return { isPiped: false, ask, close: () => input.pause() }
}

function nextRead(input: NodeJS.ReadStream): Promise<string> {
  return new Promise(resolve => {
    input.once('data', data => {
      input.pause()
      resolve(String(data))
    })
    input.resume()
  })
}

export interface SecretEntry {
  readonly typed: string
  readonly isOver: boolean
}

/** Applies keys: Enter ends the input, Ctrl-C and Ctrl-D cancel it, Ctrl-U clears it. */
export function typeSecret(before: string, keys: string): SecretEntry {
  let typed = before
  for (const key of keys) {
    if (key === '\r' || key === '\n') return { typed, isOver: true }
    if (key === '\u0003' || key === '\u0004') return { typed: '', isOver: true }
    if (key === '\u0015') typed = ''
    else if (key === '\u007f' || key === '\b') typed = withoutLastCharacter(typed)
    else if (key >= ' ') typed += key
  }
  return { typed, isOver: false }
}
