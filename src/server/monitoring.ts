import type { EventLog } from './event-log.ts'
import type { LimitedEvent } from './limits/limited-event.ts'
import type { ServerMetrics } from './metrics/server-metrics.ts'
import { tableEvents } from './metrics/table-events.ts'
import type { TableServiceOptions } from './tables/table-service.ts'

type TableHooks = 'onStep' | 'onMoveDone' | 'onOpened' | 'onSetAside' | 'onStorageChange'

export interface Monitoring {
  /** For the table service. */
  readonly tableHooks: Required<Pick<TableServiceOptions, TableHooks>>
  onLimited(event: LimitedEvent): void
}

/** Counts events in the metrics and writes them to the log. */
export function openMonitoring(metrics: ServerMetrics, eventLog: EventLog): Monitoring {
  return {
    tableHooks: {
      onStep(before, table) {
        for (const event of tableEvents(before, table)) {
          metrics.tableEvent(event)
          eventLog.tableEvent(event)
        }
      },
      onMoveDone: ms => metrics.moveDone(ms),
      onOpened(table) {
        metrics.tableOpened(table.game)
        eventLog.tableOpened(table)
      },
      onSetAside: table => eventLog.tableSetAside(table),
      onStorageChange: reason => eventLog.storageChanged(reason),
    },
    onLimited(event) {
      metrics.limited(event.limit)
      eventLog.limited(event)
    },
  }
}
