import { entryOf } from '#games/catalog.ts'
import type { Progress } from '#kernel/game.ts'
import type { Job } from '#session/thinker.ts'
import { openWorkshop } from '#session/workshop.ts'

/** What the page asks of the worker: one job at a time. */
export interface Order {
  readonly number: number
  readonly job: Job
}

export type Message =
  | { readonly number: number; readonly kind: 'progress'; readonly progress: Progress }
  | { readonly number: number; readonly kind: 'answer'; readonly answer: unknown }
  | { readonly number: number; readonly kind: 'failure'; readonly message: string }

/** Engines may report thousands of times a second; nobody reads that fast. */
const REPORT_MS = 150

const workshop = openWorkshop((id, report) => {
  const entry = entryOf(id)
  if (!entry) throw new Error(`There is no game called ${id}.`)
  return entry.loadEngine(report)
})

function send(message: Message): void {
  postMessage(message)
}

addEventListener('message', async (event: MessageEvent<Order>) => {
  const { number, job } = event.data
  let reportedAt = 0
  try {
    const answer = await workshop.perform(job, progress => {
      const now = performance.now()
      if (now - reportedAt < REPORT_MS) return
      reportedAt = now
      send({ number, kind: 'progress', progress })
    })
    send({ number, kind: 'answer', answer })
  } catch (error) {
    send({ number, kind: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
})
