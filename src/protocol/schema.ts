import { z } from 'zod'
import type { CreateTableRequest } from './api.ts'
import type { ClientMessage, CommandRequest, TableCommand } from './client-messages.ts'

/** Validates everything a client sends against the types in client-messages.ts and api.ts. */

const LONGEST_REFERENCE = 40
const LONGEST_MOVE = 3_000

const referenceSchema = z.string().min(1).max(LONGEST_REFERENCE)
const seqSchema = z.int('a whole number').min(-1, '-1 or more')

// Each message completes the sentence "... must be ...".
const commandSchema = z.discriminatedUnion(
  'do',
  [
    z.strictObject({
      do: z.literal('move'),
      text: z.string('a move’s text').max(LONGEST_MOVE, 'at most 3,000 letters'),
      turn: seqSchema.exactOptional(),
    }),
    z.strictObject({ do: z.enum(['undo', 'redo', 'resign', 'stand', 'rematch']) }),
    z.strictObject({
      do: z.literal('sit'),
      seat: z.int('a seat’s number').min(0, '0 or more').max(7, '7 or less').exactOptional(),
    }),
  ],
  'a command such as {"do":"move","text":"c3"}',
) satisfies z.ZodType<TableCommand, unknown>

/** Printable, so that it can be logged. */
const COMMAND_ID = /^[\w.:-]{1,40}$/
const commandIdSchema = z.string('a text of your own').regex(COMMAND_ID, '1 to 40 letters, digits or . : _ -')

export const commandRequestSchema = z.strictObject(
  { id: commandIdSchema, command: commandSchema },
  'an object with id and command',
) satisfies z.ZodType<CommandRequest, unknown>

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('watch'), table: referenceSchema, since: seqSchema.exactOptional() }),
  z.strictObject({ type: z.literal('unwatch'), table: referenceSchema }),
  z.strictObject({
    type: z.literal('command'),
    table: referenceSchema,
    id: commandIdSchema,
    command: commandSchema,
  }),
  z.strictObject({ type: z.literal('lobby'), on: z.boolean() }),
  z.strictObject({ type: z.literal('time'), sent: z.number().finite() }),
]) satisfies z.ZodType<ClientMessage, unknown>

/** The validated message; undefined if it is invalid. */
export function readClientMessage(value: unknown): ClientMessage | undefined {
  const parsed = clientMessageSchema.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** Long enough for the longest text that any game's form accepts: a list of words for GuessGo. */
export const LONGEST_VALUE = 10_626

const optionValueSchema = z.union(
  [z.string().max(LONGEST_VALUE), z.number(), z.boolean()],
  'a text, a number, true or false',
)

export const createTableSchema = z.strictObject(
  {
    game: z.string('the name of a game').max(40, 'the name of a game'),
    setup: z.record(z.string().max(40), optionValueSchema, 'an object of options').exactOptional(),
    open: z.boolean('true or false').exactOptional(),
    computer: z.string('a level').max(40, 'a level').exactOptional(),
    graceMs: z.int('a whole number of milliseconds').exactOptional(),
  },
  'an object with game, and perhaps setup, open, computer and graceMs',
) satisfies z.ZodType<CreateTableRequest, unknown>
