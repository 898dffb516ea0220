import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { BINARY, CLOSE, clientFrame, PING, PONG, TEXT, takeFrames } from './frame.ts'

/** A minimal WebSocket, so that the clients take as little CPU time as possible. */
export interface Socket {
  /** Sends bytes, or text with one byte per character. */
  send(data: string | Uint8Array): void
  /** Sets the listener and passes it the frames received before. A frame is valid only until the next one. */
  onFrame(listener: (frame: Buffer) => void): void
  /** Waits for the first frame that matches. */
  frame(matches: (frame: Buffer) => boolean): Promise<Buffer>
  close(): void
}

export interface SocketOptions {
  readonly headers?: Readonly<Record<string, string>>
}

/** The read buffer of all sockets: data is processed synchronously before the next read. */
const incoming = Buffer.alloc(0x10000)
const NO_BYTES = Buffer.alloc(0)

/** The messages that all sockets have received so far, and their bytes. */
export const received = { frames: 0, bytes: 0 }

export function openSocket(url: string, { headers = {} }: SocketOptions = {}): Promise<Socket> {
  const { hostname, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    let early: Buffer[] = []
    let listen = (frame: Buffer): void => void early.push(Buffer.from(frame))
    /** The start of an incomplete frame. */
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
          const received = (bytes as Buffer).subarray(0, length)
          const all = rest.length === 0 ? received : Buffer.concat([rest, received])
          const remaining = isOpen ? takeFrames(all, onMessage) : readUpgrade(all)
          rest = remaining.length === 0 ? NO_BYTES : Buffer.from(remaining)
          return true
        },
      },
    })
    stream.on('error', reject)
    stream.on('close', () => {
      // A server never closes a connection here; a game without a player would not end.
      if (!closed) throw new Error(`The server closed ${url}`)
    })
    stream.write(upgradeRequest(`${pathname}${search}`, { host: `${hostname}:${port}`, ...headers }))

    /** Reads the response to the upgrade request, which is followed by frames. */
    function readUpgrade(bytes: Buffer): Buffer {
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) return bytes
      const response = bytes.toString('latin1', 0, end)
      if (!response.startsWith('HTTP/1.1 101 ')) reject(new Error(`${url} answers ${response}`))
      isOpen = true
      resolve(socket)
      return takeFrames(bytes.subarray(end + 4), onMessage)
    }

    function onMessage(opcode: number, payload: Buffer): void {
      if (opcode === TEXT || opcode === BINARY) {
        received.frames++
        received.bytes += payload.length
        listen(payload)
      } else if (opcode === PING) stream.write(clientFrame(PONG, payload.toString('latin1')), 'latin1')
      else if (opcode === CLOSE) stream.end()
    }

    function onFrame(listener: (frame: Buffer) => void): void {
      const frames = early
      early = []
      listen = listener
      for (const frame of frames) listener(frame)
    }

    const socket: Socket = {
      send(data) {
        const isText = typeof data === 'string'
        const payload = isText ? data : String.fromCharCode(...data)
        stream.write(clientFrame(isText ? TEXT : BINARY, payload), 'latin1')
      },
      onFrame,
      frame: matches =>
        new Promise(found => {
          onFrame(frame => {
            if (!matches(frame)) return
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
