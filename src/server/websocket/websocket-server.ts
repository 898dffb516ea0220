import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { Clock } from '#kernel/clock.ts'
import type { Rejection } from '#kernel/result.ts'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
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

/** A socket that has not answered a ping within the timeout is closed, even if TCP still considers it open. */
export interface Heartbeat {
  readonly pingMs: number
  readonly timeoutMs: number
}

export interface SocketServer {
  count(): number
  /** Whether a socket of this session is open. */
  isConnected(session: string): boolean
  close(): void
}

const PATH = '/api/socket'
/** How long a client may take to answer a close frame, so that it cannot hold up the server's shutdown. */
const CLOSE_TIMEOUT_MS = 1_000
/** A heartbeat that comes this late shows that the server was held up. */
const HELD_UP_MS = 1_000
/** The sockets are pinged in this many slices. */
const HEARTBEAT_SLICES = 25
/** An opponent learns within ten seconds that a player's network is gone. */
const HEARTBEAT: Heartbeat = { pingMs: 4_000, timeoutMs: 4_000 }

interface SocketAttachment {
  readonly connection: ClientConnection
  readonly sendQueue: SocketSendQueue
  readonly session: string
}

/** Carries its connection, so that no message needs a lookup. */
class PlayerSocket extends WebSocket {
  /** Set when the socket is accepted. */
  attachment?: SocketAttachment
}

/** Accepts WebSockets on the port of the HTTP server. */
export function openSocketServer(options: SocketServerOptions): SocketServer {
  const { http, players, auth, clock, limits, heartbeat = HEARTBEAT } = options
  const sockets = new Set<PlayerSocket>()
  // In a variable, since the types of ws lack closeTimeout.
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

  async function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://server')
    if (pathname !== PATH) return rejectUpgrade(stream, '404 Not Found')
    const { address } = auth.clientInfo(request)
    if (sockets.size >= limits.sockets || !options.buckets.connections.take(address).ok)
      return rejectUpgrade(stream, '429 Too Many Requests')
    if (auth.originRefusal(request)) return rejectUpgrade(stream, '403 Forbidden')
    const bearer = await auth.authenticate(request)
    // Checked after the await: a socket accepted during shutdown would never be closed.
    if (closing) return rejectUpgrade(stream, '503 Service Unavailable')
    webSocketServer.handleUpgrade(request, stream, head, socket => {
      // A malformed frame emits an error event, which without a listener would end the process.
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
    sockets.add(socket)
    readPlainFrames(stream, limits.frameBytes, text => connection.onMessage(text))
    socket.on('message', onMessage)
    socket.on('pong', onPong)
    socket.on('close', onClose)
  }

  // Shared by all sockets: closures for each would take memory.
  function onMessage(this: PlayerSocket, data: RawData, isBinary: boolean): void {
    // The protocol is text only; an empty text is refused as no message.
    this.attachment?.connection.onMessage(isBinary ? '' : data.toString())
  }

  function onPong(this: PlayerSocket): void {
    this.attachment?.connection.markAlive()
  }

  function onClose(this: PlayerSocket): void {
    this.attachment?.connection.end()
    sockets.delete(this)
  }

  /** Detects half-open connections, which look alive forever. Pings one slice at a time, so that moves are not delayed. */
  function pingSome(): void {
    const now = clock.now()
    // After the server itself was held up, messages wait to be read, and no client is to blame for its silence.
    if (now - expectedAt > HELD_UP_MS) patientUntil = now + heartbeat.timeoutMs
    for (let left = Math.ceil(sockets.size / HEARTBEAT_SLICES); left > 0; left--) {
      const next = iterator.next()
      if (next.done) {
        iterator = sockets.values()
        break
      }
      const socket = next.value
      const silentMs = now - socket.attachment!.connection.heardAt()
      const isDead = silentMs >= heartbeat.pingMs + heartbeat.timeoutMs
      if (isDead && now >= patientUntil) socket.terminate()
      else if (silentMs >= heartbeat.pingMs) socket.ping()
    }
    expectedAt = now + intervalMs
    stopHeartbeat = clock.after(intervalMs, pingSome)
  }
  const intervalMs = heartbeat.pingMs / 4 / HEARTBEAT_SLICES
  let expectedAt = clock.now() + intervalMs
  let patientUntil = 0
  let iterator = sockets.values()
  let stopHeartbeat = clock.after(intervalMs, pingSome)

  const onUpgrade = (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', destroy)
    upgrade(request, stream, head).catch(error => {
      options.onError(error)
      rejectUpgrade(stream, '503 Service Unavailable')
    })
  }
  http.on('upgrade', onUpgrade)
  const stopListening = players.onSessionEnded(session => {
    for (const { attachment } of sockets)
      if (attachment?.session === session)
        attachment.sendQueue.flushAndClose(CLOSE_CODES.stranger, 'signed out')
  })

  return {
    count: () => sockets.size,
    isConnected: session => [...sockets].some(({ attachment }) => attachment?.session === session),
    close() {
      closing = true
      stopHeartbeat()
      stopListening()
      // 1012 is "service restart": the clients reconnect by themselves.
      for (const { attachment } of sockets) attachment?.sendQueue.flushAndClose(1012, 'the server is closing')
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
  // A client that never closes its side would hold the connection forever.
  stream.end(answer, () => stream.destroy())
}
