import { type RawData, WebSocket } from 'ws'

/** A socket that is open, with whatever has come on it so far. */
export interface Socket {
  send(data: string | Uint8Array): void
  /** Whatever comes goes there, at first what came before. */
  onFrame(listener: (frame: Buffer) => void): void
  /** The first frame that is such. */
  frame(is: (frame: Buffer) => boolean): Promise<Buffer>
  close(): void
}

export interface SocketOptions {
  readonly headers?: Readonly<Record<string, string>>
}

export function openSocket(url: string, { headers = {} }: SocketOptions = {}): Promise<Socket> {
  const socket = new WebSocket(url, { headers, perMessageDeflate: false, skipUTF8Validation: true })
  let early: Buffer[] = []
  let listen = (frame: Buffer): void => void early.push(frame)
  let closed = false
  socket.on('message', (data: RawData) => listen(data as Buffer))

  function onFrame(listener: (frame: Buffer) => void): void {
    const before = early
    early = []
    listen = listener
    for (const frame of before) listener(frame)
  }

  return new Promise((resolve, reject) => {
    socket.on('error', reject)
    socket.on('close', code => {
      // Nobody here is closed but by itself; a game without a player would never end.
      if (!closed) throw new Error(`The server closed ${url} with ${code}`)
    })
    socket.on('open', () =>
      resolve({
        send: data => socket.send(data),
        onFrame,
        frame: is =>
          new Promise(found => {
            onFrame(frame => {
              if (!is(frame)) return
              listen = later => void early.push(later)
              found(frame)
            })
          }),
        close() {
          closed = true
          socket.close()
        },
      }),
    )
  })
}
