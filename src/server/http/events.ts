import type { FastifyReply } from 'fastify'
import type { House } from '../house/house.ts'
import { refuse } from './refuse.ts'

export interface EventsOptions {
  readonly house: House
  readonly table: string
  readonly since: number
  readonly player: string | undefined
  readonly connection: string
  now(): number
}

/** So that proxies do not take a quiet table for a dead connection. */
const BREATH_MS = 15_000
const MOST_BUFFERED = 1_000_000

/** News of a table as server-sent events. Whoever sits there is here for as long as the stream is open. */
export async function streamEvents(reply: FastifyReply, options: EventsOptions): Promise<FastifyReply> {
  const { house, table, since, player, connection, now } = options
  const { raw } = reply
  const waiting: string[] = []
  let isOpen = false

  function write(text: string): void {
    if (!isOpen) waiting.push(text)
    else if (raw.writableLength > MOST_BUFFERED) raw.destroy()
    else raw.write(text)
  }

  const visit = await house.visit(table, {
    player,
    seenAs: player,
    connection,
    since,
    // The news begins with its type and names its seq further on; a client that comes back tells the last one it has.
    tell: news => write(`id: ${JSON.parse(news).seq}\ndata: ${news}\n\n`),
    heardAt: now,
  })
  if (!visit.ok) return refuse(reply, visit.rejection)
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
  const breath = setInterval(() => write(':\n\n'), BREATH_MS)
  raw.on('close', () => {
    clearInterval(breath)
    visit.value.end().catch(() => {})
  })
  return reply
}
