import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '#kernel/clock.ts'
import type { Rejection } from '#kernel/result.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import { CLOSE_CODES } from '#session/remote/transport.ts'
import type { Auth } from '../http/auth.ts'
import { openBucket } from '../limits/bucket.ts'
import type { Limits, SharedBuckets } from '../limits/limits.ts'
import type { Players } from '../players/players.ts'
import type { Bearer } from '../players/session-lookup.ts'
import type { LobbyFeed } from '../tables/lobby-feed.ts'
import type { TableService } from '../tables/table-service.ts'
import { type ClientConnection, openClientConnection } from './client-connection.ts'
import { readPlainFrames } from './frame-reader.ts'
import { SocketSendQueue } from './send-queue.ts'

export interface SocketServerOptions {
  readonly http: Server
  readonly tableService: TableService
  readonly lobbyFeed: LobbyFeed
  readonly players: Players
  readonly auth: Auth
  readonly clock: Clock
  readonly limits: Limits
  readonly buckets: SharedBuckets
  readonly heartbeat?: Heartbeat
  newId(): string
  sentence(rejection: Rejection, game?: string): string
  onError(error: unknown): void
}

/** A socket that has not answered a ping for so long is gone, whatever the network says. */
export interface Heartbeat {
  readonly pingMs: number
  readonly timeoutMs: number
}

export interface SocketServer {
  count(): number
  close(): void
}

const PATH = '/api/socket'
/** How long the other side may take to say goodbye; one who does not must not hold up the closing of the house. */
const CLOSE_TIMEOUT_MS = 1_000
/** In how many parts the sockets are gone through. */
const HEARTBEAT_SLICES = 25
const HEARTBEAT: Heartbeat = { pingMs: 10_000, timeoutMs: 8_000 }

interface SocketAttachment {
  readonly connection: ClientConnection
  readonly sendQueue: SocketSendQueue
  readonly session: string
}

/** A socket that knows whose it is, so that nobody has to look for it at every message. */
class PlayerSocket extends WebSocket {
  /** Once it has been welcomed. */
  attachment?: SocketAttachment
}

/** Takes WebSockets on the port of the web server. */
export function openSocketServer(options: SocketServerOptions): SocketServer {
  const { http, players, auth, clock, limits, heartbeat = HEARTBEAT } = options
  const opened = new Set<PlayerSocket>()
  // By name, since the types do not know of closeTimeout yet.
  const serverOptions = {
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
    closeTimeout: CLOSE_TIMEOUT_MS,
    WebSocket: PlayerSocket,
  }
  const webSocketServer = new WebSocketServer(serverOptions)
  let closing = false

  async function upgrade(message: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://house')
    if (pathname !== PATH) return rejectUpgrade(stream, '404 Not Found')
    const { address } = auth.clientInfo(message)
    if (opened.size >= limits.sockets || !options.buckets.connections.take(address).ok)
      return rejectUpgrade(stream, '429 Too Many Requests')
    if (auth.originRefusal(message)) return rejectUpgrade(stream, '403 Forbidden')
    const bearer = await auth.authenticate(message)
    // Asked after the wait: one who is let in while all are shown out would never be.
    if (closing) return rejectUpgrade(stream, '503 Service Unavailable')
    webSocketServer.handleUpgrade(message, stream, head, socket => {
      // A frame that breaks the protocol is an error event, and without a listener the end of the process.
      socket.on('error', terminate)
      if (searchParams.get('protocol') !== String(PROTOCOL_VERSION))
        socket.close(CLOSE_CODES.protocol, 'another protocol')
      else if (!bearer) socket.close(CLOSE_CODES.stranger, 'not recognised')
      else acceptSocket(socket, stream, bearer, address)
    })
  }

  function acceptSocket(
    socket: PlayerSocket,
    stream: Duplex,
    { player, session }: Bearer,
    address: string,
  ): void {
    const bucket = openBucket(limits.messages, clock.now())
    const sendQueue = new SocketSendQueue(socket, stream)
    const connection = openClientConnection({
      tableService: options.tableService,
      lobbyFeed: options.lobbyFeed,
      player,
      id: options.newId(),
      sendQueue,
      now: clock.now,
      mayReceive: () => bucket.take(clock.now()),
      mayLookUpCode: () => options.buckets.codes.take(address).ok,
      sentence: options.sentence,
      onError: options.onError,
    })
    socket.attachment = { connection, sendQueue, session }
    opened.add(socket)
    readPlainFrames(stream, limits.frameBytes, text => connection.onMessage(text))
    socket.on('message', onMessage)
    socket.on('pong', onPong)
    socket.on('close', onClose)
  }

  // The same for every socket: of each its own would take memory.
  function onMessage(this: PlayerSocket, data: RawData, isBinary: boolean): void {
    // Everything here is text; what is not, is no message.
    this.attachment?.connection.onMessage(isBinary ? '' : data.toString())
  }

  function onPong(this: PlayerSocket): void {
    this.attachment?.connection.markAlive()
  }

  function onClose(this: PlayerSocket): void {
    this.attachment?.connection.end()
    opened.delete(this)
  }

  /** Half-open connections look alive for ever, so all are asked: a few at a time, or the games would have to wait. */
  function pingSome(): void {
    for (let left = Math.ceil(opened.size / HEARTBEAT_SLICES); left > 0; left--) {
      const next = round.next()
      if (next.done) {
        round = opened.values()
        break
      }
      const socket = next.value
      const silentMs = clock.now() - socket.attachment!.connection.heardAt()
      if (silentMs >= heartbeat.pingMs + heartbeat.timeoutMs) socket.terminate()
      else if (silentMs >= heartbeat.pingMs) socket.ping()
    }
    stopBeat = clock.after(beatMs, pingSome)
  }
  const beatMs = heartbeat.pingMs / 4 / HEARTBEAT_SLICES
  let round = opened.values()
  let stopBeat = clock.after(beatMs, pingSome)

  const onUpgrade = (message: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', destroy)
    upgrade(message, stream, head).catch(error => {
      options.onError(error)
      rejectUpgrade(stream, '503 Service Unavailable')
    })
  }
  http.on('upgrade', onUpgrade)
  const stopListening = players.onSessionEnded(session => {
    for (const { attachment: visit } of opened)
      if (visit?.session === session) visit.sendQueue.flushAndClose(CLOSE_CODES.stranger, 'signed out')
  })

  return {
    count: () => opened.size,
    close() {
      closing = true
      stopBeat()
      stopListening()
      // "Service restart": the clients come back by themselves.
      for (const { attachment: visit } of opened) visit?.sendQueue.flushAndClose(1012, 'the house is closing')
    },
  }
}

function terminate(this: WebSocket): void {
  this.terminate()
}

function destroy(this: Duplex): void {
  this.destroy()
}

function rejectUpgrade(stream: Duplex, status: string): void {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  // One who never hangs up would hold the connection for ever.
  stream.end(answer, () => stream.destroy())
}
