import type { FastifyReply } from 'fastify'
import { accountRejection } from '#protocol/refusals.ts'
import type { TableService } from '../tables/table-service.ts'
import { sendRefusal } from './replies.ts'

export interface EventStreamOptions {
  readonly tableService: TableService
  readonly table: string
  readonly since: number
  readonly player: string | undefined
  readonly connection: string
  /** Aborted when the player's session ends. */
  readonly revoked: AbortSignal
  now(): number
}

/** Keeps proxies from closing the connection of a quiet table. */
const KEEP_ALIVE_MS = 15_000
const MAX_BUFFERED_BYTES = 1_000_000

/** Streams a table's updates as server-sent events. A seated player counts as present while the stream is open. */
export async function streamEvents(reply: FastifyReply, options: EventStreamOptions): Promise<FastifyReply> {
  const { tableService, table, since, player, connection, revoked, now } = options
  const { raw } = reply
  const pendingTexts: string[] = []
  let isOpen = false

  function write(text: string): void {
    if (!isOpen) pendingTexts.push(text)
    else if (raw.writableLength > MAX_BUFFERED_BYTES) raw.destroy()
    else raw.write(text)
  }

  const subscription = await tableService.subscribe(table, {
    player,
    seenAs: player,
    connection,
    since,
    // A client that reconnects sends the last id it received.
    send: update => write(`id: ${update.seq}\ndata: ${JSON.stringify(update)}\n\n`),
    heardAt: now,
  })
  if (!subscription.ok) return sendRefusal(reply, subscription.rejection)
  if (revoked.aborted) {
    await subscription.value.end()
    return sendRefusal(reply, accountRejection('not-recognised'))
  }
  reply.hijack()
  if (raw.destroyed) {
    // The client disconnected before this point, so no close event will follow.
    await subscription.value.end()
    return reply
  }
  raw.on('error', () => raw.destroy())
  raw.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  isOpen = true
  for (const text of pendingTexts) write(text)
  const keepAlive = setInterval(() => write(':\n\n'), KEEP_ALIVE_MS)
  // Without the rest of its buffer, which may hold what only the player may see.
  revoked.addEventListener('abort', () => raw.destroy())
  raw.on('close', () => {
    clearInterval(keepAlive)
    subscription.value.end().catch(() => {})
  })
  return reply
}
