import type { KeyValueStore } from '#app/key-value-store.ts'
import type { StoredGame } from '#app/saved-game-store.ts'
import type { EngineClient, EngineJob, EngineResults } from '#engine-client/engine-client.ts'
import type { Dealt } from '#kernel/engine.ts'
import { accept } from '#kernel/result.ts'
import { type LoadedGame, loadGameOrThrow } from '#terminal/game/loaded-game.ts'
import type { TerminalHost } from '#terminal/shell/host.ts'
import { createManualClock, type ManualClock } from './manual-clock.ts'
import { createMemoryKeyValueStore } from './memory-key-value-store.ts'

/** A puzzle of Solitudo as the engine generates it, solved by `SOLVING_MOVE`. */
export const GENERATED_PUZZLE = {
  params: { mode: 'normal', shape: 'square', size: 5, side: 4, grade: 'steady', puzzle: '' },
  deal: {
    puzzle: '43115/35234/14453/12231/41321',
    solution: '#.#../...#./.#.../#.#../....#',
    rating: 'steady',
  },
} as const satisfies Dealt

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

/** An in-memory host with a manual clock, whose engine always generates the puzzle above. */
export function createFakeTerminalHost(
  request: EngineClient['request'] = generateInProcess,
): FakeTerminalHost {
  const clock = createManualClock()
  const savedGames: StoredGame[] = []
  const keyValueStore = createMemoryKeyValueStore()
  let ids = 0
  const host = {
    clock,
    preferences: keyValueStore,
    engineClient: { request, close() {} },
    analysisEngine: { request, close() {} },
    savedGames: {
      list: async () => savedGames.toReversed(),
      find: async (id: string) => savedGames.find(game => game.id === id),
      put: async (game: StoredGame) => {
        const at = savedGames.findIndex(({ id }) => id === game.id)
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
  const request: EngineJob = job
  const { params, deal } = GENERATED_PUZZLE
  const answer =
    request.do === 'generate' ? accept({ params: { ...params, ...request.params, size: 5 }, deal }) : null
  return { result: Promise.resolve(answer as EngineResults[Kind]), cancel() {} }
}
