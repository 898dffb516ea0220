import type { Report } from '#kernel/game.ts'
import type { Answers, Job, Thinker } from './thinker.ts'
import type { Order, Reply } from './worker.ts'

/** A worker of whatever kind the platform has. */
export interface HiredWorker {
  post(order: Order): void
  dismiss(): void
  /** Nothing is left to do for now. */
  rest?(): void
}

export interface Hearing {
  reply(reply: Reply): void
  /** The worker is gone, with a sentence for why. */
  lost(reason: string): void
}

interface Task {
  readonly order: Order
  readonly report: Report
  resolve(answer: Answers[Job['do']]): void
  reject(error: Error): void
}

/** Thinks in one worker, job after job, so that what an engine has learned serves the next; hires anew after a loss. */
export function queueJobs(hire: (hearing: Hearing) => HiredWorker): Thinker {
  let worker: HiredWorker | undefined
  let running: Task | undefined
  let waiting: readonly Task[] = []
  let count = 0

  function startNext(): void {
    running = waiting[0]
    waiting = waiting.slice(1)
    if (!running) {
      worker?.rest?.()
      return
    }
    try {
      worker ??= employ()
      worker.post(running.order)
    } catch (error) {
      finish(task => task.reject(error instanceof Error ? error : new Error(String(error))))
    }
  }

  function employ(): HiredWorker {
    const employed: HiredWorker = hire({
      reply: reply => employed === worker && hear(reply),
      lost(reason) {
        if (employed !== worker) return
        worker = undefined
        finish(task => task.reject(new Error(reason)))
      },
    })
    return employed
  }

  function hear(reply: Reply): void {
    if (reply.number !== running?.order.number) return
    if (reply.kind === 'progress') running.report(reply.progress)
    else if (reply.kind === 'answer') finish(task => task.resolve(reply.answer))
    else finish(task => task.reject(new Error(reply.message)))
  }

  function finish(settle: (task: Task) => void): void {
    const task = running
    running = undefined
    if (task) settle(task)
    startNext()
  }

  /** A search cannot be asked to stop, so its worker goes; the next job gets a new one. */
  function dismiss(): void {
    worker?.dismiss()
    worker = undefined
  }

  function cancel(task: Task): void {
    if (task === running) {
      dismiss()
      finish(one => one.reject(cancelled()))
    } else if (waiting.includes(task)) {
      waiting = waiting.filter(one => one !== task)
      task.reject(cancelled())
    }
  }

  return {
    think<Kind extends Job['do']>(job: Extract<Job, { do: Kind }>, report: Report = () => {}) {
      let task!: Task
      const answer = new Promise<Answers[Kind]>((resolve, reject) => {
        task = {
          order: { number: ++count, job },
          report,
          resolve: value => resolve(value as Answers[Kind]),
          reject,
        }
      })
      // Whoever cancels has stopped listening; that is no unhandled failure.
      answer.catch(() => {})
      waiting = [...waiting, task]
      if (!running) startNext()
      return { answer, cancel: () => cancel(task) }
    },
    close() {
      const left = running ? [running, ...waiting] : waiting
      running = undefined
      waiting = []
      dismiss()
      for (const task of left) task.reject(cancelled())
    },
  }
}

function cancelled(): Error {
  return new Error('The work was cancelled.')
}
