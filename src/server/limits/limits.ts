import type { Rate } from './bucket.ts'
import { type KeyedBuckets, openKeyedBuckets } from './keyed-buckets.ts'

/** How much anyone may ask of the house. */
export interface Limits {
  /** New guests from one address. */
  readonly guests: Rate
  /** Tables opened from one address. */
  readonly tables: Rate
  /** Table codes looked up from one address. */
  readonly codes: Rate
  /** Wrong passwords from one address, whatever the name. */
  readonly wrongByAddress: Rate
  /** Wrong passwords for one name, wherever from. */
  readonly wrongByName: Rate
  /** Messages on one socket, and commands of one player by request. */
  readonly messages: Rate
  /** New sockets and streams from one address. */
  readonly connections: Rate
  /** Sockets that are open at once. */
  readonly sockets: number
  /** Event streams that are open at once. */
  readonly streams: number
  readonly hashing: { readonly atOnce: number; readonly waiting: number }
  readonly bodyBytes: number
  readonly frameBytes: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

export const LIMITS: Limits = {
  // A school shares one address, and its classes arrive all at once.
  guests: { count: 120, perMs: HOUR },
  // A class pairs up within a minute and plays game after game; rematches count too.
  tables: { count: 120, perMs: HOUR },
  // Enough to mistype; far too few to find one of the codes in use by trying.
  codes: { count: 60, perMs: 10 * MINUTE },
  wrongByAddress: { count: 20, perMs: 20 * MINUTE },
  // Guessing comes to 480 tries a day. It is no lower because a stranger can use it up and so keep the owner from
  // signing in; whoever is signed in stays so.
  wrongByName: { count: 20, perMs: HOUR },
  // Someone who plays as fast as the hand allows, with undo and redo, stays under half of this.
  messages: { count: 100, perMs: 20 * SECOND },
  // After a restart everyone comes back at once, and a school or a proxy is one address.
  connections: { count: 4000, perMs: MINUTE },
  // At some 15 kB each this is what a small machine can hold.
  sockets: 20_000,
  // For bots and scripts, of which there are few.
  streams: 2_000,
  // A hash takes 19 MB and a core for some 30 ms; games on the same machine come first.
  hashing: { atOnce: 2, waiting: 20 },
  // The longest body is a table's setup with a list of words, in a script that takes three bytes a letter.
  bodyBytes: 32_768,
  // The longest message is a move.
  frameBytes: 4096,
}

const NO_RATE: Rate = { count: Number.MAX_SAFE_INTEGER, perMs: 1 }

/** For tests and measurements, which ask more in a second than people in a day. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  guests: NO_RATE,
  tables: NO_RATE,
  codes: NO_RATE,
  wrongByAddress: NO_RATE,
  wrongByName: NO_RATE,
  messages: NO_RATE,
  connections: NO_RATE,
}

/** The buckets that all requests to a house share. A socket has its own for messages. */
export interface SharedBuckets {
  /** By player, for those who send commands by request. */
  readonly commands: KeyedBuckets
  readonly connections: KeyedBuckets
  readonly guests: KeyedBuckets
  readonly tables: KeyedBuckets
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
    codes: openKeyedBuckets(limits.codes, now),
    wrongByAddress: openKeyedBuckets(limits.wrongByAddress, now),
    wrongByName: openKeyedBuckets(limits.wrongByName, now),
  }
}
