import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { EngineClient } from '#engine-client/engine-client.ts'
import { gameIds, loadGame } from '#games/catalog.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Rejection } from '#kernel/result.ts'
import { accountRejection } from '#protocol/refusals.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import { accountRoutes } from './http/account.ts'
import { registerApi } from './http/api.ts'
import { openAuth } from './http/auth.ts'
import { registerHealth } from './http/health.ts'
import { historyRoutes } from './http/history.ts'
import { linkRoutes } from './http/links.ts'
import { sendRefusal } from './http/replies.ts'
import { measureEventLoopDelay, measureRequests } from './http/request-metrics.ts'
import { sessionRoutes } from './http/sessions.ts'
import { tableRoutes } from './http/tables.ts'
import { secureIdSource } from './id-source.ts'
import { LIMITS, type Limits, openSharedBuckets } from './limits/limits.ts'
import { openShortLinks } from './links/short-links.ts'
import { type LogLevel, logOptions } from './log.ts'
import { openMetrics } from './metrics.ts'
import { monotonicClock } from './monotonic-clock.ts'
import { openPasswords } from './players/passwords.ts'
import { openPlayers } from './players/players.ts'
import { openSharedPages } from './shared-pages/shared-pages.ts'
import { registerWebApp } from './static/web-app.ts'
import type { Storage } from './storage/storage.ts'
import { countTableSteps, registerGauges } from './table-metrics.ts'
import { openLobbyFeed } from './tables/lobby-feed.ts'
import { openTableService } from './tables/table-service.ts'
import { type Heartbeat, openSocketServer } from './websocket/websocket-server.ts'

export interface ServerOptions {
  /** The built web app. */
  readonly webFolder: string
  /** Closed with the server. */
  readonly storage: Storage
  /** Chooses the moves of computer players; closed with the server. */
  readonly engineClient: EngineClient
  readonly clock?: Clock
  readonly limits?: Limits
  readonly heartbeat?: Heartbeat
  /** How long the computer takes for a move at least, in milliseconds. */
  readonly computerPaceMs?: number
  readonly origins?: readonly string[]
  readonly trustProxy?: boolean
  readonly log?: LogLevel
}

/** As long as the computer takes on this device by default. */
const COMPUTER_PACE_MS = 600

/** Everything on one port: the web app, tables over WebSockets and HTTP, health and metrics. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const {
    webFolder,
    storage,
    engineClient,
    limits = LIMITS,
    heartbeat,
    origins,
    trustProxy = false,
  } = options
  // Time never runs backwards, not even across a restart.
  const clock = options.clock ?? monotonicClock(await storage.tables.lastInstant())
  const server = fastify({
    logger: logOptions(options.log ?? 'silent'),
    bodyLimit: limits.bodyBytes,
    forceCloseConnections: true,
    // Disconnects clients that send a request byte by byte.
    requestTimeout: 20_000,
    // A malformed URL is refused like an unknown path.
    frameworkErrors: (_error, _request, reply) => void sendRefusal(reply, accountRejection('no-such-path')),
    logController: new LogController({ disableRequestLogging: true }),
  })
  const onError = (error: unknown) => server.log.error(error instanceof Error ? error : String(error))
  const metrics = openMetrics()
  const tableService = await openTableService({
    storage,
    clock,
    engineClient,
    ids: secureIdSource,
    computerPaceMs: options.computerPaceMs ?? COMPUTER_PACE_MS,
    loadGame,
    onStep: countTableSteps(metrics),
    onError,
  })
  const passwords = openPasswords({ hashing: limits.hashing })
  const players = openPlayers({ storage: storage.players, passwords, now: clock.now })
  const auth = openAuth({ players, trustProxy, ...(origins && { origins }) })
  const buckets = openSharedBuckets(limits, clock.now)
  const sentence = await loadRejectionSentences()
  const shortLinks = openShortLinks(storage.links, clock.now)
  const lobbyFeed = openLobbyFeed(tableService, clock)
  const { newId } = secureIdSource
  const sockets = openSocketServer({
    ...{
      http: server.server,
      tableService,
      lobbyFeed,
      players,
      auth,
      clock,
      limits,
      buckets,
      newId,
      sentence,
      onError,
    },
    ...(heartbeat && { heartbeat }),
  })

  measureRequests(server, metrics)
  measureEventLoopDelay(server, metrics)
  const sharedPages = openSharedPages({ shortLinks, recordOf: tableService.recordOf, loadGame })
  await registerWebApp(server, webFolder, { sharedPages, clientInfo: auth.clientInfo })
  registerHealth(server, { unavailableReason: tableService.unavailableReason, metrics })
  registerGauges(metrics, tableService, sockets)
  await registerApi(server, {
    auth,
    routes: [
      accountRoutes({ players, auth, buckets, tables: storage.tables }),
      sessionRoutes({ players, auth, now: clock.now, isConnected: sockets.isConnected }),
      tableRoutes({
        tableService,
        auth,
        buckets,
        maxStreams: limits.streams,
        newId,
        now: clock.now,
        sentence,
      }),
      historyRoutes({ storage, recordOf: tableService.recordOf }),
      linkRoutes({ shortLinks, auth, buckets }),
    ],
  })
  server.addHook('preClose', async () => {
    await tableService.close()
    sockets.close()
  })
  server.addHook('onClose', async () => storage.close())
  return server
}

/** Rejection sentences in the words of the game they come from. */
async function loadRejectionSentences(): Promise<(rejection: Rejection, game?: string) => string> {
  const entries = await Promise.all(gameIds.map(loadGame))
  const words = new Map(entries.flatMap(entry => (entry ? [[entry.rules.id, entry.text] as const] : [])))
  return (rejection, game) => rejectionSentence(rejection, words.get(game ?? ''))
}
