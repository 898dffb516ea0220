import type { FastifyReply } from 'fastify'
import type { TableService } from '../tables/table-service.ts'
import { sendRefusal } from './replies.ts'

export interface EventStreamOptions {
  readonly tableService: TableService
  readonly table: string
  readonly since: number
  readonly player: string | undefined
  readonly connection: string
  now(): number
}

/** So that proxies do not take a quiet table for a dead connection. */
const KEEP_ALIVE_MS = 15_000
const MAX_BUFFERED_BYTES = 1_000_000

/** News of a table as server-sent events. Whoever sits there is here for as long as the stream is open. */
export async function streamEvents(reply: FastifyReply, options: EventStreamOptions): Promise<FastifyReply> {
  const { tableService, table, since, player, connection, now } = options
  const { raw } = reply
  const waiting: string[] = []
  let isOpen = false

  function write(text: string): void {
    if (!isOpen) waiting.push(text)
    else if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy()
    else raw.write(text)
  }

  const visit = await tableService.subscribe(table, {
    player,
    seenAs: player,
    connection,
    since,
    // The news begins with its type and names its seq further on; a client that comes back tells the last one it has.
    send: news => write(`id: ${JSON.parse(news).seq}\ndata: ${news}\n\n`),
    heardAt: now,
  })
  if (!visit.ok) return sendRefusal(reply, visit.rejection)
  reply.hijack()
  if (raw.destroyed) {
    // Gone before it was let in: nothing will tell of its end any more.
    await visit.value.end()
    return reply
  }
  raw.on('error', () => raw.destroy())
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  isOpen = true
  for (const text of waiting) write(text)
  const breath = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS)
  raw.on('close', () => {
    clearInterval(breath)
    visit.value.end().catch(() => {})
  })
  return reply
}
