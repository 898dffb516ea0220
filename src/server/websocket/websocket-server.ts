import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import fastifyWebsocket from '@fastify/websocket'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RawData, WebSocket } from 'ws'
import type { Clock } from '#kernel/clock.ts'
import type { Rejection } from '#kernel/result.ts'
import { CLOSE_CODES, type CloseReason } from '#protocol/close-codes.ts'
import type { ServerMessage } from '#protocol/server-messages.ts'
import { PROTOCOL_VERSION } from '#protocol/version.ts'
import type { Auth } from '../http/auth.ts'
import type { Limits } from '../limits/limits.ts'
import type { OpenConnections } from '../limits/open-connections.ts'
import { type RateLimits, takeAll } from '../limits/rate-limits.ts'
import type { ServerMetrics } from '../metrics/server-metrics.ts'
import type { Players } from '../players/players.ts'
import type { Bearer } from '../players/session-lookup.ts'
import type { TableService } from '../tables/table-service.ts'
import { ClientConnection, type ClientTransport } from './client-connection.ts'
import { HEARTBEAT, type HeartbeatPeer, type HeartbeatTimes, startHeartbeat } from './heartbeat.ts'
import { UpgradeQueue } from './upgrade-queue.ts'

export interface WebSocketServerOptions {
  readonly tableService: TableService
  readonly players: Players
  readonly auth: Auth
  readonly clock: Clock
  readonly limits: Limits
  readonly rateLimits: RateLimits
  /** Counts the open sockets, by player and address. */
  readonly openSockets: OpenConnections
  readonly heartbeat?: HeartbeatTimes
  newId(): string
  sentence(rejection: Rejection, game?: string): string
  readonly metrics: Pick<ServerMetrics, 'refused' | 'socketClosed'>
  onError(error: unknown): void
}

const PATH = '/api/socket'
/** How long a client may take to answer a close frame, so that it cannot hold up the server's shutdown. */
const CLOSE_TIMEOUT_MS = 1_000
/** How much a client may leave unread before it is disconnected: a few of the largest updates, or thousands of moves. */
const MAX_UNREAD_BYTES = 256_000
/** Sockets that are closed for other nodes to take over: in slices, so that not all of them arrive there at once. */
const SMALLEST_SLICE = 25
const SLICES = 40
const SLICE_MS = 50
/** "Service restart": the clients reconnect by themselves. */
const RESTART_CODE = 1012

/** A request for a socket that may be accepted. */
interface Upgrade {
  readonly bearer: Bearer | undefined
  readonly response: ServerResponse
}

/** Accepts WebSockets on the port of the HTTP server. */
export class WebSocketServer {
  readonly #options: WebSocketServerOptions
  readonly #sockets = new Set<PlayerSocket>()
  readonly #upgrades = new WeakMap<FastifyRequest, Upgrade>()
  readonly #upgradeQueue = new UpgradeQueue()
  #stopHeartbeat = () => {}
  #isClosing = false

  constructor(options: WebSocketServerOptions) {
    this.#options = options
  }

  get count(): number {
    return this.#sockets.size
  }

