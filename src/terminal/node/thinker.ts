import { Worker } from 'node:worker_threads'
import type { Report } from '#kernel/game.ts'
import type { Answers, Job, Thinker } from '#session/thinker.ts'
import type { Reply, Request } from './messages.ts'

interface Task {
  readonly request: Request
  readonly report: Report | undefined
  resolve(answer: Answers[Job['do']]): void
  reject(error: Error): void
}

export interface ThinkerOptions {
  /** The worker's file: beside this one in the sources, beside the command when bundled. */
  readonly worker?: URL
}

/** Thinks in one worker thread, job after job, so that what an engine has learned serves the next job. */
export function openThinker(options: ThinkerOptions = {}): Thinker {
  const file = options.worker ?? new URL('./worker.ts', import.meta.url)
  const queue: Task[] = []
  let worker: Worker | undefined
  let current: Task | undefined
  let closed = false
  let jobs = 0

  function startNext(): void {
    if (current) return
    current = queue.shift()
    if (!current) {
      // An idle worker must not keep the program from ending.
      worker?.unref()
      return
    }
    worker ??= hire()
    worker.ref()
    worker.postMessage(current.request)
  }

  function hire(): Worker {
    const hired = new Worker(file)
    hired.on('message', (reply: Reply) => {
      if (hired === worker) hear(reply)
    })
    const lose = (reason: string) => {
      if (hired !== worker) return
      worker = undefined
      finish(task => task.reject(new Error(reason)))
    }
    hired.on('error', error => lose(`The thinking stopped with an error: ${messageOf(error)}`))
    hired.on('exit', code => lose(`The thinking stopped unexpectedly (${code}).`))
    return hired
  }

  function hear(reply: Reply): void {
    if (reply.id !== current?.request.id) return
    switch (reply.kind) {
      case 'progress':
        current.report?.(reply.progress)
        break
      case 'answer':
        finish(task => task.resolve(reply.answer))
        break
      case 'failure':
        finish(task => task.reject(new Error(reply.message)))
        break
    }
  }

  function finish(settle: (task: Task) => void): void {
    const task = current
    current = undefined
    if (task) settle(task)
    startNext()
  }

  /** A search cannot be asked to stop, so its worker goes; the next job gets a new one. */
  function dismiss(): void {
    const leaving = worker
    worker = undefined
    leaving?.terminate()
  }

  function cancel(task: Task): void {
    const waiting = queue.indexOf(task)
    if (waiting >= 0) {
      queue.splice(waiting, 1)
      task.reject(cancelled())
    } else if (task === current) {
      dismiss()
      finish(one => one.reject(cancelled()))
    }
  }

  return {
    think<Kind extends Job['do']>(job: Extract<Job, { do: Kind }>, report?: Report) {
      if (closed) throw new Error('This thinker is closed.')
      let task: Task | undefined
      const answer = new Promise<Answers[Kind]>((resolve, reject) => {
        task = {
          request: { id: ++jobs, job },
          report,
          resolve: found => resolve(found as Answers[Kind]),
          reject,
        }
        queue.push(task)
      })
      // Whoever cancels may not be listening any more.
      answer.catch(() => {})
      startNext()
      return { answer, cancel: () => cancel(task!) }
    },
    close() {
      closed = true
      const left = queue.splice(0)
      for (const task of left) task.reject(cancelled())
      dismiss()
      finish(task => task.reject(cancelled()))
    },
  }
}

function cancelled(): Error {
  return new Error('The thinking was cancelled.')
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
