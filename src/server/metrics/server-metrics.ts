import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { CLOSE_CODES } from '#protocol/close-codes.ts'
import { EventLoopDelay } from './event-loop-delay.ts'
import type { ProcessFigures } from './joined-metrics.ts'
import { processMetrics } from './process-metrics.ts'
import type { TableEvent } from './table-events.ts'

export interface MetricDescription {
  /** Without the prefix. */
  readonly name: string
  readonly help: string
}

export interface RequestDescription {
  readonly method: string
  /** The route's pattern, not the path: paths contain ids, so there would be endless labels. */
  readonly route: string
  readonly status: number
}

/** The processes that share this one's port, whose figures are shown together. */
export interface MetricsGroup {
  /** The number of this process, which all its figures have as a label. */
  readonly process: number
  onFiguresWanted(read: () => Promise<ProcessFigures>): void
  /** The figures of all processes; undefined if they cannot be had. */
  metricsOfAll(): Promise<string | undefined>
}

const PREFIX = 'quincunx_'
/** In seconds: from a move in memory to a storage that hardly answers. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const REQUEST_SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]
const LOOP_SECONDS = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
const BATCH_SIZES = [1, 2, 5, 10, 20, 50, 100, 200, 500]
/** A client may close with any code of its own, and each would be a new series. */
const KNOWN_CLOSE_CODES: readonly number[] = [
  ...[1000, 1001, 1002, 1005, 1006, 1007, 1009, 1011, 1012],
  ...Object.values(CLOSE_CODES),
]

/** The metrics of one server, for Prometheus. Several servers in one process have one each. */
export class ServerMetrics {
  readonly #registry = new Registry()
  readonly #process = processMetrics(PREFIX)

  readonly #moves = this.#counter('moves_total', 'Moves stored', 'game')
  readonly #begun = this.#counter('games_begun_total', 'Games begun', 'game')
  readonly #ended = this.#counter('games_ended_total', 'Games ended', 'game', 'by')
  readonly #opened = this.#counter('tables_opened_total', 'Tables opened', 'game')
  readonly #moveSeconds = this.#histogram(
    'move_seconds',
    'From the arrival of a move to its broadcast',
    SECONDS,
  )
  readonly #commitSeconds = this.#histogram(
    'commit_seconds',
    'From the oldest request of a storage batch to the answer',
    SECONDS,
  )
  readonly #commitRequests = this.#histogram('commit_requests', 'Requests in a storage batch', BATCH_SIZES)
  readonly #engineJobs = this.#newGauge(
    'engine_jobs',
    'Moves that computers are thinking about or waiting to',
  )
  readonly #engineSeconds = this.#histogram(
    'engine_seconds',
    'From asking for a computer’s move to having it',
    SECONDS,
    'game',
  )
  readonly #refusals = this.#counter('refusals_total', 'Refused commands and requests', 'code')
  readonly #limited = this.#counter('limited_total', 'Times a client was over a limit', 'limit')
  readonly #socketsClosed = this.#counter('sockets_closed_total', 'Closed WebSockets', 'code')
  readonly #loopDelay = this.#histogram(
    'event_loop_delay_seconds',
    'How late a timer of 50 ms was',
    LOOP_SECONDS,
  )
  readonly #requestSeconds = this.#histogram(
    'http_request_seconds',
    'Duration of HTTP requests',
    REQUEST_SECONDS,
    'method',
    'route',
    'status',
  )

  readonly #group: MetricsGroup | undefined

  constructor(group?: MetricsGroup) {
    this.#group = group
    if (!group) return
    for (const registry of [this.#registry, this.#process])
      registry.setDefaultLabels({ process: String(group.process) })
    group.onFiguresWanted(() => this.#figures())
  }

  get contentType(): string {
    return this.#registry.contentType
  }

  /** In Prometheus' text format, with the figures of the process, and of all processes that share its port. */
  async text(): Promise<string> {
    const all = await this.#group?.metricsOfAll()
    if (all !== undefined) return all
    return `${await this.#registry.metrics()}\n${await this.#process.metrics()}`
  }

  /** Registers a figure that is read whenever the metrics are; while reading it fails, it is missing. */
  gauge(
    { name, help }: MetricDescription,
    read: () => number | undefined | Promise<number | undefined>,
  ): void {
    new Gauge({
      ...{ name: PREFIX + name, help, registers: [this.#registry] },
      async collect() {
        try {
          const value = await read()
          if (value === undefined) this.remove()
          else this.set(value)
        } catch {
          this.remove()
        }
      },
    })
  }

  /** Records delays of the event loop from now on; returns the function that stops it. */
  measureEventLoop(): () => void {
    const delay = new EventLoopDelay(seconds => this.#loopDelay.observe(seconds))
    this.gauge({ name: 'delay_seconds', help: 'Longest delay of the event loop in the last minute' }, () =>
      delay.worstSeconds(),
    )
    return () => delay.stop()
  }

  /** Registers a constant 1 whose labels are facts, such as the version. */
  info({ name, help }: MetricDescription, facts: Readonly<Record<string, string>>): void {
    this.#newGauge(name, help, ...Object.keys(facts)).set({ ...facts }, 1)
  }

  tableOpened(game: string): void {
    this.#opened.inc({ game })
  }

  tableEvent(event: TableEvent): void {
    const { game } = event
    if (event.kind === 'moved') this.#moves.inc({ game })
    if (event.kind === 'begun') this.#begun.inc({ game })
    if (event.kind === 'ended') this.#ended.inc({ game, by: event.by })
  }

  /** A move was stored and broadcast this long after it arrived. */
  moveDone(ms: number): void {
    this.#moveSeconds.observe(ms / 1000)
  }

  /** Storage answered a batch of requests, the oldest of which was made this long ago. */
  commitDone(ms: number, requests: number): void {
    this.#commitSeconds.observe(ms / 1000)
    this.#commitRequests.observe(requests)
  }

  /** A computer's move is wanted. Returns the function to call when the engine has answered or given up. */
  engineAsked(game: string): (outcome: { readonly answered: boolean }) => void {
    const askedAt = performance.now()
    this.#engineJobs.inc()
    return ({ answered }) => {
      this.#engineJobs.dec()
      if (answered) this.#engineSeconds.observe({ game }, (performance.now() - askedAt) / 1000)
    }
  }

  /** A command or request was answered with this refusal. */
  refused(code: string): void {
    this.#refusals.inc({ code })
  }

  /** A client was over this limit. */
  limited(limit: string): void {
    this.#limited.inc({ limit })
  }

  socketClosed(code: number): void {
    this.#socketsClosed.inc({ code: KNOWN_CLOSE_CODES.includes(code) ? String(code) : 'other' })
  }

  requestDone({ method, route, status }: RequestDescription, ms: number): void {
    this.#requestSeconds.observe({ method, route, status }, ms / 1000)
  }

  async #figures(): Promise<ProcessFigures> {
    return [...(await this.#registry.getMetricsAsJSON()), ...(await this.#process.getMetricsAsJSON())]
  }

  #counter(name: string, help: string, ...labelNames: string[]): Counter {
    return new Counter({ name: PREFIX + name, help, labelNames, registers: [this.#registry] })
  }

  #newGauge(name: string, help: string, ...labelNames: string[]): Gauge {
    return new Gauge({ name: PREFIX + name, help, labelNames, registers: [this.#registry] })
  }

  #histogram(name: string, help: string, buckets: number[], ...labelNames: string[]): Histogram {
    return new Histogram({ name: PREFIX + name, help, buckets, labelNames, registers: [this.#registry] })
  }
}
