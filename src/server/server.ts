import fastify, { type FastifyInstance, LogController } from 'fastify'
import { gameIds, loadGame } from '#games/catalog.ts'
import type { Rejection } from '#kernel/result.ts'
import type { Clock } from '#session/clock.ts'
import type { Thinker } from '#session/thinker.ts'
import { rejectionWords } from '#session/words.ts'
import { secureDice } from './dice.ts'
import { countSteps, showGauges } from './figures.ts'
import { openHouse } from './house/house.ts'
import { hangBoard } from './house/lobby-board.ts'
import { accountRoutes } from './http/account.ts'
import { registerApi } from './http/api.ts'
import { openGuard } from './http/guard.ts'
import { registerHealth } from './http/health.ts'
import { historyRoutes } from './http/history.ts'
import { measureDelay, measureRequests } from './http/measure.ts'
import { refuse } from './http/refuse.ts'
import { sessionRoutes } from './http/sessions.ts'
import { tableRoutes } from './http/tables.ts'
import { LIMITS, type Limits, openSharedBuckets } from './limits/limits.ts'
import { type LogLevel, logOptions } from './log.ts'
import { openMetrics } from './metrics.ts'
import { registerPages } from './pages/pages.ts'
import { openPasswords } from './players/passwords.ts'
import { openPlayers } from './players/players.ts'
import { type Heartbeat, takeSockets } from './socket/sockets.ts'
import { steadyClock } from './steady-clock.ts'
import type { Storage } from './storage/storage.ts'

export interface ServerOptions {
  /** The built web app. */
  readonly webFolder: string
  /** It is closed with the server. */
  readonly storage: Storage
  /** Thinks for the computers at the tables; closed with the server. */
  readonly thinker: Thinker
  readonly clock?: Clock
  readonly limits?: Limits
  readonly heartbeat?: Heartbeat
  readonly origins?: readonly string[]
  readonly trustProxy?: boolean
  readonly log?: LogLevel
}

/** Everything on one port: the web app, the tables over sockets and requests, and how the server is doing. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { webFolder, storage, thinker, limits = LIMITS, heartbeat, origins, trustProxy = false } = options
  // Time never runs backwards, not even over a restart.
  const clock = options.clock ?? steadyClock(await storage.tables.lastInstant())
  const server = fastify({
    logger: logOptions(options.log ?? 'silent'),
    bodyLimit: limits.bodyBytes,
    forceCloseConnections: true,
    // Whoever sends a request letter by letter is not waited for.
    requestTimeout: 20_000,
    // An address that cannot be read is refused like all else.
    frameworkErrors: (_error, _request, reply) => void refuse(reply, { code: 'no-such-path' }),
    logController: new LogController({ disableRequestLogging: true }),
  })
  const failed = (error: unknown) => server.log.error(error instanceof Error ? error : String(error))
  const metrics = openMetrics()
  const house = await openHouse({
    storage,
    clock,
    thinker,
    dice: secureDice,
    loadGame,
    stepped: countSteps(metrics),
    troubled: failed,
  })
  const passwords = openPasswords({ hashing: limits.hashing })
  const players = openPlayers({ storage: storage.players, passwords, now: clock.now })
  const guard = openGuard({ players, trustProxy, ...(origins && { origins }) })
  const buckets = openSharedBuckets(limits, clock.now)
  const sentence = await sentences()
  const board = hangBoard(house, clock)
  const { newId } = secureDice
  const sockets = takeSockets({
    ...{ http: server.server, house, board, players, guard, clock, limits, buckets, newId, sentence, failed },
    ...(heartbeat && { heartbeat }),
  })

  measureRequests(server, metrics)
  measureDelay(server, metrics)
  await registerPages(server, webFolder)
  registerHealth(server, { ready: house.trouble, metrics })
  showGauges(metrics, house, sockets)
  await registerApi(server, {
    guard,
    routes: [
      accountRoutes({ players, guard, buckets, tables: storage.tables }),
      sessionRoutes({ players, guard }),
      tableRoutes({ house, guard, buckets, mostStreams: limits.streams, newId, now: clock.now, sentence }),
      historyRoutes({ storage, recordOf: house.recordOf }),
    ],
  })
  server.addHook('preClose', async () => {
    await house.close()
    sockets.close()
  })
  server.addHook('onClose', async () => storage.close())
  return server
}

/** Refusals in the words of the game they come from. */
async function sentences(): Promise<(rejection: Rejection, game?: string) => string> {
  const entries = await Promise.all(gameIds.map(loadGame))
  const words = new Map(entries.flatMap(entry => (entry ? [[entry.game.id, entry.words] as const] : [])))
  return (rejection, game) => rejectionWords(rejection, words.get(game ?? ''))
}
