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

/** A house that can be killed and opened again on what it has kept. */
export interface CrashableServer {
  /** Undefined while there is none. */
  service(): TableService | undefined
  connect(player: PlayerInfo, out: SendQueue): ClientConnection
  start(): Promise<void>
  /** As the power going out: nothing that is under way is finished. */
  kill(): void
  stop(): Promise<void>
}

export interface CrashableServerOptions {
  readonly kept: MemoryData
  readonly clock: Clock
  readonly luck: SeededRandom
  readonly games: ReadonlyMap<string, GameEntry>
  weather(): FaultProfile
  tell(what: string): void
  /** The storage keeps nothing, or does so again. */
  onStorageChange(trouble: boolean): void
  /** What should never happen has happened. */
  onFailure(error: unknown): void
}

/** All games, loaded once, so that no simulation waits for a file. */
export async function loadAllGames(): Promise<ReadonlyMap<string, GameEntry>> {
  const entries = await Promise.all(gameIds.map(loadGame))
  return new Map(entries.map((entry, index) => [gameIds[index]!, entry!]))
}

export function createCrashableServer(options: CrashableServerOptions): CrashableServer {
  const { kept, luck, games, weather, tell, onFailure: onError } = options
  const life = { number: 0 }
  const newId = () => String(luck.below(2 ** 32))
  const ids = { newId, newSeed: () => `a secret seed ${newId()}`, newCode: () => drawTableCode(luck) }
  let tableService: TableService | undefined

  /** Time as a process has it: what it waited for does not come after its death. */
  function mortalClock(mine: number): Clock {
    const { clock } = options
    return { now: clock.now, after: (ms, call) => clock.after(ms, () => life.number === mine && call()) }
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
      const mine = ++life.number
      const clock = mortalClock(mine)
      // What a house that is gone left behind is forgotten.
      kept.presence.clear()
      const storage = createFaultyStorage(openMemoryStorage(kept), {
        clock,
        luck,
        weather,
        tell,
        isDead: () => life.number !== mine,
      })
      const opened = await openTableService({
        ...{ storage, clock, ids, engineClient: createSlowEngineClient(clock, luck) },
        loadGame: async id => games.get(id),
        onError(what) {
          tell(what)
          if (life.number === mine) options.onStorageChange(what !== 'The storage works again.')
        },
      })
      if (life.number === mine) tableService = opened
    },
    kill() {
      life.number++
      tableService = undefined
    },
    async stop() {
      const closing = tableService
      const mine = life.number
      tableService = undefined
      await closing?.close()
      if (life.number === mine) life.number++
    },
  }
}

/** Computers that think a while and then move as luck has it. */
function createSlowEngineClient(clock: Clock, luck: SeededRandom): EngineClient {
  return {
    request(job) {
      const text = randomObstructionMove('view' in job ? job.view : {}, luck)
      const result = new Promise<string>(resolve => {
        clock.after(luck.between(1, 500), () => resolve(text))
      })
      return { result: result as never, cancel: () => {} }
    },
    close() {},
  }
}
