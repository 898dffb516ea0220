import type { EngineClient, EngineJob } from '#engine-client/engine-client.ts'
import type { Random } from '#kernel/random.ts'
import { randomMoveOf } from './online-play.ts'

/** Computer players that make random moves at once. */
export function createRandomEngine(random: Random): EngineClient {
  return {
    request(job) {
      const text = randomMoveOf(job as EngineJob & { readonly do: 'choose' }, random)
      return { result: Promise.resolve(text) as never, cancel: () => {} }
    },
    close() {},
  }
}
