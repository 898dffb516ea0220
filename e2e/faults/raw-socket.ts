import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { TableCommand } from '#protocol/client-messages.ts'
import type { CommandAnswer, ServerMessage } from '#protocol/server-messages.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import type { ClientLog } from '#testing/invariants/client-log.ts'
import { onCleanup } from './cleanup.ts'
import { waitUntil } from './wait-until.ts'

/** A socket by hand, on which anything can be sent. */
export interface RawSocket {
  readonly socket: WebSocket
  readonly received: readonly ServerMessage[]
  send(message: object | string | Buffer): void
  command(table: string, id: string, command: TableCommand): Promise<CommandAnswer>
  /** Waits for a message of this kind, heard already or not. */
  message<Type extends ServerMessage['type']>(
    type: Type,
    isIt?: (message: Extract<ServerMessage, { type: Type }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: Type }>>
  /** The code with which it was closed. */
  closed(): Promise<number>
  isClosed(): boolean
}

export interface RawSocketOptions {
  readonly port: number
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: string
  readonly clientLog?: ClientLog
}

export async function openRawSocket(options: RawSocketOptions): Promise<RawSocket> {
  const raw = dialRawSocket(options)
  await once(raw.socket, 'open')
  return raw
}

/** Does not wait for it to open. */
export function dialRawSocket({
  port,
  token,
  headers,
  path,
  clientLog: witness,
}: RawSocketOptions): RawSocket {
  const at = path ?? `/api/socket?protocol=${PROTOCOL_VERSION}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}${at}`, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    perMessageDeflate: false,
  })
  const received: ServerMessage[] = []
  let code: number | undefined
  socket.on('message', data => {
    const text = data.toString()
    witness?.recordReceived(text)
    received.push(JSON.parse(text))
  })
  socket.on('error', () => {})
  socket.on('close', closeCode => {
    code = closeCode
  })
  onCleanup(() => socket.terminate())

  const message: RawSocket['message'] = async (type, isIt = () => true) => {
    const find = () => received.find(one => one.type === type && isIt(one as never))
    await waitUntil(find, `A message of the type ${type}`)
    return find() as never
  }
  const send: RawSocket['send'] = what => {
    const text = typeof what === 'string' || Buffer.isBuffer(what) ? what : JSON.stringify(what)
    if (typeof text === 'string' && typeof what === 'object') witness?.recordSent(text)
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
