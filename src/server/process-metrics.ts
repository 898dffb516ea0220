import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

/** How the process fares. */
export function measureProcess(metrics: Metrics): void {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  metrics.gauge({ name: 'process_memory_bytes', help: 'Resident memory.' }, () => process.memoryUsage.rss())
  metrics.gauge({ name: 'process_uptime_seconds', help: 'Since the process began.' }, () => process.uptime())
  metrics.gauge(
    { name: 'process_delay_seconds', help: 'How late timers were at worst since the last reading.' },
    () => {
      const worst = delay.max / 1e9
      delay.reset()
      return worst
    },
  )
}
