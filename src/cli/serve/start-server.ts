import { pathToFileURL } from 'node:url'
import { UserError } from '#kernel/errors.ts'
import { openEnginePool } from '#node/engine-client.ts'
import { EventLog } from '#server/event-log.ts'
import { listen } from '#server/listen.ts'
import { ServerMetrics } from '#server/metrics/server-metrics.ts'
import { createServer } from '#server/server.ts'
import { version } from '../../../package.json' with { type: 'json' }
import { webFolder, workerFile } from '../paths.ts'
import { openDatabaseStorage, openFolderStorage, type ServerStorage } from '../server-storage.ts'
import { cliText } from '../text/en/shell.ts'
import type { GroupMember } from './group-member.ts'
import type { ServeOptions } from './serve-options.ts'

/** A server that listens. */
export interface StartedServer {
  readonly port: number
  readonly data: ServerStorage
  /** Refuses to be ready for a while if other servers are there for the players, then closes. */
  stop(signal: NodeJS.Signals): Promise<void>
}

/** Starts the server of this process: the only one, or one of several that share the port. */
export async function startServer(options: ServeOptions, member?: GroupMember): Promise<StartedServer> {
  const { host, log, origins, trustProxy, frameAncestors, retention, publishesPuzzles } = options
  const { thinkers, database, drainMs } = options
  const metrics = new ServerMetrics(member)
  const data =
    database === undefined ? await openFolderStorage(metrics) : await openDatabaseStorage(database, metrics)
  const { storage, adminSocket } = data
  const stopping = new AbortController()
  const engineClient = openEnginePool({ worker: pathToFileURL(workerFile), longJobs: thinkers })
  const server = await createServer({
    ...{ webFolder, storage, engineClient, trustProxy, origins, log, metrics, retention },
    ...{ frameAncestors, publishesPuzzles },
    stopping: stopping.signal,
    ...(member && { process: member.process }),
    ...(adminSocket !== undefined && { adminSocket }),
  })
  const port = await listenOrClose(server, options)
  const eventLog = new EventLog(server.log, Date.now)
  eventLog.started({ version, address: `${host}:${port}`, data: data.location })
  return {
    ...{ port, data },
    async stop(signal) {
      stopping.abort()
      // Load balancers notice that it is not ready any more, while it goes on serving the players it has.
      if (storage.isShared) await new Promise(resolve => setTimeout(resolve, drainMs))
      await server.close()
      eventLog.stopped(signal)
      data.stopped()
    },
  }
}

/** Returns the port. */
async function listenOrClose(
  server: Awaited<ReturnType<typeof createServer>>,
  { host, port, isExactPort }: ServeOptions,
): Promise<number> {
  try {
    const found = await listen(server, { host, port, exact: isExactPort }).catch((error: Error) => {
      throw new UserError(cliText.cannotListen(`${host}:${port}`, error.message))
    })
    if (found !== undefined) return found
    throw new UserError(
      isExactPort ? cliText.cannotListen(`${host}:${port}`, cliText.portTaken) : cliText.portsTaken(port),
    )
  } catch (error) {
    await server.close()
    throw error
  }
}
