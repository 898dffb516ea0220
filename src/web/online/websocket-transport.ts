import { PROTOCOL_VERSION } from '#protocol/version.ts'
import { rejectionForCloseCode } from '#protocol/close-codes.ts'
import type { OpenTransport, TransportHandlers } from '#session/remote/transport.ts'

/** A web socket to the house that this page came from. */
export const openWebSocket: OpenTransport = ears => {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(`${scheme}//${location.host}/api/socket?protocol=${PROTOCOL_VERSION}`)
  return attachSocket(socket, ears)
}

/** Connects a socket's events; it says that it is gone once, and at once when it is left. */
export function attachSocket(socket: WebSocket, ears: TransportHandlers) {
  let isGone = false
  function gone(code: number): void {
    if (isGone) return
    isGone = true
    removeEventListener('pagehide', leave)
    ears.onClose(rejectionForCloseCode(code))
  }
  function leave(): void {
    socket.close()
    // A page that is put aside hears of the end only when it is taken up again, too late to connect anew.
    gone(GOING_AWAY)
  }
  socket.onmessage = event => ears.onMessage(String(event.data))
  socket.onclose = event => gone(event.code)
  addEventListener('pagehide', leave)
  return {
    send: (text: string) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => {
      removeEventListener('pagehide', leave)
      socket.close()
    },
  }
}

const GOING_AWAY = 1001
