import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

/** prom-client's own figures of the event loop begin again with every reader, so a second reader would spoil them. */
const RESET_BY_READERS = 'nodejs_eventloop_lag'
/** prom-client cannot be told to leave them out; this way it at least never samples. */
const NEVER_MS = 2 ** 31 - 1

let registry: Registry | undefined

/** Figures of the whole process. One registry for all servers: prom-client's observers cannot be stopped again. */
export function processMetrics(prefix: string): Registry {
  registry ??= openProcessRegistry(prefix)
  return registry
}

function openProcessRegistry(prefix: string): Registry {
  const register = new Registry()
  collectDefaultMetrics({ register, prefix, eventLoopMonitoringPrecision: NEVER_MS })
  for (const { name } of register.getMetricsAsArray())
    if (name.startsWith(prefix + RESET_BY_READERS)) register.removeSingleMetric(name)
  // Names of the first version, which hosts' dashboards may use.
  new Gauge({
    ...{ name: `${prefix}memory_bytes`, help: 'Resident memory', registers: [register] },
    collect() {
      this.set(process.memoryUsage.rss())
    },
  })
  new Counter({
    ...{ name: `${prefix}cpu_seconds_total`, help: 'CPU time used', registers: [register] },
    collect() {
      const { user, system } = process.cpuUsage()
      this.reset()
      this.inc((user + system) / 1e6)
    },
  })
  return register
}