  /** Whether a socket of this session is open. */
  isConnected(session: string): boolean {
    return [...this.#sockets].some(socket => socket.session === session)
  }

  /** Adds the route for WebSockets. */
  async register(server: FastifyInstance): Promise<void> {
    const { clock, limits, heartbeat = HEARTBEAT } = this.#options
    // In a variable, since the types of ws lack closeTimeout.
    const options = {
      maxPayload: limits.frameBytes,
      perMessageDeflate: false,
      clientTracking: false,
      closeTimeout: CLOSE_TIMEOUT_MS,
    }
    this.#stopHeartbeat = startHeartbeat(clock, heartbeat, () => this.#sockets)
    await server.register(fastifyWebsocket, {
      options,
      errorHandler: (_error, socket) => socket.terminate(),
      preClose: done => done(),
    })
    server.addHook('onRequest', async (request, reply) => {
      if (request.ws && request.routeOptions.url !== PATH) return reply.code(404).send()
    })
    const checkUpgrade = (request: FastifyRequest, reply: FastifyReply) => this.#checkUpgrade(request, reply)
    server.get(PATH, { websocket: true, preValidation: checkUpgrade }, (socket, request) =>
      this.#accept(socket, request),
    )
  }

  /** Accepts no more sockets and closes the open ones, in slices if other nodes take them over. */
  async close({ inSlices }: { readonly inSlices: boolean }): Promise<void> {
    this.#isClosing = true
    if (inSlices) await this.sendElsewhere()
    else for (const socket of this.#sockets) socket.restart()
    this.#stopHeartbeat()
  }

  /** Closes the open sockets in slices, so that their clients connect again, to another node if there is one. */
  async sendElsewhere(): Promise<void> {
    const sockets = [...this.#sockets]
    const slice = Math.max(SMALLEST_SLICE, Math.ceil(sockets.length / SLICES))
    for (let from = 0; from < sockets.length; from += slice) {
      if (from > 0) await new Promise<void>(resolve => this.#options.clock.after(SLICE_MS, resolve))
      for (const socket of sockets.slice(from, from + slice)) socket.restart()
    }
  }

  /** Before the upgrade, so that a refusal is an HTTP response. */
  async #checkUpgrade(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    await this.#upgradeQueue.next()
    const { auth, rateLimits } = this.#options
    const { address } = auth.clientInfo(request)
    if (!(await rateLimits.take('connections', address)).ok) return reply.code(429).send()
    if (auth.originRefusal(request)) return reply.code(403).send()
    const bearer = await auth.authenticate(request)
    if (bearer && !(await rateLimits.take('connectionsByPlayer', bearer.player.id)).ok)
      return reply.code(429).send()
    // Checked after the awaits: a socket accepted during shutdown would never be closed.
    if (this.#isClosing) return reply.code(503).send()
    this.#upgrades.set(request, { bearer, response: reply.raw })
    return undefined
  }

  #accept(socket: WebSocket, request: FastifyRequest): void {
    const { bearer, response } = this.#upgrades.get(request)!
    releaseUpgrade(socket, response)
    const { protocol } = request.query as { readonly protocol?: unknown }
    if (protocol !== String(PROTOCOL_VERSION)) closeSocket(socket, 'protocol')
    else if (!bearer) closeSocket(socket, 'stranger')
    else void this.#open(socket, bearer, request)
  }

  async #open(socket: WebSocket, bearer: Bearer, request: FastifyRequest): Promise<void> {
    const { player, session } = bearer
    const { auth, players } = this.#options
    const { address } = auth.clientInfo(request)
    const { tableService, clock, rateLimits, openSockets, metrics, newId, sentence, onError } = this.#options
    const opened = openSockets.open({ player: player.id, address })
    if (!opened.ok) {
      closeSocket(socket, 'crowded')
      return
    }
    const id = newId()
    const playerSocket = new PlayerSocket(
      { socket, stream: request.raw.socket, session },
      {
        ...{ tableService, player, address, id, now: clock.now, sentence, onError },
        onRefused: ({ code }) => metrics.refused(code),
        countMessage: () =>
          takeAll(rateLimits, [
            ['messages', `${player.id} ${id}`],
            ['messagesByPlayer', player.id],
            ['messagesByAddress', address],
          ]),
      },
    )
    this.#sockets.add(playerSocket)
    const stopListening = players.onSessionEnded(bearer, () => playerSocket.connection.revoke())
    socket.on('close', code => {
      stopListening()
      metrics.socketClosed(playerSocket.closedWith ?? code)
      opened.value()
      playerSocket.connection.end()
      this.#sockets.delete(playerSocket)
    })
    // The session may have ended between the check of the upgrade and now, when nobody listened for it.
    if (!(await auth.authenticate(request).catch(() => true))) playerSocket.connection.revoke()
  }
}

interface AcceptedSocket {
  readonly socket: WebSocket
  /** The stream that the socket writes to. */
  readonly stream: Socket
  readonly session: string
}

/** A client's socket, with the connection that it carries. */
class PlayerSocket implements ClientTransport, HeartbeatPeer {
  readonly connection: ClientConnection
  readonly session: string
  readonly #socket: WebSocket
  readonly #stream: Socket
  #isCorked = false
  pingedAt = 0
  /** The code that the server closed the socket with; a client that is cut off never sends it back. */
  closedWith: number | undefined

  constructor(
    { socket, stream, session }: AcceptedSocket,
    options: Omit<ConstructorParameters<typeof ClientConnection>[0], 'transport'>,
  ) {
    this.#socket = socket
    this.#stream = stream
    this.session = session
    this.connection = new ClientConnection({ ...options, transport: this })
    socket.on('message', (data: RawData, isBinary: boolean) => {
      // The protocol is text only; an empty text is refused as no message.
      void this.connection.onMessage(isBinary ? '' : data.toString())
    })
    socket.on('pong', () => this.connection.markAlive())
  }

  get heardAt(): number {
    return this.connection.heardAt
  }

  send(message: ServerMessage): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.close('slow')
    else {
      this.#cork()
      this.#socket.send(serialize(message))
    }
  }

  close(reason: CloseReason): void {
    this.#uncork()
    this.closedWith = CLOSE_CODES[reason]
    closeSocket(this.#socket, reason)
    // A client that floods or does not read never answers the close frame.
    if (reason === 'flood' || reason === 'slow') this.#socket.terminate()
  }

  /** Messages of one turn of the event loop are written together: a move's update to its mover, and the answer. */
  #cork(): void {
    if (this.#isCorked) return
    this.#isCorked = true
    this.#stream.cork()
    process.nextTick(() => this.#uncork())
  }

  /** Also before the socket is closed, since `terminate` drops what is not written. */
  #uncork(): void {
    if (!this.#isCorked) return
    this.#isCorked = false
    this.#stream.uncork()
  }

  ping(): void {
    this.#socket.ping()
  }

  terminate(): void {
    this.#socket.terminate()
  }

  restart(): void {
    this.closedWith = RESTART_CODE
    this.#socket.close(RESTART_CODE, 'the server is closing')
  }
}

/**
 * An open socket needs nothing of the request that upgraded it, and would keep it in memory with its response: 5 kB for
 * each of ten thousand idle connections.
 */
function releaseUpgrade(socket: WebSocket, response: ServerResponse): void {
  if (response.socket) response.detachSocket(response.socket)
  socket.removeAllListeners('error')
  // A malformed frame is an error of the client and not worth a line in the log.
  socket.on('error', () => socket.terminate())
}

let lastMessage: ServerMessage | undefined
let lastText = ''

/** The same object goes to all spectators of a table, and to everyone in the lobby, one after another. */
function serialize(message: ServerMessage): string {
  if (message !== lastMessage) {
    lastText = JSON.stringify(message)
    lastMessage = message
  }
  return lastText
}

function closeSocket(socket: WebSocket, reason: CloseReason): void {
  socket.close(CLOSE_CODES[reason], reason)
}
