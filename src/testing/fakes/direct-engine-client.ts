import type { EngineClient, EngineJob } from '#engine-client/engine-client.ts'
import { createEngineRunner } from '#engine-client/engine-runner.ts'
import { loadEngine } from '#games/catalog.ts'

/** The real engines, in this thread instead of a worker. */
export function createDirectEngineClient(): EngineClient {
  const runner = createEngineRunner(loadEngine)
  return {
    request: (job: EngineJob, report = () => {}) => ({
      result: runner.run(job, report) as Promise<never>,
      cancel() {},
    }),
    close() {},
  }
}
