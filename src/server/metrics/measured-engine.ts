import type { EngineClient } from '#engine-client/engine-client.ts'
import type { ServerMetrics } from './server-metrics.ts'

/** The same engine client; the time from each request to its answer is measured, waiting for other games included. */
export function measuredEngine(engineClient: EngineClient, metrics: ServerMetrics): EngineClient {
  return {
    request(job, report) {
      const done = metrics.engineAsked(job.game)
      const task = engineClient.request(job, report)
      task.result.then(
        () => done({ answered: true }),
        () => done({ answered: false }),
      )
      return task
    },
    close: () => engineClient.close(),
  }
}
