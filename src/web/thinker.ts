import type { Report } from '#kernel/game.ts'
import type { Answers, Job, Thinker, Thinking } from '#session/thinker.ts'
import { thinkerWords } from './words.ts'
import type { Message, Order } from './worker.ts'

/** As much of a Worker as is needed here. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<Message>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(order: Order): void
  terminate(): void
}

interface Task {
  readonly order: Order
  readonly report: Report
  answer(value: unknown): void
  fail(message: string): void
}

/** One worker that does one job after another. It starts with the first job and comes back after a crash. */
export function openThinker(hire: () => WorkerLike): Thinker {
  let worker: WorkerLike | undefined
  let running: Task | undefined
  let waiting: Task[] = []
  let count = 0

  function dismiss(): void {
    worker?.terminate()
    worker = undefined
    running = undefined
  }

  function startNext(): void {
    running = waiting.shift()
    if (!running) return
    try {
      worker ??= employ()
      worker.postMessage(running.order)
    } catch {
      crash()
    }
  }

  function employ(): WorkerLike {
    const hired = hire()
    hired.onmessage = event => hear(event.data)
    hired.onerror = event => {
      event.preventDefault?.()
      crash()
    }
    return hired
  }

  function hear(message: Message): void {
    const task = running
    // A message of a job that was cancelled in the meantime.
    if (task?.order.number !== message.number) return
    if (message.kind === 'progress') {
      task.report(message.progress)
      return
    }
    if (message.kind === 'answer') task.answer(message.answer)
    else task.fail(message.message)
    startNext()
  }

  function crash(): void {
    const task = running
    dismiss()
    task?.fail(thinkerWords.crashed)
    startNext()
  }

  function cancel(task: Task): void {
    const isRunning = running === task
    if (!isRunning && !waiting.includes(task)) return
    waiting = waiting.filter(one => one !== task)
    if (isRunning) dismiss()
    task.fail(thinkerWords.cancelled)
    if (isRunning) startNext()
  }

  return {
    think<Kind extends Job['do']>(job: Extract<Job, { do: Kind }>, report: Report = () => {}) {
      let resolve: (answer: Answers[Kind]) => void = () => {}
      let reject: (error: Error) => void = () => {}
      const promise = new Promise<Answers[Kind]>((settle, refuse) => {
        resolve = settle
        reject = refuse
      })
      const task: Task = {
        order: { number: ++count, job },
        report,
        answer: value => resolve(value as Answers[Kind]),
        fail: message => reject(new Error(message)),
      }
      // Whoever cancels has stopped listening; that is no unhandled failure.
      promise.catch(() => {})
      waiting.push(task)
      if (!running) startNext()
      return { answer: promise, cancel: () => cancel(task) } satisfies Thinking<Answers[Kind]>
    },
    close() {
      const tasks = running ? [running, ...waiting] : waiting
      waiting = []
      dismiss()
      for (const task of tasks) task.fail(thinkerWords.cancelled)
    },
  }
}
