import type { Rate } from './bucket.ts'
import { type KeyedBuckets, openKeyedBuckets } from './keyed-buckets.ts'

/** Rate limits and size limits of the server. */
export interface Limits {
  /** New guests from one address. */
  readonly guests: Rate
  /** Tables opened from one address. */
  readonly tables: Rate
  /** Short links made from one address. */
  readonly links: Rate
  /** Table codes looked up from one address. */
  readonly codes: Rate
  /** Wrong passwords from one address, whatever the name. */
  readonly wrongByAddress: Rate
  /** Wrong passwords for one name, from any address. */
  readonly wrongByName: Rate
  /** Messages on one socket, and commands of one player over HTTP. */
  readonly messages: Rate
  /** New sockets and streams from one address. */
  readonly connections: Rate
  /** Sockets open at once. */
  readonly sockets: number
  /** Event streams open at once. */
  readonly streams: number
  readonly hashing: { readonly atOnce: number; readonly waiting: number }
  readonly bodyBytes: number
  readonly frameBytes: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export const LIMITS: Limits = {
  // A school shares one address, and a class joins all at once.
  guests: { count: 120, perMs: HOUR },
  // A class pairs up within a minute and plays many games; rematches count too.
  tables: { count: 120, perMs: HOUR },
  links: { count: 60, perMs: HOUR },
  // Allows for typing errors, but far too few to find a code in use by guessing.
  codes: { count: 60, perMs: 10 * MINUTE },
  wrongByAddress: { count: 20, perMs: 20 * MINUTE },
  // This allows 480 guesses a day. A lower limit would make it easier for a stranger to use it up and so keep the owner
  // from signing in; existing sessions are not affected.
  wrongByName: { count: 20, perMs: HOUR },
  // Even a very fast player, with undo and redo, stays under half of this.
  messages: { count: 100, perMs: 20 * SECOND },
  // After a restart everyone reconnects at once, and a school or a proxy is one address.
  connections: { count: 4000, perMs: MINUTE },
  // At about 15 kB each this is what a small machine can hold.
  sockets: 20_000,
  // Only bots and scripts use them.
  streams: 2_000,
  // A hash takes 19 MB and about 30 ms of a core; games on the same machine have priority.
  hashing: { atOnce: 2, waiting: 20 },
  // The longest body is a setup with a list of words, in a script with three bytes per letter.
  bodyBytes: 32_768,
  // The longest message is a move.
  frameBytes: 4096,
}

const NO_RATE: Rate = { count: Number.MAX_SAFE_INTEGER, perMs: 1 }

/** For tests and benchmarks, which send more requests in a second than people in a day. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  guests: NO_RATE,
  tables: NO_RATE,
  links: NO_RATE,
  codes: NO_RATE,
  wrongByAddress: NO_RATE,
  wrongByName: NO_RATE,
  messages: NO_RATE,
  connections: NO_RATE,
}

/** The buckets shared by all requests. Each socket has its own for messages. */
export interface SharedBuckets {
  /** By player, for commands over HTTP. */
  readonly commands: KeyedBuckets
  readonly connections: KeyedBuckets
  readonly guests: KeyedBuckets
  readonly tables: KeyedBuckets
  readonly links: KeyedBuckets
  readonly codes: KeyedBuckets
  readonly wrongByAddress: KeyedBuckets
  readonly wrongByName: KeyedBuckets
}

export function openSharedBuckets(limits: Limits, now: () => number): SharedBuckets {
  return {
    commands: openKeyedBuckets(limits.messages, now),
    connections: openKeyedBuckets(limits.connections, now),
    guests: openKeyedBuckets(limits.guests, now),
    tables: openKeyedBuckets(limits.tables, now),
    links: openKeyedBuckets(limits.links, now),
    codes: openKeyedBuckets(limits.codes, now),
    wrongByAddress: openKeyedBuckets(limits.wrongByAddress, now),
    wrongByName: openKeyedBuckets(limits.wrongByName, now),
  }
}
