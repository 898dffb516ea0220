import { WebSocket } from 'ws'
import { PROTOCOL } from '#protocol/version.ts'
import { CLOSE, type OpenWire, refusalFor } from '#session/remote/wire.ts'
import { harmlessJson } from './harmless.ts'

export interface WireOptions {
  /** Where the house stands: `http://localhost:4747`. */
  readonly address: string
  readonly token: string
}

/** Far more than any table needs, so that a house cannot fill the memory. */
const LARGEST_FRAME = 4 * 1024 * 1024
/** How long the other side may take to say goodbye. */
const FAREWELL_MS = 500

/** Opens sockets to a house. Whatever goes wrong with one is told as its closing, never thrown. */
export function wireTo({ address, token }: WireOptions): OpenWire {
  const url = `${address.replace(/^http/, 'ws')}/api/socket?protocol=${PROTOCOL}`
  return ({ heard, closed }) => {
    const socket = new WebSocket(url, {
      headers: { authorization: `Bearer ${token}` },
      maxPayload: LARGEST_FRAME,
    })
    let isOver = false
    function end(closeCode: number): void {
      if (isOver) return
      isOver = true
      closed(refusalFor(closeCode))
    }
    socket.on('message', (data, isBinary) => {
      const message = isBinary ? undefined : harmlessJson(String(data))
      // Whoever speaks something else is no house; the link tries again.
      if (message === undefined) socket.terminate()
      else heard(JSON.stringify(message))
    })
    socket.on('unexpected-response', (_, { statusCode }) => {
      if (statusCode === 401) end(CLOSE.stranger)
      socket.terminate()
    })
    socket.on('close', end)
    // A failure is followed by the closing; without a listener it would end the program.
    socket.on('error', () => {})
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close() {
        socket.close(1000)
        setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
      },
    }
  }
}
