import type { Background } from './palette.ts'

/** Queries the background colour, then something that every terminal answers. */
const QUERY = '\u001b]11;?\u0007\u001b[c'
const REPLY_TIMEOUT_MS = 300

interface Terminal {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
}

/** Whether the terminal's background is light or dark; undefined where the terminal does not tell. */
export async function queryBackground({ input, output }: Terminal): Promise<Background | undefined> {
  if (!input.isTTY || !output.isTTY) return undefined
  const wasRaw = input.isRaw
  input.setRawMode(true)
  try {
    return parseBackground(await terminalReply({ input, output }))
  } finally {
    input.setRawMode(wasRaw)
  }
}

function terminalReply({ input, output }: Terminal): Promise<string> {
  return new Promise(resolve => {
    let reply = ''
    const timer = setTimeout(finish, REPLY_TIMEOUT_MS)
    function hear(bytes: Buffer | string): void {
      reply += bytes.toString()
      // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals answer in escape sequences
      if (/\u001b\[\?[0-9;]*c/.test(reply)) finish()
    }
    function finish(): void {
      clearTimeout(timer)
      input.off('data', hear)
      input.pause()
      resolve(reply)
    }
    input.on('data', hear)
    output.write(QUERY)
  })
}

/** Parses a reply such as `]11;rgb:ffff/ffff/ffff`. */
export function parseBackground(answer: string): Background | undefined {
  const parts = /\]11;rgba?:([0-9a-f]+)\/([0-9a-f]+)\/([0-9a-f]+)/i.exec(answer)?.slice(1)
  if (!parts) return undefined
  const [red, green, blue] = parts.map(part => Number.parseInt(part, 16) / (16 ** part.length - 1))
  const brightness = 0.299 * red! + 0.587 * green! + 0.114 * blue!
  return brightness > 0.5 ? 'light' : 'dark'
}
