import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** The lines of a file, or of standard input for `-`, read as they are needed, so that any amount fits into memory. */
export async function* readLines(name: string): AsyncGenerator<string> {
  const input = name === '-' ? process.stdin : createReadStream(name)
  // An error of the file must reach the reader of the lines, which readline does not do by itself.
  const failed = new Promise<never>((_, reject) => input.once('error', reject))
  failed.catch(() => {})
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]()
  for (;;) {
    const next = await Promise.race([lines.next(), failed])
    if (next.done) return
    yield next.value
  }
}
