import type { ProcessFigures } from '#server/metrics/joined-metrics.ts'
import {
  type MemberMessage,
  PORT_VARIABLE,
  PROCESS_VARIABLE,
  type SupervisorMessage,
} from './group-messages.ts'
import type { ServeOptions } from './serve-options.ts'

/** Longer than the first process waits for the others. */
const METRICS_MS = 3_000

/** This process among those that share a port. */
export class GroupMember {
  /** Its number, from 1. */
  readonly process: number
  readonly #port: number | undefined
  #readFigures: () => Promise<ProcessFigures> = async () => []
  #requests = 0
  /** Requests for the metrics of all processes, by number. */
  readonly #waiting = new Map<number, (text: string) => void>()

  constructor(variables: NodeJS.ProcessEnv) {
    this.process = Number(variables[PROCESS_VARIABLE])
    this.#port = variables[PORT_VARIABLE] ? Number(variables[PORT_VARIABLE]) : undefined
    process.on('message', (message: SupervisorMessage) => void this.#onMessage(message))
  }

  /** The same options, with the port that the first process has found. */
  withPort(options: ServeOptions): ServeOptions {
    // All processes that ask for any port get the same one; one that asks for its number does not.
    if (this.#port === undefined || options.port === 0) return options
    return { ...options, port: this.#port, isExactPort: true }
  }

  listening(port: number): void {
    send({ kind: 'listening', port })
  }

  /** Calls back for the figures of this process when the metrics of all are wanted. */
  onFiguresWanted(read: () => Promise<ProcessFigures>): void {
    this.#readFigures = read
  }

  /** The metrics of all processes; undefined if the first process does not answer. */
  metricsOfAll(): Promise<string | undefined> {
    const request = ++this.#requests
    return new Promise(resolve => {
      const done = (text?: string) => {
        clearTimeout(timer)
        this.#waiting.delete(request)
        resolve(text)
      }
      const timer = setTimeout(done, METRICS_MS)
      this.#waiting.set(request, done)
      send({ kind: 'metrics-wanted', request })
    })
  }

  async #onMessage(message: SupervisorMessage): Promise<void> {
    const { kind, request } = message
    if (kind === 'metrics') this.#waiting.get(request)?.(message.text)
    if (kind === 'figures-wanted') send({ kind: 'figures', request, figures: await this.#readFigures() })
  }
}

/** A first process that is gone needs no answer; this one ends too. */
function send(message: MemberMessage): void {
  process.send?.(message, undefined, undefined, () => {})
}
