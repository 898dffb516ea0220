import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client'

/** The figures of one process, as they are sent to another. */
export type ProcessFigures = readonly MetricObjectWithValues<MetricValue<string>>[]

/**
 * The figures of several processes in Prometheus' text format. Each has its own process as a label, so nothing is added up:
 * a sum of counters would fall when one process starts again, and rates would be wrong.
 */
export function joinMetrics(processes: readonly ProcessFigures[]): Promise<string> {
  // Some of the library's own would be averaged or left out, as if they had no label.
  const figures = processes.map(one => one.map(metric => ({ ...metric, aggregator: 'sum' })))
  return AggregatorRegistry.aggregate(figures).metrics()
}
