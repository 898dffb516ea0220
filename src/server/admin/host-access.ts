import type { Clock } from '#kernel/clock.ts'
import { errorMessage } from '#kernel/errors.ts'
import packageJson from '../../../package.json' with { type: 'json' }
import type { EventLog } from '../event-log.ts'
import type { Players } from '../players/players.ts'
import type { Storage } from '../storage/storage.ts'
import { adminApi, listenForHost } from './admin-socket.ts'
import type { AdministeredTables, RunningState } from './administration.ts'
import { DEFAULT_RETENTION, type Retention, RetentionRunner } from './retention.ts'
import { ServerAdministration } from './server-administration.ts'
import { type ConditionLog, reportCondition } from './storage-condition.ts'

export interface HostAccessOptions {
  readonly storage: Storage
  readonly players: Players
  readonly tables: AdministeredTables
  readonly clock: Clock
  readonly log: ConditionLog
  readonly eventLog: EventLog
  readonly retention?: Retention | undefined
  /** Where to listen for the host; without it the host can only use a stopped server's data. */
  readonly socketPath?: string | undefined
  /** The figures of the running server. */
  runningState(): Omit<RunningState, 'since'>
  onError(error: unknown): void
}

/** Everything a running server does for its host: the socket, retention, and reports on damaged storage. */
export async function openHostAccess(options: HostAccessOptions): Promise<{ close(): Promise<void> }> {
  const { storage, players, tables, clock, log, eventLog, onError, socketPath } = options
  const { version } = packageJson
  const retention = new RetentionRunner({
    ...{ storage, clock, onError },
    retention: options.retention ?? DEFAULT_RETENTION,
  })
  const stopReporting = reportCondition(storage, clock, log)
  const since = clock.now()
  const administration = new ServerAdministration({
    ...{ storage, players, tables, version, eventLog, now: clock.now },
    runningState: () => ({ since, ...options.runningState() }),
  })
  const api = adminApi({ administration, version, onError })
  if (socketPath !== undefined)
    await listenForHost(api, socketPath).catch(error =>
      // A path may be too long for a socket. Players need not suffer from it.
      log.warn(`The server cannot be administered while it runs: ${errorMessage(error)}`),
    )
  retention.start()
  return {
    async close() {
      retention.stop()
      stopReporting()
      await api.close()
    },
  }
}
