import { parentPort } from 'node:worker_threads'
import { entryOf } from '#games/catalog.ts'
import type { Report } from '#kernel/game.ts'
import { openWorkshop } from '#session/workshop.ts'
import type { Reply, Request } from './messages.ts'

const REPORT_EVERY_MS = 100

const workshop = openWorkshop(async (game, report) => {
  const entry = entryOf(game)
  if (!entry) throw new Error(`There is no game called ${game}.`)
  return entry.loadEngine(report)
})

const port = parentPort
if (!port) throw new Error('This file is run as a worker, not by itself.')

port.on('message', async ({ id, job }: Request) => {
  const send = (reply: Reply) => port.postMessage(reply)
  try {
    const answer = await workshop.perform(
      job,
      sparsely(progress => send({ id, kind: 'progress', progress })),
    )
    send({ id, kind: 'answer', answer })
  } catch (error) {
    send({ id, kind: 'failure', message: error instanceof Error ? error.message : String(error) })
  }
})

/** Solvers report often; a person reads ten times a second at most. */
function sparsely(report: Report): Report {
  let due = 0
  return progress => {
    const now = performance.now()
    if (now < due) return
    due = now + REPORT_EVERY_MS
    report(progress)
  }
}
