import type { StoredGame } from '#app/saved-game-store.ts'
import type { EngineClient, EngineJob, EngineResults } from '#engine-client/engine-client.ts'
import { accept } from '#kernel/result.ts'
import { type LoadedGame, loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import type { KeyValueStore, TerminalHost } from '#terminal/shell/host.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createMemoryKeyValueStore } from './memory-key-value-store.ts'

/** A puzzle as it is once it is prepared; solved by shading `SOLUTION`. */
export const GENERATED_PUZZLE = {
  size: 5,
  puzzle: '43115/35234/14453/12231/41321',
  solution: '#.#../...#./.#.../#.#../....#',
  rating: 'steady',
} as const

export const SOLVING_MOVE = 'shade a1 c1 d2 b3 a4 c4 e5'

export function loadSolitudo(): Promise<LoadedGame> {
  return loadGameOrThrow('solitudo')
}

export interface FakeTerminalHost {
  readonly host: TerminalHost
  readonly clock: ManualClock
  readonly savedGames: StoredGame[]
  readonly keyValueStore: KeyValueStore
}

/** A host in memory with the time in hand, whose worker prepares every puzzle as the one above. */
export function createFakeTerminalHost(
  answer: EngineClient['request'] = generateInProcess,
): FakeTerminalHost {
  const clock = createManualClock()
  const savedGames: StoredGame[] = []
  const keyValueStore = createMemoryKeyValueStore()
  let ids = 0
  const host = {
    clock,
    preferences: keyValueStore,
    engineClient: { request: answer, close() {} },
    savedGames: {
      list: async () => savedGames.toReversed(),
      put: async (game: StoredGame) => {
        const at = savedGames.findIndex(one => one.id === game.id)
        if (at >= 0) savedGames.splice(at, 1)
        savedGames.push(game)
      },
    },
    newSeed: () => 'seed',
    newId: () => `game-${++ids}`,
    output: { write: () => true },
  }
  return { host: host as unknown as TerminalHost, clock, savedGames, keyValueStore }
}

function generateInProcess<Kind extends EngineJob['do']>(job: Extract<EngineJob, { do: Kind }>) {
  const asked: EngineJob = job
  const answer = asked.do === 'prepare' ? accept({ ...asked.setup, ...GENERATED_PUZZLE }) : null
  return { result: Promise.resolve(answer as EngineResults[Kind]), cancel() {} }
}
