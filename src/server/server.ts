import { hostname } from 'node:os'
import cookie from '@fastify/cookie'
import fastify, { type FastifyInstance, LogController } from 'fastify'
import type { EngineClient } from '#engine-client/engine-client.ts'
import { gameIds, loadGame } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Rejection } from '#kernel/result.ts'
import { accountRejection } from '#protocol/refusals.ts'
import { rejectionSentence } from '#protocol/text/en/rejection.ts'
import packageJson from '../../package.json' with { type: 'json' }
import { openHostAccess } from './admin/host-access.ts'
import type { Retention } from './admin/retention.ts'
import { EventLog } from './event-log.ts'
import { accountRoutes } from './http/account.ts'
import { registerApi } from './http/api.ts'
import { openAuth } from './http/auth.ts'
import { trustOneProxy } from './http/client-info.ts'
import { dictionaryRoutes } from './http/dictionaries.ts'
import { measureRequests, registerHealth } from './http/health.ts'
import { historyRoutes } from './http/history.ts'
import { linkRoutes } from './http/links.ts'
import { puzzleRoutes } from './http/puzzles.ts'
import { sendRefusal } from './http/replies.ts'
import { reportRoutes } from './http/reports.ts'
import { requestTimeouts } from './http/request-timeouts.ts'
import { sessionRoutes } from './http/sessions.ts'
import { tableRoutes } from './http/tables.ts'
import { LIMITS, type Limits } from './limits/limits.ts'
import { countOpenConnections } from './limits/open-connections.ts'
import { openRateLimits } from './limits/rate-limits.ts'
import { openTableLimits } from './limits/table-limits.ts'
import { UnfinishedTables } from './limits/unfinished-tables.ts'
import { openShortLinks } from './links/short-links.ts'
import { type LogLevel, logOptions } from './log.ts'
import { measuredEngine } from './metrics/measured-engine.ts'
import { registerGauges } from './metrics/server-gauges.ts'
import { ServerMetrics } from './metrics/server-metrics.ts'
import { openMonitoring } from './monitoring.ts'
import { isPlausibleTime, openMonotonicClock } from './monotonic-clock.ts'
import { loggedPlayers } from './players/logged-players.ts'
import { openPasswords } from './players/passwords.ts'
import { PlayerChangeReader } from './players/player-change-reader.ts'
import { openPlayers } from './players/players.ts'
import { PuzzlePublisher } from './puzzles/puzzle-publisher.ts'
import { SharedClock } from './shared-clock.ts'
import { openSharedPages } from './shared-pages/shared-pages.ts'
import { registerWebApp } from './static/web-app.ts'
import type { Storage } from './storage/storage.ts'
import { secureIdSource } from './tables/create-table.ts'
import { TableService } from './tables/table-service.ts'
import type { HeartbeatTimes } from './websocket/heartbeat.ts'
import { WebSocketServer } from './websocket/websocket-server.ts'

export interface ServerOptions {
  /** The built web app. */
  readonly webFolder: string
  /** Closed with the server. */
  readonly storage: Storage
  /** Chooses the moves of computer players; closed with the server. */
  readonly engineClient: EngineClient
  readonly clock?: Clock
  readonly limits?: Limits
  readonly heartbeat?: HeartbeatTimes
  /** How long the computer takes for a move at least, in milliseconds. */
  readonly computerPaceMs?: number
  readonly origins?: readonly string[]
  /** The sites that may show puzzles and replays in a frame. */
  readonly frameAncestors?: readonly string[]
  readonly trustProxy?: boolean
  /** Whether players may publish puzzles for others. */
  readonly publishesPuzzles?: boolean
  readonly log?: LogLevel
  /** The number of this process among those that share a port, for the log. */
  readonly process?: number
  /** Receives the lines of the log instead of standard output. */
  readonly logStream?: { write(line: string): void }
  /** Passed in by a caller that has the storage measured too. */
  readonly metrics?: ServerMetrics
  /** Aborted some time before the server is closed, so that load balancers send nobody new. */
  readonly stopping?: AbortSignal
  /** How long things are kept. */
  readonly retention?: Retention
  /** Where the server listens for its host; without it the host can only use a stopped server's data. */
  readonly adminSocket?: string
}

