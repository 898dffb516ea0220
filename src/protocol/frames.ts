import { z } from 'zod'
import type { TableOrder } from './api.ts'
import type { ClientMessage, Command, CommandOrder } from './orders.ts'

/** The gate for everything a client sends: what passes is of the types in orders.ts and api.ts, and nothing else. */

const reference = z.string().min(1).max(40)
const seq = z.int().min(-1)

const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('move'), text: z.string().max(3_000), turn: seq.exactOptional() }),
  z.strictObject({ do: z.enum(['undo', 'redo', 'resign', 'stand', 'rematch']) }),
  z.strictObject({ do: z.literal('sit'), seat: z.int().min(0).max(7).exactOptional() }),
]) satisfies z.ZodType<Command, unknown>

/** Chosen by the client; printable, so that it can be logged. */
const commandId = z.string().regex(/^[\w.:-]{1,40}$/)

export const commandOrder = z.strictObject({ id: commandId, command }) satisfies z.ZodType<
  CommandOrder,
  unknown
>

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), table: reference, since: seq.exactOptional() }),
  z.strictObject({ type: z.literal('unwatch'), table: reference }),
  z.strictObject({ type: z.literal('command'), table: reference, id: commandId, command }),
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ type: z.literal('time'), sent: z.number().finite() }),
]) satisfies z.ZodType<ClientMessage, unknown>

export const tableOrder = z.strictObject({
  game: z.string().max(40),
  setup: z
    .record(z.string().max(40), z.union([z.string().max(200), z.number(), z.boolean()]))
    .exactOptional(),
  open: z.boolean().exactOptional(),
  computer: z.string().max(40).exactOptional(),
}) satisfies z.ZodType<TableOrder, unknown>
