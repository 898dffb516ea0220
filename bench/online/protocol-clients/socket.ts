import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { BINARY, CLOSE, clientFrame, PING, PONG, TEXT, takeFrames } from './frame.ts'

/** A WebSocket that is open, with whatever has come on it so far. Bare, so that it is the servers that are measured. */
export interface Socket {
  /** Text of which every character is one byte, or bytes. */
  send(data: string | Uint8Array): void
  /** Whatever comes goes there, at first what came before. A frame is there to be read only until the next one comes. */
  onFrame(listener: (frame: Buffer) => void): void
  /** The first frame that is such. */
  frame(is: (frame: Buffer) => boolean): Promise<Buffer>
  close(): void
}

export interface SocketOptions {
  readonly headers?: Readonly<Record<string, string>>
}

/** Whatever comes on any socket comes here, and is dealt with before anything else can. */
const incoming = Buffer.alloc(0x10000)
const NO_BYTES = Buffer.alloc(0)

export function openSocket(url: string, { headers = {} }: SocketOptions = {}): Promise<Socket> {
  const { hostname, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    let early: Buffer[] = []
    let listen = (frame: Buffer): void => void early.push(Buffer.from(frame))
    /** What has come of something that has not come whole. */
    let rest: Buffer = NO_BYTES
    let isOpen = false
    let closed = false

    const stream = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: incoming,
        callback(length, bytes) {
          const come = (bytes as Buffer).subarray(0, length)
          const all = rest.length === 0 ? come : Buffer.concat([rest, come])
          const left = isOpen ? takeFrames(all, take) : answered(all)
          rest = left.length === 0 ? NO_BYTES : Buffer.from(left)
          return true
        },
      },
    })
    stream.on('error', reject)
    stream.on('close', () => {
      // Nobody here is closed but by itself; a game without a player would never end.
      if (!closed) throw new Error(`The server closed ${url}`)
    })
    stream.write(upgradeRequest(`${pathname}${search}`, { host: `${hostname}:${port}`, ...headers }))

    /** The answer to the greeting, after which there are only frames. */
    function answered(bytes: Buffer): Buffer {
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) return bytes
      const answer = bytes.toString('latin1', 0, end)
      if (!answer.startsWith('HTTP/1.1 101 ')) reject(new Error(`${url} answers ${answer}`))
      isOpen = true
      resolve(socket)
      return takeFrames(bytes.subarray(end + 4), take)
    }

    function take(opcode: number, payload: Buffer): void {
      if (opcode === TEXT || opcode === BINARY) listen(payload)
      else if (opcode === PING) stream.write(clientFrame(PONG, payload.toString('latin1')), 'latin1')
      else if (opcode === CLOSE) stream.end()
    }

    function onFrame(listener: (frame: Buffer) => void): void {
      const before = early
      early = []
      listen = listener
      for (const frame of before) listener(frame)
    }

    const socket: Socket = {
      send(data) {
        const isText = typeof data === 'string'
        const payload = isText ? data : String.fromCharCode(...data)
        stream.write(clientFrame(isText ? TEXT : BINARY, payload), 'latin1')
      },
      onFrame,
      frame: is =>
        new Promise(found => {
          onFrame(frame => {
            if (!is(frame)) return
            listen = later => void early.push(Buffer.from(later))
            found(Buffer.from(frame))
          })
        }),
      close() {
        closed = true
        stream.write(clientFrame(CLOSE, '\x03\xe8'), 'latin1')
      },
    }
  })
}

function upgradeRequest(path: string, headers: Readonly<Record<string, string>>): string {
  const all = {
    ...headers,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}
