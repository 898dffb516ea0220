import type { Background } from './palette.ts'

/** Queries the background colour, then something that every terminal answers. */
const QUERY = '\u001b]11;?\u0007\u001b[c'
const REPLY_TIMEOUT_MS = 300
const CTRL_C = '\u0003'
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals answer in escape sequences
const LAST_REPLY = /\u001b\[\?[0-9;]*c/
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals answer in escape sequences
const REPLIES = /\u001b\]11;[^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b\[\?[0-9;]*c/g

interface Terminal {
  readonly input: NodeJS.ReadStream
  readonly output: NodeJS.WriteStream
}

/**
 * Whether the terminal's background is light or dark; undefined where the terminal does not tell. The terminal stays in
 * raw mode, and keys that were typed meanwhile are read next.
 */
export async function queryBackground({ input, output }: Terminal): Promise<Background | undefined> {
  if (!input.isTTY || !output.isTTY) return undefined
  input.setRawMode(true)
  const { reply, typed } = splitReply(await terminalReply({ input, output }))
  if (typed !== '') input.unshift(Buffer.from(typed))
  return parseBackground(reply)
}

function terminalReply({ input, output }: Terminal): Promise<string> {
  return new Promise(resolve => {
    let heard = ''
    const timer = setTimeout(finish, REPLY_TIMEOUT_MS)
    function hear(bytes: Buffer | string): void {
      heard += bytes.toString()
      if (LAST_REPLY.test(heard) || splitReply(heard).typed.includes(CTRL_C)) finish()
    }
    function finish(): void {
      clearTimeout(timer)
      input.off('data', hear)
      input.pause()
      resolve(heard)
    }
    input.on('data', hear)
    output.write(QUERY)
  })
}

/** Separates the replies of the terminal from keys that were typed between them. */
export function splitReply(heard: string): { readonly reply: string; readonly typed: string } {
  return { reply: (heard.match(REPLIES) ?? []).join(''), typed: heard.replace(REPLIES, '') }
}

/** Parses a reply such as `]11;rgb:ffff/ffff/ffff`. */
export function parseBackground(answer: string): Background | undefined {
  const parts = /\]11;rgba?:([0-9a-f]+)\/([0-9a-f]+)\/([0-9a-f]+)/i.exec(answer)?.slice(1)
  if (!parts) return undefined
  const [red, green, blue] = parts.map(part => Number.parseInt(part, 16) / (16 ** part.length - 1))
  const brightness = 0.299 * red! + 0.587 * green! + 0.114 * blue!
  return brightness > 0.5 ? 'light' : 'dark'
}
