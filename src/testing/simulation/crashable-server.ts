import type { EngineClient } from '#engine-client/engine-client.ts'
import { gameIds, loadGame } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Clock } from '#kernel/clock.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { drawTableCode } from '#server/tables/table-codes.ts'
import { openTableService, type TableService } from '#server/tables/table-service.ts'
import {
  type ClientConnection,
  openClientConnection,
  type SendQueue,
} from '#server/websocket/client-connection.ts'
import type { MemoryData } from '../memory-storage/memory-data.ts'
import { openMemoryStorage } from '../memory-storage/memory-storage.ts'
import type { FaultProfile } from './fault-profile.ts'
import { createFaultyStorage } from './faulty-storage.ts'
import { randomObstructionMove } from './random-move.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A server that can be killed and started again on the same data. */
export interface CrashableServer {
  /** Undefined while the server is down. */
  service(): TableService | undefined
  connect(player: PlayerInfo, sendQueue: SendQueue): ClientConnection
  start(): Promise<void>
  /** Like a power cut: no pending operation completes. */
  kill(): void
  stop(): Promise<void>
}

export interface CrashableServerOptions {
  readonly data: MemoryData
  readonly clock: Clock
  readonly random: SeededRandom
  readonly games: ReadonlyMap<string, GameEntry>
  faults(): FaultProfile
  log(event: string): void
  onStorageChange(isUnavailable: boolean): void
  /** Called for errors that should never happen. */
  onFailure(error: unknown): void
}

/** Loads all games in advance, so that the simulation waits for no file. */
export async function loadAllGames(): Promise<ReadonlyMap<string, GameEntry>> {
  const entries = await Promise.all(gameIds.map(loadGame))
  return new Map(entries.map((entry, index) => [gameIds[index]!, entry!]))
}

export function createCrashableServer(options: CrashableServerOptions): CrashableServer {
  const { data, random, games, faults, log, onFailure: onError } = options
  // Counts the starts and kills: work of an earlier run must have no effect.
  let run = 0
  const newId = () => String(random.below(2 ** 32))
  const ids = { newId, newSeed: () => `a secret seed ${newId()}`, newCode: () => drawTableCode(random) }
  let tableService: TableService | undefined

  /** A clock whose timers do not fire after the process is dead. */
  function processClock(ownRun: number): Clock {
    const { clock } = options
    return { now: clock.now, after: (ms, call) => clock.after(ms, () => run === ownRun && call()) }
  }

  return {
    service: () => tableService,
    connect: (player, sendQueue) =>
      openClientConnection({
        tableService: tableService!,
        lobbyFeed: { subscribe: () => () => {} },
        ...{ player, sendQueue, onError, id: newId(), now: options.clock.now },
        mayReceive: () => true,
        mayLookUpCode: () => true,
        sentence: ({ code }) => code,
      }),
    async start() {
      const ownRun = ++run
      const clock = processClock(ownRun)
      // A new server discards the presence rows of the previous one.
      data.presence.clear()
      const storage = createFaultyStorage(openMemoryStorage(data), {
        clock,
        random,
        faults,
        log,
        isDead: () => run !== ownRun,
      })
      const opened = await openTableService({
        ...{ storage, clock, ids, engineClient: createSlowEngineClient(clock, random) },
        loadGame: async id => games.get(id),
        onError(message) {
          log(message)
          if (run === ownRun) options.onStorageChange(message !== 'The storage works again.')
        },
      })
      if (run === ownRun) tableService = opened
    },
    kill() {
      run++
      tableService = undefined
    },
    async stop() {
      const closing = tableService
      const ownRun = run
      tableService = undefined
      await closing?.close()
      if (run === ownRun) run++
    },
  }
}

/** Computer players that wait for a while and then make a random move. */
function createSlowEngineClient(clock: Clock, random: SeededRandom): EngineClient {
  return {
    request(job) {
      const text = randomObstructionMove('view' in job ? job.view : {}, random)
      const result = new Promise<string>(resolve => {
        clock.after(random.between(1, 500), () => resolve(text))
      })
      return { result: result as never, cancel: () => {} }
    },
    close() {},
  }
}