/** As long as the computer takes on this device by default. */
const COMPUTER_PACE_MS = 600

/** Everything on one port: the web app, tables over WebSockets and HTTP, health and metrics. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const server = await createHttpServer(options)
  const services = await openServices(server, options)
  await registerTransports(server, services, options)
  await registerHostAccess(server, services, options)
  return server
}

async function createHttpServer({
  limits = LIMITS,
  trustProxy = false,
  log = 'silent',
  logStream,
  process,
}: ServerOptions): Promise<FastifyInstance> {
  const server = fastify({
    logger: { ...logOptions(log, process), ...(logStream && { stream: logStream }) },
    bodyLimit: limits.bodyBytes,
    trustProxy: trustProxy && trustOneProxy,
    forceCloseConnections: true,
    // Disconnects clients that send a request byte by byte.
    ...requestTimeouts(20_000),
    // A malformed URL is refused like an unknown path.
    frameworkErrors(_error, request, reply) {
      // No hook runs for such a request, so nothing else would close the connection of a WebSocket upgrade.
      reply.raw.once('finish', () => request.raw.socket.destroy())
      void sendRefusal(reply, accountRejection('no-such-path'))
    },
    logController: new LogController({ disableRequestLogging: true }),
  })
  await server.register(cookie)
  return server
}

type Services = Awaited<ReturnType<typeof openServices>>

/** Tables, players and limits, independent of the transports. */
async function openServices(server: FastifyInstance, options: ServerOptions) {
  const { storage, limits = LIMITS, origins, metrics = new ServerMetrics() } = options
  const node = secureIdSource.newId()
  const about = { version: packageJson.version, host: hostname(), startedAt: Date.now() }
  const localClock = options.clock ?? (await openMonotonicClock(storage.tables))
  const sharedClock = storage.isShared ? new SharedClock(localClock) : undefined
  const clock = sharedClock ?? localClock
  const renewLease = sharedClock && (() => sharedClock.follow(() => storage.nodes.renew(node, about)))
  // From the first moment on, the time of all nodes is the storage's.
  await sharedClock?.follow(async () => ({ now: await storage.nodes.now() }))
  const onError = (error: unknown) => server.log.error(error instanceof Error ? error : String(error))
  const eventLog = new EventLog(server.log, clock.now)
  const { tableHooks, onLimited } = openMonitoring(metrics, eventLog)
  const rateLimits = openRateLimits({ limits, onLimited, openSharedLimiter: storage.openRateLimiter })
  const unfinishedTables = new UnfinishedTables({
    tables: storage.tables,
    most: limits.unfinishedTables,
    onLimited,
  })
  const entries = await loadAllGames()
  const passwords = openPasswords({ hashing: limits.hashing })
  const players = loggedPlayers(
    openPlayers({
      storage: storage.players,
      passwords,
      now: clock.now,
      isPlausibleTime: now => isPlausibleTime(storage.tables, now),
      levels: entries.flatMap(({ text }) => Object.values(text.levels).map(({ label }) => label)),
    }),
    eventLog,
  )
  const cutOff = new EventTarget()
  const tableService = await TableService.open({
    storage,
    clock,
    node,
    ...(renewLease && { renewLease }),
    onCutOff: () => void cutOff.dispatchEvent(new Event('cut-off')),
    onSessionEnded: (player, session) => players.changed(player, [session]),
    engineClient: measuredEngine(options.engineClient, metrics),
    ids: secureIdSource,
    computerPaceMs: options.computerPaceMs ?? COMPUTER_PACE_MS,
    loadGame,
    limits: openTableLimits(rateLimits, unfinishedTables),
    ...tableHooks,
    onError,
  })
  const changeReader = new PlayerChangeReader({
    ...{ storage, clock, players, onError },
    reloadTablesOf: player => tableService.administered.reloadTablesOf(player),
  })
  changeReader.start()
  server.addHook('preClose', async () => changeReader.stop())
  return {
    ...{ storage, clock, limits, rateLimits, metrics, tableService, players, cutOff, eventLog, onError },
    auth: openAuth({ players, ...(origins && { origins }) }),
    openSockets: countOpenConnections({ kind: 'sockets', limit: limits.sockets, onLimited }),
    streams: countOpenConnections({ kind: 'streams', limit: limits.streams, onLimited }),
    shortLinks: openShortLinks(storage.links, clock.now),
    publishedPuzzles: options.publishesPuzzles
      ? new PuzzlePublisher({
          storage: storage.puzzles,
          engineClient: options.engineClient,
          loadGame,
          now: clock.now,
          newId: secureIdSource.newId,
        })
      : undefined,
    sentence: rejectionSentences(entries),
    newId: secureIdSource.newId,
    now: clock.now,
  }
}

