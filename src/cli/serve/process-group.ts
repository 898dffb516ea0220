import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { joinMetrics, type ProcessFigures } from '#server/metrics/joined-metrics.ts'
import { warn } from '../print.ts'
import { cliText } from '../text/en/shell.ts'
import {
  type MemberMessage,
  PORT_VARIABLE,
  PROCESS_VARIABLE,
  type SupervisorMessage,
} from './group-messages.ts'
import { RestartLimit } from './restart-limit.ts'

/** How long a process may take to tell its figures before the metrics are shown without them. */
const FIGURES_MS = 1_000

/** Several processes that serve the same port, each a server of its own. This process only supervises them. */
export class ProcessGroup {
  readonly #count: number
  readonly #workers = new Map<number, Worker>()
  readonly #restarts = new Map<number, { readonly limit: RestartLimit; timer?: NodeJS.Timeout }>()
  readonly #figures = new Map<number, Map<number, (figures: ProcessFigures) => void>>()
  #requests = 0
  #port: number | undefined
  #isStopping = false
  #fail = () => {}
  /** Resolves when a process dies again and again. */
  readonly failed = new Promise<void>(resolve => {
    this.#fail = resolve
  })

  constructor(count: number) {
    this.#count = count
  }

  /**
   * Starts all processes. The first one finds the port, and the others follow, so that a mistake in the command line is
   * told once. Resolves with the port, or with the exit code of a process that could not start.
   */
  async start(): Promise<{ readonly port: number } | { readonly exitCode: number }> {
    const first = await this.#startFirst()
    if ('exitCode' in first) return first
    this.#port = first.port
    const others = Array.from({ length: this.#count - 1 }, (_, index) => this.#fork(index + 2))
    await Promise.all(others.map(worker => this.#isUp(worker)))
    return first
  }

  /** Stops all processes and resolves when they are gone. */
  async stop(): Promise<void> {
    this.#isStopping = true
    for (const { timer } of this.#restarts.values()) clearTimeout(timer)
    const running = [...this.#workers.values()].filter(worker => !worker.isDead())
    // From a terminal they get the signal themselves as well, and take no notice of the second one.
    const exits = running.map(worker => once(worker, 'exit'))
    for (const worker of running) worker.process.kill('SIGTERM')
    await Promise.all(exits)
  }

  async #startFirst() {
    const worker = this.#fork(1)
    const up = await this.#isUp(worker)
    return up === undefined ? { exitCode: worker.process.exitCode ?? 1 } : { port: up }
  }

  /** Resolves with the port when the process listens, or with undefined when it ends before. */
  #isUp(worker: Worker): Promise<number | undefined> {
    return new Promise(resolve => {
      worker.on('message', (message: MemberMessage) => {
        if (message.kind === 'listening') resolve(message.port)
      })
      worker.once('exit', () => resolve(undefined))
    })
  }

  #fork(number: number): Worker {
    const worker = cluster.fork({
      [PROCESS_VARIABLE]: String(number),
      ...(this.#port !== undefined && { [PORT_VARIABLE]: String(this.#port) }),
    })
    this.#workers.set(number, worker)
    worker.on('message', (message: MemberMessage) => void this.#onMessage(worker, number, message))
    worker.once('exit', (code, signal) => this.#onExit(number, signal ?? `exit code ${code}`))
    return worker
  }

  #onExit(number: number, cause: string): void {
    // Until the group has a port, the caller hears of it.
    if (this.#isStopping || this.#port === undefined) return
    const restart = this.#restarts.get(number) ?? { limit: new RestartLimit() }
    const delayMs = restart.limit.delayAfterDeath(Date.now())
    if (delayMs === undefined) {
      warn(cliText.processGivenUp(number, cause))
      this.#fail()
      return
    }
    warn(cliText.processRestarts(number, cause))
    const timer = setTimeout(() => this.#fork(number), delayMs)
    this.#restarts.set(number, { ...restart, timer })
  }

  async #onMessage(worker: Worker, number: number, message: MemberMessage): Promise<void> {
    if (message.kind === 'figures') this.#figures.get(message.request)?.get(number)?.(message.figures)
    if (message.kind !== 'metrics-wanted') return
    const text = await joinMetrics(await this.#collectFigures())
    tell(worker, { kind: 'metrics', request: message.request, text })
  }

  /** The figures of all processes that answer in time. */
  async #collectFigures(): Promise<readonly ProcessFigures[]> {
    const request = ++this.#requests
    const answers = new Map<number, (figures: ProcessFigures) => void>()
    this.#figures.set(request, answers)
    const collected = [...this.#workers]
      .filter(([, worker]) => worker.isConnected())
      .map(
        ([number, worker]) =>
          new Promise<ProcessFigures>(resolve => {
            const timer = setTimeout(() => resolve([]), FIGURES_MS)
            answers.set(number, figures => {
              clearTimeout(timer)
              resolve(figures)
            })
            tell(worker, { kind: 'figures-wanted', request })
          }),
      )
    const figures = await Promise.all(collected)
    this.#figures.delete(request)
    return figures
  }
}

/** A process that is gone by now needs no message. */
function tell(worker: Worker, message: SupervisorMessage): void {
  if (worker.isConnected()) worker.send(message, undefined, undefined, () => {})
}
