import type { EngineClient, EngineTask } from '#engine-client/engine-client.ts'
import type { Findings } from '#kernel/analysis.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Report } from '#kernel/engine.ts'
import { errorMessage } from '#kernel/errors.ts'

/**
 * How long a question about a position that is no longer shown may still run. Cancelling costs the worker and its caches,
 * so a player who steps through a game quickly should not cancel questions that are almost answered.
 */
const GRACE_MS = 300

/** How many positions are remembered, so that a long session does not fill the memory. */
const REMEMBERED_POSITIONS = 500

export interface PositionAnalysisOptions {
  readonly engineClient: EngineClient
  readonly clock: Clock
  readonly game: string
  onChange(): void
}

/** A position on the screen with the questions about it. */
interface ShownPosition {
  readonly key: string
  readonly questions: readonly object[]
}

/** The key of a position may be empty: an opening has no moves. */
const NOTHING_SHOWN: ShownPosition = { key: '\0', questions: [] }

interface Known {
  readonly answer: object
  /** How many of the questions are answered. */
  readonly answered: number
}

interface RunningQuestion extends ShownPosition {
  readonly index: number
  readonly task: EngineTask<object>
  readonly startedAt: number
}

/** Asks the engine about the position on the screen, and remembers the answers of each position. */
export class PositionAnalysis {
  readonly #options: PositionAnalysisOptions
  readonly #known = new Map<string, Known>()
  #shown: ShownPosition = NOTHING_SHOWN
  #running: RunningQuestion | undefined
  #stopGrace = () => {}
  #asked: readonly EngineTask<object>[] = []
  #findings: Findings = { status: 'done' }
  #isStopped = false
  #isClosed = false

  constructor(options: PositionAnalysisOptions) {
    this.#options = options
  }

  /** The key of the position that the findings are about. */
  get key(): string {
    return this.#shown.key
  }

  get findings(): Findings {
    return this.#findings
  }

  /** Turns to another position. Questions about the last one are cancelled, unless they are about to be answered. */
  show(key: string, questions: readonly object[]): void {
    if (key === this.#shown.key) return
    this.#shown = { key, questions }
    this.#isStopped = false
    for (const task of this.#asked) task.cancel()
    this.#asked = []
    this.#giveGrace()
    this.#continue()
  }

  /** Asks something else about the position on the screen; cancelled when the position changes. */
  ask(question: object, report?: Report): EngineTask<object> {
    const task = this.#request(question, report)
    this.#asked = [...this.#asked, task]
    return task
  }

  stop(): void {
    this.#isStopped = true
    this.#running?.task.cancel()
    this.#update()
  }

  /** Continues after a stop, and tries again after a failure. */
  resume(): void {
    this.#isStopped = false
    this.#findings = { ...this.#findings, failure: undefined }
    this.#continue()
  }

  close(): void {
    this.#isClosed = true
    this.#stopGrace()
    this.#running?.task.cancel()
    for (const task of this.#asked) task.cancel()
  }

  #giveGrace(): void {
    const running = this.#running
    this.#stopGrace()
    if (!running || running.key === this.#shown.key) return
    const { clock } = this.#options
    const left = Math.max(0, running.startedAt + GRACE_MS - clock.now())
    this.#stopGrace = clock.after(left, () => running.task.cancel())
  }

  /** Asks the next question about the position, if there is one and the engine is free. */
  #continue(): void {
    const { key, questions } = this.#shown
    const index = this.#known.get(key)?.answered ?? 0
    const question = questions[index]
    if (!this.#running && question && !this.#isStopped && !this.#isClosed) {
      const task = this.#request(question, progress => {
        if (this.#shown.key === key) this.#update({ progress })
      })
      const running = { key, questions, index, task, startedAt: this.#options.clock.now() }
      this.#running = running
      task.result.then(
        answer => this.#settle(running, () => this.#remember(key, { answer, answered: index + 1 })),
        (error: unknown) => this.#settle(running, () => this.#fail(running, error)),
      )
    }
    this.#update()
  }

  #settle(running: RunningQuestion, record: () => void): void {
    if (this.#running === running) this.#running = undefined
    this.#stopGrace()
    if (this.#isClosed) return
    record()
    if (this.#findings.failure === undefined || this.#shown.key !== running.key) this.#continue()
  }

  #fail({ key }: RunningQuestion, error: unknown): void {
    if (this.#shown.key === key && !this.#isStopped) this.#update({ failure: errorMessage(error) })
  }

  #remember(key: string, known: Known): void {
    // Inserted again, so that the positions that were not seen for the longest time come first.
    this.#known.delete(key)
    this.#known.set(key, known)
    const oldest = this.#known.keys().next().value
    if (this.#known.size > REMEMBERED_POSITIONS && oldest !== undefined) this.#known.delete(oldest)
  }

  #request(question: object, report?: Report): EngineTask<object> {
    const { engineClient, game } = this.#options
    return engineClient.request({ do: 'consult', game, question, seed: 'analysis' }, report)
  }

  #update({ progress, failure }: Pick<Findings, 'progress' | 'failure'> = {}): void {
    const { key, questions } = this.#shown
    const known = this.#known.get(key)
    const isDone = (known?.answered ?? 0) >= questions.length
    const status = failure ? 'failed' : isDone ? 'done' : this.#isStopped ? 'stopped' : 'working'
    this.#findings = {
      status,
      ...(known && { answer: known.answer }),
      ...(progress && { progress }),
      ...(failure !== undefined && { failure }),
    }
    this.#options.onChange()
  }
}