/** WebSockets, the API, the web app, health and metrics. */
async function registerTransports(
  server: FastifyInstance,
  services: Services,
  { webFolder, heartbeat, stopping, frameAncestors }: ServerOptions,
): Promise<void> {
  const { storage, tableService, auth, rateLimits, metrics, shortLinks } = services
  const sockets = new WebSocketServer({ ...services, ...(heartbeat && { heartbeat }) })
  await sockets.register(server)
  services.cutOff.addEventListener('cut-off', () => void sockets.sendElsewhere())
  server.addHook('preClose', async () => {
    tableService.keepPresence()
    await sockets.close({ inSlices: storage.isShared })
    await tableService.close()
  })
  measureRequests(server, metrics)
  const stopMeasuringLoop = metrics.measureEventLoop()
  server.addHook('onClose', async () => stopMeasuringLoop())
  const recordOf = (table: string) => tableService.recordOf(table)
  await registerWebApp(server, webFolder, {
    sharing: {
      sharedPages: openSharedPages({ shortLinks, recordOf, loadGame }),
      clientInfo: auth.clientInfo,
      mayDescribe: async request => (await rateLimits.take('pictures', auth.clientInfo(request).address)).ok,
    },
    ...(frameAncestors && { frameAncestors }),
  })
  const unavailableReason = () =>
    stopping?.aborted ? 'The server is about to stop.' : tableService.unavailableReason()
  registerHealth(server, { unavailableReason, metrics })
  registerGauges(metrics, {
    version: packageJson.version,
    openSockets: () => services.openSockets.count(),
    openStreams: () => services.streams.count(),
    tablesInMemory: () => tableService.tablesInMemory(),
    tablesSetAside: () => tableService.administered.setAsideTables().length,
    unavailableReason,
    storageFigures: storage.figures,
  })
  await registerApi(server, {
    auth,
    rateLimits,
    routes: [
      accountRoutes({ ...services, tables: storage.tables }),
      sessionRoutes({ ...services, isConnected: session => sockets.isConnected(session) }),
      tableRoutes(services),
      historyRoutes({ ...services, recordOf }),
      linkRoutes(services),
      dictionaryRoutes({ ...services, loadGame }),
      puzzleRoutes(services),
      reportRoutes(services),
    ],
  })
}

async function registerHostAccess(
  server: FastifyInstance,
  { storage, players, clock, tableService, openSockets, eventLog, onError }: Services,
  { retention, adminSocket }: ServerOptions,
): Promise<void> {
  const hostAccess = await openHostAccess({
    ...{
      storage,
      players,
      clock,
      eventLog,
      onError,
      log: server.log,
      tables: tableService.administered,
      retention,
    },
    socketPath: adminSocket,
    runningState() {
      const unavailable = tableService.unavailableReason()
      const tablesInMemory = tableService.tablesInMemory()
      return { sockets: openSockets.count(), tablesInMemory, ...(unavailable && { unavailable }) }
    },
  })
  server.addHook('preClose', () => hostAccess.close())
  server.addHook('onClose', () => storage.close())
}

async function loadAllGames(): Promise<readonly GameEntry[]> {
  const entries = await Promise.all(gameIds.map(loadGame))
  return entries.filter(entry => entry !== undefined)
}

/** Rejection sentences in the words of the game they come from. */
function rejectionSentences(entries: readonly GameEntry[]): (rejection: Rejection, game?: string) => string {
  const words = new Map(entries.map(({ rules, text }) => [rules.id, text]))
  return (rejection, game) => rejectionSentence(rejection, words.get(game ?? ''))
}
