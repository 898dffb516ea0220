import { Session } from 'node:inspector/promises'

interface Coverage {
  readonly result: readonly {
    readonly url: string
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[]
  }[]
}

/** Tells which source files run, in this thread and in the worker threads that exist when it is opened. */
export class ExecutedFiles {
  readonly #session = new Session()
  readonly #workers = new Set<string>()
  /** By worker, since each is asked one question at a time. */
  readonly #answers = new Map<string, (answer: unknown) => void>()
  #lastId = 0

  private constructor() {
    this.#session.connect()
    this.#session.on('NodeWorker.attachedToWorker', ({ params }) => this.#workers.add(params.sessionId))
    this.#session.on('NodeWorker.detachedFromWorker', ({ params }) => {
      this.#workers.delete(params.sessionId)
      this.#answers.get(params.sessionId)?.({ result: [] })
    })
    this.#session.on('NodeWorker.receivedMessageFromWorker', ({ params }) => {
      const { id, result } = JSON.parse(params.message)
      // Anything else is an event.
      if (id !== undefined) this.#answers.get(params.sessionId)?.(result)
    })
  }

  static async open(): Promise<ExecutedFiles> {
    const files = new ExecutedFiles()
    await files.#session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
    await files.#post('Profiler.enable')
    await files.#post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
    return files
  }

  /** The addresses of the files of which a function was called since the last time. */
  async take(): Promise<readonly string[]> {
    const coverages = (await this.#post('Profiler.takePreciseCoverage')) as readonly Coverage[]
    const scripts = coverages.flatMap(({ result }) => result)
    const called = scripts.filter(({ functions }) => functions.some(({ ranges }) => ranges[0]!.count > 0))
    return called.map(({ url }) => url)
  }

  close(): void {
    this.#session.disconnect()
  }

  /** Asks this thread and all workers. */
  #post(method: string, params = {}): Promise<readonly unknown[]> {
    const here: Promise<unknown> = this.#session.post(method as 'Profiler.enable', params as never)
    return Promise.all([here, ...[...this.#workers].map(worker => this.#postTo(worker, method, params))])
  }

  async #postTo(worker: string, method: string, params: object): Promise<unknown> {
    const answer = new Promise(resolve => this.#answers.set(worker, resolve))
    const message = JSON.stringify({ id: ++this.#lastId, method, params })
    await this.#session.post('NodeWorker.sendMessageToWorker', { sessionId: worker, message })
    return answer
  }
}
