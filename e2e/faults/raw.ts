import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Answer, ServerMessage } from '#protocol/news.ts'
import type { Command } from '#protocol/orders.ts'
import { PROTOCOL } from '#protocol/version.ts'
import type { Witness } from '#testing/invariants/witness.ts'
import { atTheEnd } from './lifetime.ts'
import { until } from './until.ts'

/** A socket by hand, on which anything can be sent. */
export interface RawSocket {
  readonly socket: WebSocket
  readonly heard: readonly ServerMessage[]
  send(message: object | string | Buffer): void
  command(table: string, id: string, command: Command): Promise<Answer>
  /** Waits for a message of this kind, heard already or not. */
  message<Type extends ServerMessage['type']>(
    type: Type,
    isIt?: (message: Extract<ServerMessage, { type: Type }>) => boolean,
  ): Promise<Extract<ServerMessage, { type: Type }>>
  /** The code with which it was closed. */
  closed(): Promise<number>
  isClosed(): boolean
}

export interface RawOptions {
  readonly port: number
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly path?: string
  readonly witness?: Witness
}

export async function openRaw(options: RawOptions): Promise<RawSocket> {
  const raw = dialRaw(options)
  await once(raw.socket, 'open')
  return raw
}

/** Does not wait for it to open. */
export function dialRaw({ port, token, headers, path, witness }: RawOptions): RawSocket {
  const at = path ?? `/api/socket?protocol=${PROTOCOL}`
  const socket = new WebSocket(`ws://127.0.0.1:${port}${at}`, {
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    perMessageDeflate: false,
  })
  const heard: ServerMessage[] = []
  let code: number | undefined
  socket.on('message', data => {
    const text = data.toString()
    witness?.heard(text)
    heard.push(JSON.parse(text))
  })
  socket.on('error', () => {})
  socket.on('close', closeCode => {
    code = closeCode
  })
  atTheEnd(() => socket.terminate())

  const message: RawSocket['message'] = async (type, isIt = () => true) => {
    const find = () => heard.find(one => one.type === type && isIt(one as never))
    await until(find, `A message of the type ${type}`)
    return find() as never
  }
  const send: RawSocket['send'] = what => {
    const text = typeof what === 'string' || Buffer.isBuffer(what) ? what : JSON.stringify(what)
    if (typeof text === 'string' && typeof what === 'object') witness?.sent(text)
    socket.send(text)
  }
  return {
    socket,
    heard,
    send,
    message,
    command(table, id, command) {
      send({ type: 'command', table, id, command })
      return message('answer', answer => answer.id === id)
    },
    async closed() {
      await until(() => code !== undefined, 'The socket is closed')
      return code!
    },
    isClosed: () => code !== undefined,
  }
}
