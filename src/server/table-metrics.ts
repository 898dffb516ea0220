import type { Metrics } from './metrics.ts'
import type { OnlineTable } from './tables/log/online-table.ts'
import type { TableService } from './tables/table-service.ts'
import type { SocketServer } from './websocket/websocket-server.ts'

/** Counts moves and games at all tables. */
export function countTableSteps(metrics: Metrics): (before: OnlineTable, table: OnlineTable) => void {
  const moves = metrics.counter({ name: 'moves_total', help: 'Moves kept', labels: ['game'] })
  const begun = metrics.counter({ name: 'games_begun_total', help: 'Games begun', labels: ['game'] })
  const ended = metrics.counter({ name: 'games_ended_total', help: 'Games ended', labels: ['game', 'by'] })
  return (before, table) => {
    const { game } = table.about
    if (table.play && before.play && table.play.turns !== before.play.turns) moves.of(game).add()
    if (table.play && !before.play) begun.of(game).add()
    const ending = before.phase === 'over' ? undefined : table.play?.ending
    if (ending) ended.of(game, ending.by).add()
  }
}

export function registerGauges(metrics: Metrics, tableService: TableService, sockets: SocketServer): void {
  metrics.gauge({ name: 'sockets', help: 'Sockets open' }, sockets.count)
  metrics.gauge({ name: 'tables_in_memory', help: 'Tables held in memory' }, tableService.tablesInMemory)
  metrics.gauge({ name: 'ready', help: '1 when moves are taken' }, () =>
    tableService.unavailableReason() === undefined ? 1 : 0,
  )
  metrics.gauge({ name: 'memory_bytes', help: 'Resident memory' }, () => process.memoryUsage.rss())
  metrics.gauge({ name: 'cpu_seconds_total', help: 'CPU time used' }, () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6
  })
}
