import type { EngineClient, EngineJob } from '#engine-client/engine-client.ts'
import { gameIds, loadGame } from '#games/catalog.ts'
import type { GameEntry } from '#games/game-entry.ts'
import type { Clock } from '#kernel/clock.ts'
import { accept } from '#kernel/result.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { SharedClock } from '#server/shared-clock.ts'
import { drawTableCode } from '#server/tables/table-codes.ts'
import { TableService } from '#server/tables/table-service.ts'
import { ClientConnection, type ClientTransport } from '#server/websocket/client-connection.ts'
import type { MemoryData } from '../memory-storage/memory-data.ts'
import { openMemoryStorage } from '../memory-storage/memory-storage.ts'
import { randomMoveOf } from '../online-play/online-play.ts'
import type { FaultProfile } from './fault-profile.ts'
import { createFaultyStorage } from './faulty-storage.ts'
import type { SeededRandom } from './seeded-random.ts'

/** A server that can be killed and started again on the same data. */
export interface CrashableServer {
  readonly name: string
  /** Undefined while the server is down. */
  service(): TableService | undefined
  connect(player: PlayerInfo, transport: ClientTransport): ClientConnection
  start(): Promise<void>
  /** Like a power cut: no pending operation completes. */
  kill(): void
  stop(): Promise<void>
  /** From now until the given instant it cannot reach the storage, or hears no wake-ups from other nodes. */
  partition(until: number): void
  deafen(until: number): void
}

export interface CrashableServerOptions {
  readonly name: string
  /** Whether other servers use the data at the same time. */
  readonly isShared: boolean
  readonly data: MemoryData
  readonly clock: Clock
  readonly random: SeededRandom
  readonly games: ReadonlyMap<string, GameEntry>
  faults(): FaultProfile
  log(event: string): void
  onStorageChange(isUnavailable: boolean): void
  /** Called when a server sends its clients to other nodes. */
  onCutOff(server: CrashableServer): void
  /** Called for errors that should never happen. */
  onFailure(error: unknown): void
}

/** Loads all games in advance, so that the simulation waits for no file. */
export async function loadAllGames(): Promise<ReadonlyMap<string, GameEntry>> {
  const entries = await Promise.all(gameIds.map(loadGame))
  return new Map(entries.map((entry, index) => [gameIds[index]!, entry!]))
}

export function createCrashableServer(options: CrashableServerOptions): CrashableServer {
  const { name, isShared, data, random, games, faults, log, onFailure: onError } = options
  // Counts the starts and kills: work of an earlier run must have no effect.
  let run = 0
  const newId = () => String(random.below(2 ** 32))
  const ids = {
    newId,
    newSeed: () => `a secret seed ${newId()}`,
    newCode: (table: { open: boolean }) => drawTableCode(random, table),
  }
  let tableService: TableService | undefined
  let die = () => {}
  let serverClock: Clock | undefined
  let partitionedUntil = 0
  let deafUntil = 0

  /** A clock whose timers do not fire after the process is dead. */
  function processClock(ownRun: number): Clock {
    const { clock } = options
    const { skewMs } = faults()
    const skew = skewMs === 0 ? 0 : random.between(-skewMs, skewMs)
    return {
      now: () => clock.now() + skew,
      after: (ms, call) => clock.after(ms, () => run === ownRun && call()),
    }
  }

  const server: CrashableServer = {
    name,
    partition(until) {
      partitionedUntil = until
    },
    deafen(until) {
      deafUntil = until
    },
    service: () => tableService,
    connect: (player, transport) =>
      new ClientConnection({
        tableService: tableService!,
        ...{ player, transport, onError, id: newId(), address: '', now: serverClock!.now },
        countMessage: async () => accept(undefined),
        sentence: ({ code }) => code,
      }),
    async start() {
      const ownRun = ++run
      const { promise: death, resolve } = Promise.withResolvers<void>()
      die = resolve
      const local = processClock(ownRun)
      // A new server discards the presence rows of the previous one, unless others are present at other servers.
      if (!isShared) data.presence.clear()
      const node = `${name} ${ownRun}`
      const storage = createFaultyStorage(openMemoryStorage(data, { isShared }), {
        ...{ clock: local, random, faults, log, isDead: () => run !== ownRun, death },
        isPartitioned: () => options.clock.now() < partitionedUntil,
        isDeaf: () => options.clock.now() < deafUntil,
      })
      const clock = new SharedClock(local)
      const renewLease = () => clock.follow(() => storage.nodes.renew(node))
      if (isShared) await clock.follow(async () => ({ now: await storage.nodes.now() }))
      const opened = await TableService.open({
        ...{ storage, clock, ids, engineClient: createSlowEngineClient(clock, random) },
        ...(isShared && { node, renewLease, onCutOff: () => options.onCutOff(server) }),
        loadGame: async id => games.get(id),
        onStorageChange(reason) {
          log(reason ?? 'the storage works again')
          if (run === ownRun) options.onStorageChange(reason !== undefined)
        },
        onSetAside: ({ id, reason }) => onError(new Error(`Table ${id} is set aside: ${reason}`)),
        onError: error => run === ownRun && onError(error),
      })
      if (run !== ownRun) return
      tableService = opened
      serverClock = clock
    },
    kill() {
      run++
      die()
      tableService = undefined
    },
    async stop() {
      const closing = tableService
      const ownRun = run
      tableService = undefined
      await closing?.close()
      if (run !== ownRun) return
      run++
      die()
    },
  }
  return server
}

/** Computer players that wait for a while and then make a random move. */
function createSlowEngineClient(clock: Clock, random: SeededRandom): EngineClient {
  return {
    request(job) {
      const text = randomMoveOf(job as EngineJob & { readonly do: 'choose' }, random)
      const result = new Promise<string>(resolve => {
        clock.after(random.between(1, 500), () => resolve(text))
      })
      return { result: result as never, cancel: () => {} }
    },
    close() {},
  }
}
