import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { TableCommand } from '#protocol/client-messages.ts'
import type { CommandAnswer, ServerMessage } from '#protocol/server-messages.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import type { ClientLog } from '../invariants/client-log.ts'
import { onCleanup } from './cleanup.ts'
import { waitUntil } from './wait-until.ts'

/** A bare WebSocket on which anything can be sent. */
export interface RawSocket {
  readonly socket: WebSocket
  readonly received: readonly ServerMessage[]
  send(message: object | string | Buffer): void
  command(table: string, id: string, command: TableCommand): Promise<CommandAnswer>
  /** Waits for a message of this type; one that was received before counts too. */
  message<Type extends ServerMessage['type']>(
    type: Type,
    matches?: (message: Extract<ServerMessage, { type: Type }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: Type }>>
  /** Waits for the close and returns its code. */
  closed(): Promise<number>
  isClosed(): boolean
}

export interface RawSocketOptions {
  readonly port: number
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: string
  readonly clientLog?: ClientLog
  /** Another address than 127.0.0.1, since limits count by address. */
  readonly localAddress?: string
}

export async function openRawSocket(options: RawSocketOptions): Promise<RawSocket> {
  const raw = dialRawSocket(options)
  await once(raw.socket, 'open')
  return raw
}

/** Like `openRawSocket`, but does not wait for the socket to open. */
export function dialRawSocket(options: RawSocketOptions): RawSocket {
  const { port, token, headers, path, clientLog, localAddress } = options
  const socketPath = path ?? `/api/socket?protocol=${PROTOCOL_VERSION}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}${socketPath}`, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    perMessageDeflate: false,
    ...(localAddress !== undefined && { localAddress }),
  })
  const received: ServerMessage[] = []
  let code: number | undefined
  socket.on('message', data => {
    const text = data.toString()
    clientLog?.recordReceived(text)
    received.push(JSON.parse(text))
  })
  socket.on('error', () => {})
  socket.on('close', closeCode => {
    code = closeCode
  })
  onCleanup(() => socket.terminate())

  const message: RawSocket['message'] = async (type, matches = () => true) => {
    const find = () => received.find(message => message.type === type && matches(message as never))
    await waitUntil(find, `A message of the type ${type}`)
    return find() as never
  }
  const send: RawSocket['send'] = message => {
    const text = typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message)
    if (typeof text === 'string' && typeof message === 'object') clientLog?.recordSent(text)
    socket.send(text)
  }
  return {
    socket,
    received,
    send,
    message,
    command(table, id, command) {
      send({ type: 'command', table, id, command })
      return message('answer', answer => answer.id === id)
    },
    async closed() {
      await waitUntil(() => code !== undefined, 'The socket is closed')
      return code!
    },
    isClosed: () => code !== undefined,
  }
}
