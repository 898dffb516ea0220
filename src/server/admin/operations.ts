import { z } from 'zod'

/** The requests of the host, one for each operation. The command line and the socket of a running server share these checks. */

const MAX_LISTED = 1_000
/** A hundred years: more is a mistake of the keyboard. */
const MAX_DAYS = 36_500

const reference = z.string().min(1).max(200)
const search = z.string().max(200).optional()
const limit = z.int().min(1).max(MAX_LISTED).optional()
const days = z.number().min(0).max(MAX_DAYS).optional()

export const TABLE_PHASES = ['waiting', 'playing', 'over', 'closed'] as const

export const OPERATIONS = {
  status: z.strictObject({}),
  players: z.strictObject({ search, limit, banned: z.boolean().optional() }),
  player: z.strictObject({ player: reference }),
  tables: z.strictObject({ search, limit, phase: z.enum(TABLE_PHASES).optional() }),
  table: z.strictObject({ table: reference }),
  rename: z.strictObject({ player: reference, name: z.string().max(1_000) }),
  ban: z.strictObject({
    player: reference,
    reason: z.string().max(1_000).optional(),
    /** When the ban ends, in milliseconds since 1970; null for never. */
    until: z.int().nullable().optional(),
  }),
  unban: z.strictObject({ player: reference }),
  /** Everyone, if no player is named. */
  signOut: z.strictObject({ player: reference.optional() }),
  end: z.strictObject({ table: reference }),
  deletePlayer: z.strictObject({ player: reference }),
  purge: z.strictObject({
    guestsUnseen: days,
    closedTables: days,
    logs: days,
    dryRun: z.boolean().optional(),
  }),
  reports: z.strictObject({ closed: z.boolean().optional() }),
  closeReport: z.strictObject({ number: z.int().min(1) }),
  puzzles: z.strictObject({ limit }),
  removePuzzle: z.strictObject({ puzzle: reference }),
} as const

export type OperationName = keyof typeof OPERATIONS

/** The input of an operation. Optional fields may be left out but are never undefined. */
export type AdminInput<Name extends OperationName> = Defined<z.output<(typeof OPERATIONS)[Name]>>

type Defined<Input> = { readonly [Key in keyof Input]: Exclude<Input[Key], undefined> }
