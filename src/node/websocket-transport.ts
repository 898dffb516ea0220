import { WebSocket } from 'ws'
import { CLOSE_CODES, rejectionForCloseCode } from '#protocol/close-codes.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import type { OpenTransport } from '#session/remote/transport.ts'
import { parseStrippedJson } from './strip-control-characters.ts'

export interface WebSocketTransportOptions {
  /** The server's address: `http://localhost:4747`. */
  readonly address: string
  readonly token: string
}

/** Far more than any table needs, but a limit so that a server cannot fill the memory. */
const MAX_FRAME_BYTES = 4 * 1024 * 1024
/** How long the server may take to answer a close frame. */
const CLOSE_TIMEOUT_MS = 500

/** Opens sockets to a server. Every failure is reported as a close, never thrown. */
export function webSocketTransport({ address, token }: WebSocketTransportOptions): OpenTransport {
  const url = `${address.replace(/^http/, 'ws')}/api/socket?protocol=${PROTOCOL_VERSION}`
  return ({ onMessage, onClose }) => {
    const socket = new WebSocket(url, {
      headers: { authorization: `Bearer ${token}` },
      maxPayload: MAX_FRAME_BYTES,
    })
    let isClosed = false
    function end(closeCode: number): void {
      if (isClosed) return
      isClosed = true
      onClose(rejectionForCloseCode(closeCode))
    }
    socket.on('message', (data, isBinary) => {
      const message = isBinary ? undefined : parseStrippedJson(String(data))
      // Not a Quincunx server; the connection is retried.
      if (message === undefined) socket.terminate()
      else onMessage(JSON.stringify(message))
    })
    socket.on('unexpected-response', (_, { statusCode }) => {
      if (statusCode === 401) end(CLOSE_CODES.stranger)
      socket.terminate()
    })
    socket.on('close', end)
    // A close event follows every error; without this listener the error would end the process.
    socket.on('error', () => {})
    return {
      send(text) {
        if (socket.readyState === WebSocket.OPEN) socket.send(text)
      },
      close() {
        socket.close(1000)
        setTimeout(() => socket.terminate(), CLOSE_TIMEOUT_MS).unref()
      },
    }
  }
}
