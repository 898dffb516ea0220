import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import type { Rejection } from '#kernel/result.ts'
import { PROTOCOL } from '#protocol/version.ts'
import type { Clock } from '#session/clock.ts'
import { CLOSE } from '#session/remote/wire.ts'
import type { House } from '../house/house.ts'
import type { LobbyBoard } from '../house/lobby-board.ts'
import type { Guard } from '../http/guard.ts'
import { openBucket } from '../limits/bucket.ts'
import type { Limits, SharedBuckets } from '../limits/limits.ts'
import type { Players } from '../players/players.ts'
import type { Bearer } from '../players/recognition.ts'
import { type Connection, connect } from './connection.ts'
import { SocketOutlet } from './outlet.ts'
import { readPlainFrames } from './reader.ts'

export interface SocketsOptions {
  readonly http: Server
  readonly house: House
  readonly board: LobbyBoard
  readonly players: Players
  readonly guard: Guard
  readonly clock: Clock
  readonly limits: Limits
  readonly buckets: SharedBuckets
  readonly heartbeat?: Heartbeat
  newId(): string
  sentence(rejection: Rejection, game?: string): string
  failed(error: unknown): void
}

/** A socket that has not answered a ping for so long is gone, whatever the network says. */
export interface Heartbeat {
  readonly pingMs: number
  readonly timeoutMs: number
}

export interface Sockets {
  count(): number
  close(): void
}

const PATH = '/api/socket'
/** How long the other side may take to say goodbye; one who does not must not hold up the closing of the house. */
const FAREWELL_MS = 1_000
/** In how many parts the sockets are gone through. */
const SLICES = 25
const HEARTBEAT: Heartbeat = { pingMs: 10_000, timeoutMs: 8_000 }

interface Visit {
  readonly connection: Connection
  readonly out: SocketOutlet
  readonly session: string
}

/** A socket that knows whose it is, so that nobody has to look for it at every message. */
class PlayerSocket extends WebSocket {
  /** Once it has been welcomed. */
  visit?: Visit
}

/** Takes WebSockets on the port of the web server. */
export function takeSockets(options: SocketsOptions): Sockets {
  const { http, players, guard, clock, limits, heartbeat = HEARTBEAT } = options
  const opened = new Set<PlayerSocket>()
  // By name, since the types do not know of closeTimeout yet.
  const manners = {
    noServer: true,
    maxPayload: limits.frameBytes,
    perMessageDeflate: false,
    clientTracking: false,
    closeTimeout: FAREWELL_MS,
    WebSocket: PlayerSocket,
  }
  const taker = new WebSocketServer(manners)
  let closing = false

  async function upgrade(message: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const { pathname, searchParams } = new URL(message.url ?? '/', 'http://house')
    if (pathname !== PATH) return turnAway(stream, '404 Not Found')
    const { address } = guard.way(message)
    if (opened.size >= limits.sockets || !options.buckets.connections.take(address).ok)
      return turnAway(stream, '429 Too Many Requests')
    if (guard.refusal(message)) return turnAway(stream, '403 Forbidden')
    const bearer = await guard.asker(message)
    // Asked after the wait: one who is let in while all are shown out would never be.
    if (closing) return turnAway(stream, '503 Service Unavailable')
    taker.handleUpgrade(message, stream, head, socket => {
      // A frame that breaks the protocol is an error event, and without a listener the end of the process.
      socket.on('error', terminate)
      if (searchParams.get('protocol') !== String(PROTOCOL)) socket.close(CLOSE.protocol, 'another protocol')
      else if (!bearer) socket.close(CLOSE.stranger, 'not recognised')
      else welcome(socket, stream, bearer, address)
    })
  }

  function welcome(socket: PlayerSocket, stream: Duplex, { player, session }: Bearer, address: string): void {
    const bucket = openBucket(limits.messages, clock.now())
    const out = new SocketOutlet(socket, stream)
    const connection = connect({
      house: options.house,
      board: options.board,
      player,
      id: options.newId(),
      out,
      now: clock.now,
      mayHear: () => bucket.take(clock.now()),
      mayLookUp: () => options.buckets.codes.take(address).ok,
      sentence: options.sentence,
      failed: options.failed,
    })
    socket.visit = { connection, out, session }
    opened.add(socket)
    readPlainFrames(stream, limits.frameBytes, text => connection.hear(text))
    socket.on('message', onMessage)
    socket.on('pong', onPong)
    socket.on('close', onClose)
  }

  // The same for every socket: of each its own would take memory.
  function onMessage(this: PlayerSocket, data: RawData, isBinary: boolean): void {
    // Everything here is text; what is not, is no message.
    this.visit?.connection.hear(isBinary ? '' : data.toString())
  }

  function onPong(this: PlayerSocket): void {
    this.visit?.connection.alive()
  }

  function onClose(this: PlayerSocket): void {
    this.visit?.connection.end()
    opened.delete(this)
  }

  /** Half-open connections look alive for ever, so all are asked: a few at a time, or the games would have to wait. */
  function beat(): void {
    for (let left = Math.ceil(opened.size / SLICES); left > 0; left--) {
      const next = round.next()
      if (next.done) {
        round = opened.values()
        break
      }
      const socket = next.value
      const silentMs = clock.now() - socket.visit!.connection.heardAt()
      if (silentMs >= heartbeat.pingMs + heartbeat.timeoutMs) socket.terminate()
      else if (silentMs >= heartbeat.pingMs) socket.ping()
    }
    stopBeat = clock.after(beatMs, beat)
  }
  const beatMs = heartbeat.pingMs / 4 / SLICES
  let round = opened.values()
  let stopBeat = clock.after(beatMs, beat)

  const onUpgrade = (message: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', destroy)
    upgrade(message, stream, head).catch(error => {
      options.failed(error)
      turnAway(stream, '503 Service Unavailable')
    })
  }
  http.on('upgrade', onUpgrade)
  const stopHearing = players.onEnded(session => {
    for (const { visit } of opened)
      if (visit?.session === session) visit.out.sayGoodbye(CLOSE.stranger, 'signed out')
  })

  return {
    count: () => opened.size,
    close() {
      closing = true
      stopBeat()
      stopHearing()
      // "Service restart": the clients come back by themselves.
      for (const { visit } of opened) visit?.out.sayGoodbye(1012, 'the house is closing')
    },
  }
}

function terminate(this: WebSocket): void {
  this.terminate()
}

function destroy(this: Duplex): void {
  this.destroy()
}

function turnAway(stream: Duplex, status: string): void {
  const answer = `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`
  // One who never hangs up would hold the connection for ever.
  stream.end(answer, () => stream.destroy())
}
