import { rejectionForCloseCode } from '#protocol/close-codes.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import type { OpenTransport, TransportHandlers } from '#session/remote/transport.ts'

/** A web socket to the server of this page. */
export const openWebSocket: OpenTransport = handlers => {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  const socket = new WebSocket(`${scheme}//${location.host}/api/socket?protocol=${PROTOCOL_VERSION}`)
  return attachSocket(socket, handlers)
}

/** Connects the events of a socket; `onClose` is called once, and at once when the page is left. */
function attachSocket(socket: WebSocket, handlers: TransportHandlers) {
  let isGone = false
  function gone(code: number): void {
    if (isGone) return
    isGone = true
    removeEventListener('pagehide', leave)
    handlers.onClose(rejectionForCloseCode(code))
  }
  function leave(): void {
    socket.close()
    // A page in the back/forward cache gets the close event only when it is shown again, too late to reconnect.
    gone(GOING_AWAY)
  }
  socket.onmessage = event => handlers.onMessage(String(event.data))
  socket.onclose = event => gone(event.code)
  addEventListener('pagehide', leave)
  return {
    send: (text: string) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(text)
    },
    close: () => {
      removeEventListener('pagehide', leave)
      socket.onmessage = null
      // Browsers report an error when a socket is closed before it has opened.
      if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close()
      else socket.close()
    },
  }
}

const GOING_AWAY = 1001
