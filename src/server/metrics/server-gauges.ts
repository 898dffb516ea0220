import type { StorageFigures } from '../storage/storage.ts'
import type { ServerMetrics } from './server-metrics.ts'

/** The parts of a server whose present size is a figure. */
export interface GaugeSources {
  readonly version: string
  openSockets(): number
  openStreams(): number
  tablesInMemory(): number
  /** Tables that could not be replayed and are left alone. */
  tablesSetAside(): number
  unavailableReason(): string | undefined
  /** Undefined for a storage without figures, such as the one in memory. */
  storageFigures: (() => Promise<StorageFigures>) | undefined
}

/** Registers all figures that are read when the metrics are. */
export function registerGauges(metrics: ServerMetrics, sources: GaugeSources): void {
  const { storageFigures } = sources
  metrics.info(
    { name: 'build_info', help: 'Versions of Quincunx and Node' },
    { version: sources.version, node: process.versions.node },
  )
  metrics.gauge({ name: 'ready', help: '1 while moves are accepted' }, () =>
    sources.unavailableReason() === undefined ? 1 : 0,
  )
  metrics.gauge({ name: 'sockets', help: 'Open WebSockets' }, sources.openSockets)
  metrics.gauge({ name: 'event_streams', help: 'Open event streams' }, sources.openStreams)
  metrics.gauge({ name: 'tables_in_memory', help: 'Tables in memory' }, sources.tablesInMemory)
  metrics.gauge({ name: 'tables_set_aside', help: 'Tables set aside as unreadable' }, sources.tablesSetAside)
  if (storageFigures) registerStorageGauges(metrics, storageFigures)
}

function registerStorageGauges(metrics: ServerMetrics, read: () => Promise<StorageFigures>): void {
  const gauge = (figure: keyof StorageFigures, name: string, help: string) =>
    metrics.gauge({ name, help }, async () => (await read())[figure])
  gauge('pendingRequests', 'storage_pending_requests', 'Requests to the storage without an answer')
  gauge('databaseBytes', 'database_bytes', 'Size of the database file')
  gauge('walBytes', 'database_wal_bytes', 'Size of the write-ahead log beside it')
  gauge('freeDiskBytes', 'free_disk_bytes', 'Free space on the disk of the database')
}
