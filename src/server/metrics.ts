/** The content type of Prometheus' text format. */
export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** The server's metrics in Prometheus' text format. Every name begins with quincunx_. */
export interface Metrics {
  counter(description: MetricDescription): Counter
  /** `read` is called when the metrics are read, and costs nothing until then. */
  gauge(description: MetricDescription, read: () => number | Iterable<GaugeReading>): void
  /** Counts values by range, such as durations in seconds. */
  histogram(description: MetricDescription & { readonly bounds: readonly number[] }): Histogram
  text(): string
}

export interface MetricDescription {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
}

export type GaugeReading = readonly [labels: readonly string[], value: number]

export interface Counter {
  /** The series for these label values. Callers on a hot path look it up once. */
  of(...labels: readonly string[]): CounterSeries
}

export interface CounterSeries {
  add(by?: number): void
}

export interface Histogram {
  of(...labels: readonly string[]): HistogramSeries
}

export interface HistogramSeries {
  record(value: number): void
}

const PREFIX = 'quincunx_'

export function openMetrics(): Metrics {
  const families = new Map<string, () => string>()

  function add(description: MetricDescription, type: string, samples: () => readonly string[]) {
    if (families.has(description.name)) throw new Error(`There is a metric ${description.name} already`)
    const name = PREFIX + description.name
    const help = description.help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
    const head = `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
    families.set(
      description.name,
      () =>
        head +
        samples()
          .map(sample => `${name}${sample}\n`)
          .join(''),
    )
  }

  return {
    counter(description) {
      const counts = seriesOf(description, openCounterSeries)
      add(description, 'counter', () =>
        counts.all().map(([labels, count]) => `${formatLabels(labels)} ${formatNumber(count.value())}`),
      )
      return counts
    },
    gauge(description, read) {
      add(description, 'gauge', () => {
        const value = read()
        const readings = typeof value === 'number' ? [[[], value] as const] : [...value]
        return readings.map(
          ([values, value]) => `${formatLabels(pairLabels(description, values))} ${formatNumber(value)}`,
        )
      })
    },
    histogram(description) {
      const histograms = seriesOf(description, () => openHistogramSeries(description.bounds))
      add(description, 'histogram', () =>
        histograms.all().flatMap(([labels, series]) => series.samples(labels)),
      )
      return histograms
    },
    text: () => [...families.values()].map(family => family()).join(''),
  }
}

type Label = readonly [name: string, value: string]

/** One series for each combination of label values. */
function seriesOf<Item>(description: MetricDescription, open: () => Item) {
  const items = new Map<string, readonly [labels: readonly Label[], item: Item]>()
  function of(...values: readonly string[]): Item {
    const key = values.join('\n')
    const existing = items.get(key)
    if (existing) return existing[1]
    const item = open()
    items.set(key, [pairLabels(description, values), item])
    return item
  }
  // Without labels there is exactly one series, which exists from the start.
  if (!description.labels?.length) of()
  return { of, all: () => [...items.values()] }
}

function openCounterSeries(): CounterSeries & { value(): number } {
  let value = 0
  return {
    add(by = 1) {
      value += by
    },
    value: () => value,
  }
}

function openHistogramSeries(bounds: readonly number[]) {
  const counts = [...bounds, Number.POSITIVE_INFINITY].map(bound => ({ bound, count: 0 }))
  let sum = 0
  return {
    record(value: number) {
      sum += value
      // NaN is in no range, so it counts in the last one.
      const range = counts.find(({ bound }) => value <= bound) ?? counts.at(-1)!
      range.count++
    },
    samples(labels: readonly Label[]): readonly string[] {
      let cumulative = 0
      const buckets = counts.map(({ bound, count }) => {
        cumulative += count
        return `_bucket${formatLabels([...labels, ['le', formatNumber(bound)]])} ${cumulative}`
      })
      return [
        ...buckets,
        `_sum${formatLabels(labels)} ${formatNumber(sum)}`,
        `_count${formatLabels(labels)} ${cumulative}`,
      ]
    },
  }
}

function pairLabels({ name, labels = [] }: MetricDescription, values: readonly string[]): readonly Label[] {
  if (labels.length !== values.length) throw new Error(`The metric ${name} has ${labels.length} labels`)
  return labels.map((label, index) => [label, values[index]!])
}

function formatLabels(labels: readonly Label[]): string {
  if (labels.length === 0) return ''
  return `{${labels.map(([name, value]) => `${name}="${escapeLabelValue(value)}"`).join(',')}}`
}

function escapeLabelValue(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function formatNumber(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf'
  if (value === Number.NEGATIVE_INFINITY) return '-Inf'
  return String(value)
}
