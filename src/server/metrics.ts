/** The type of Prometheus' text format. */
export const METRICS_CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** What the server counts and measures, for Prometheus to read. Every name begins with quincunx_. */
export interface Metrics {
  /** Only ever rises. */
  counter(about: MetricDescription): Counter
  /** Is asked for when someone reads the metrics, and costs nothing until then. */
  gauge(about: MetricDescription, read: () => number | Iterable<GaugeReading>): void
  /** How many fell into which range, such as durations in seconds. */
  histogram(about: MetricDescription & { readonly bounds: readonly number[] }): Histogram
  text(): string
}

export interface MetricDescription {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
}

/** A gauge's value for these label values. */
export type GaugeReading = readonly [labels: readonly string[], value: number]

export interface Counter {
  /** The count for these label values; kept at hand where it is counted often. */
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

  function add(about: MetricDescription, type: string, samples: () => readonly string[]) {
    if (families.has(about.name)) throw new Error(`There is a metric ${about.name} already`)
    const name = PREFIX + about.name
    const help = about.help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
    const head = `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`
    families.set(
      about.name,
      () =>
        head +
        samples()
          .map(sample => `${name}${sample}\n`)
          .join(''),
    )
  }

  return {
    counter(about) {
      const counts = seriesOf(about, openCounterSeries)
      add(about, 'counter', () =>
        counts.all().map(([labels, count]) => `${formatLabels(labels)} ${formatNumber(count.value())}`),
      )
      return counts
    },
    gauge(about, read) {
      add(about, 'gauge', () => {
        const value = read()
        const readings = typeof value === 'number' ? [[[], value] as const] : [...value]
        return readings.map(
          ([values, value]) => `${formatLabels(pairLabels(about, values))} ${formatNumber(value)}`,
        )
      })
    },
    histogram(about) {
      const measures = seriesOf(about, () => openHistogramSeries(about.bounds))
      add(about, 'histogram', () => measures.all().flatMap(([labels, measure]) => measure.samples(labels)))
      return measures
    },
    text: () => [...families.values()].map(family => family()).join(''),
  }
}

type Label = readonly [name: string, value: string]

/** One count or measure for each combination of label values. */
function seriesOf<Item>(about: MetricDescription, open: () => Item) {
  const items = new Map<string, readonly [labels: readonly Label[], item: Item]>()
  function of(...values: readonly string[]): Item {
    const key = values.join('\n')
    const known = items.get(key)
    if (known) return known[1]
    const item = open()
    items.set(key, [pairLabels(about, values), item])
    return item
  }
  // Without labels there is a value from the beginning: 0.
  if (!about.labels?.length) of()
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
      // NaN is in the last range, as in no other.
      const range = counts.find(({ bound }) => value <= bound) ?? counts.at(-1)!
      range.count++
    },
    samples(labels: readonly Label[]): readonly string[] {
      let below = 0
      const buckets = counts.map(({ bound, count }) => {
        below += count
        return `_bucket${formatLabels([...labels, ['le', formatNumber(bound)]])} ${below}`
      })
      return [
        ...buckets,
        `_sum${formatLabels(labels)} ${formatNumber(sum)}`,
        `_count${formatLabels(labels)} ${below}`,
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
