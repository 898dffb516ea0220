/** For example 100 in 20 seconds, of which all 100 may come at once. */
export interface Rate {
  readonly count: number
  readonly perMs: number
}

/** How many connections of one kind may be open at once. */
export interface ConnectionLimit {
  readonly total: number
  readonly byPlayer: number
  readonly byAddress: number
}

/**
 * The keys of a rate limit. The key of a socket is its player's id, a space, and an id of its own; the key of a
 * guesser is a name and an address, and that of a device a name and the device.
 */
export type KeyKind = 'address' | 'player' | 'socket' | 'name' | 'guesser' | 'device'

/** All rate limits, with what each one counts by. */
export const RATE_LIMIT_KEYS = {
  guests: 'address',
  tables: 'address',
  tablesByPlayer: 'player',
  rematches: 'player',
  links: 'address',
  linksByPlayer: 'player',
  puzzles: 'address',
  puzzlesByPlayer: 'player',
  likesByPlayer: 'player',
  reports: 'address',
  codes: 'address',
  codesByPlayer: 'player',
  names: 'player',
  wrongByAddress: 'address',
  wrongByGuesser: 'guesser',
  wrongByName: 'name',
  wrongByDevice: 'device',
  messages: 'socket',
  messagesByPlayer: 'player',
  messagesByAddress: 'address',
  connections: 'address',
  connectionsByPlayer: 'player',
  requests: 'address',
  requestsByPlayer: 'player',
  reads: 'address',
  pictures: 'address',
} as const satisfies Readonly<Record<string, KeyKind>>

/**
 * The limits that servers with a shared storage count together, because they protect secrets and what is stored. The
 * others protect a server's own processor and memory.
 */
export const SHARED_RATE_LIMITS: ReadonlySet<RateLimitName> = new Set([
  ...(['guests', 'tables', 'tablesByPlayer', 'rematches', 'links', 'linksByPlayer', 'reports'] as const),
  ...(['codes', 'codesByPlayer', 'names'] as const),
  ...(['wrongByAddress', 'wrongByGuesser', 'wrongByName', 'wrongByDevice'] as const),
])

export type RateLimitName = keyof typeof RATE_LIMIT_KEYS

/** Rate limits and size limits of the server. */
export interface Limits extends Readonly<Record<RateLimitName, Rate>> {
  readonly sockets: ConnectionLimit
  readonly streams: ConnectionLimit
  /** Tables of one player that are waiting or in play. */
  readonly unfinishedTables: number
  readonly hashing: { readonly atOnce: number; readonly waiting: number }
  readonly bodyBytes: number
  readonly frameBytes: number
}

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** The rates, each with what it counts. An address may be a whole school, so limits by address are generous. */
const RATES: Readonly<Record<RateLimitName, Rate>> = {
  // New guests: a class joins all at once.
  guests: { count: 120, perMs: HOUR },
  // Tables opened: a class pairs up within a minute and plays many games.
  tables: { count: 120, perMs: HOUR },
  tablesByPlayer: { count: 40, perMs: HOUR },
  // Rematches: the shortest games take about a minute.
  rematches: { count: 60, perMs: HOUR },
  links: { count: 60, perMs: HOUR },
  linksByPlayer: { count: 30, perMs: HOUR },
  // Puzzles published: each is proved by the solver, which may take seconds.
  puzzles: { count: 60, perMs: HOUR },
  puzzlesByPlayer: { count: 10, perMs: HOUR },
  // Likes and solved puzzles reported: each is a durable write.
  likesByPlayer: { count: 120, perMs: HOUR },
  // Names reported: enough for a class with a joker in it; the host has to read them all.
  reports: { count: 20, perMs: HOUR },
  // Table codes looked up: allows for typing errors, but far too few to find a code in use by guessing.
  codes: { count: 60, perMs: 10 * MINUTE },
  codesByPlayer: { count: 60, perMs: 10 * MINUTE },
  // Names chosen or claimed: each is a durable write.
  names: { count: 30, perMs: HOUR },
  // Wrong passwords, whatever the name.
  wrongByAddress: { count: 20, perMs: 20 * MINUTE },
  // Wrong passwords for one name from one address: the guesser is slowed down, and the owner elsewhere is not.
  wrongByGuesser: { count: 10, perMs: HOUR },
  // Wrong passwords for one name from all addresses together: 2,400 a day at most, however many addresses guess.
  wrongByName: { count: 100, perMs: HOUR },
  // Wrong passwords from a device that the player has signed in with before; no other limit applies to it.
  wrongByDevice: { count: 10, perMs: HOUR },
  // Messages on one socket: even a very fast player, with undo and redo, stays under half of this.
  messages: { count: 100, perMs: 20 * SECOND },
  // Messages on all sockets and commands over HTTP: more than on one socket, so that a tab that floods is closed and
  // the player's other tabs are not.
  messagesByPlayer: { count: 200, perMs: 20 * SECOND },
  // As many as 500 players send who all move at once.
  messagesByAddress: { count: 10_000, perMs: 20 * SECOND },
  // New sockets and streams: after a restart everyone reconnects at once, and a school or a proxy is one address.
  connections: { count: 4000, perMs: MINUTE },
  // Twenty tabs that reconnect a few times after a restart.
  connectionsByPlayer: { count: 120, perMs: MINUTE },
  // All requests to the API: a page makes about five.
  requests: { count: 6000, perMs: MINUTE },
  // A bot that plays over HTTP sends its commands, and reads about as often.
  requestsByPlayer: { count: 1200, perMs: MINUTE },
  // Tables, records, profiles and links read by id; each may load a whole game.
  reads: { count: 1200, perMs: MINUTE },
  // Pages described or drawn for messengers; every page asks once, and a picture takes some milliseconds.
  pictures: { count: 600, perMs: MINUTE },
}

export const LIMITS: Limits = {
  ...RATES,
  // At about 15 kB each this is what a small machine can hold. A player with more than 30 tabs is a program.
  sockets: { total: 20_000, byPlayer: 30, byAddress: 4_000 },
  // Only bots and scripts use them, one for each table.
  streams: { total: 2_000, byPlayer: 20, byAddress: 500 },
  // As many as one connection can watch.
  unfinishedTables: 20,
  // A hash takes 19 MB and about 30 ms of a core; games on the same machine have priority.
  hashing: { atOnce: 2, waiting: 20 },
  // The longest body is a setup with a list of words, in which a program may have written each letter as \uXXXX.
  bodyBytes: 65_536,
  // The longest message is a move.
  frameBytes: 4096,
}

const NO_RATE: Rate = { count: Number.MAX_SAFE_INTEGER, perMs: 1000 }
const NO_CONNECTION_LIMIT: ConnectionLimit = {
  total: Number.MAX_SAFE_INTEGER,
  byPlayer: Number.MAX_SAFE_INTEGER,
  byAddress: Number.MAX_SAFE_INTEGER,
}

/** For tests and benchmarks, which send more requests in a second than people in a day. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  ...(Object.fromEntries(Object.keys(RATES).map(name => [name, NO_RATE])) as typeof RATES),
  sockets: NO_CONNECTION_LIMIT,
  streams: NO_CONNECTION_LIMIT,
  unfinishedTables: Number.MAX_SAFE_INTEGER,
}
