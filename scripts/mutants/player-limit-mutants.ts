import type { Mutant } from './mutant.ts'

const CAPS = 'src/server/caps.test.ts'
const TABLE_LIMITS = 'src/server/limits/table-limits.ts'
const TABLE_LIMIT_TESTS = 'src/server/limits/table-limits.test.ts'
const WEBSOCKETS = 'src/server/websocket/websocket-server.ts'

/** Bugs in limits by player, which hold for a player with many addresses too. */
export const playerLimitMutants: readonly Mutant[] = [
  {
    bug: 'a player may send without a limit by using several sockets',
    breaks: 'F14',
    file: WEBSOCKETS,
    replace: "['messagesByPlayer', player.id],",
    by: '',
    tests: [CAPS],
  },
  {
    bug: 'a player may send commands over HTTP without a limit',
    breaks: 'F14',
    file: 'src/server/http/tables.ts',
    replace: "['messagesByPlayer', player.id],",
    by: '',
    tests: [CAPS],
  },
  {
    bug: 'a player may open new sockets without a limit',
    breaks: 'F14',
    file: WEBSOCKETS,
    replace: "if (bearer && !(await rateLimits.take('connectionsByPlayer', bearer.player.id)).ok)",
    by: 'if (false)',
    tests: [CAPS],
  },
  {
    bug: 'a player may open new event streams without a limit',
    breaks: 'F14',
    file: 'src/server/http/event-stream-route.ts',
    replace: "...(player === undefined ? [] : [['connectionsByPlayer', player] as const]),",
    by: '',
    tests: ['src/server/http/event-stream.test.ts'],
  },
  {
    bug: 'a player may have any number of connections open',
    breaks: 'F14',
    file: 'src/server/limits/open-connections.ts',
    replace: '(this.#players.get(player) ?? 0) >= limit.byPlayer',
    by: 'this.#total < 0',
    tests: ['src/server/limits/open-connections.test.ts'],
  },
  {
    bug: 'the open sockets of a player are not counted as the player’s',
    breaks: 'F14',
    file: WEBSOCKETS,
    replace: 'openSockets.open({ player: player.id, address })',
    by: 'openSockets.open({ player: undefined, address })',
    tests: [CAPS],
  },
  {
    bug: 'a player may send requests from many addresses without a limit',
    breaks: 'F14',
    file: 'src/server/http/api.ts',
    replace: 'return allowed.ok ? handle(bearer, request, reply) :',
    by: 'return allowed ? handle(bearer, request, reply) :',
    tests: ['src/server/http/account.test.ts'],
  },
  {
    bug: 'a player may make links from many addresses without a limit',
    breaks: 'F14',
    file: 'src/server/http/links.ts',
    replace: "['linksByPlayer', player.id],",
    by: '',
    tests: ['src/server/http/links.test.ts'],
  },
  {
    bug: 'a player may try codes from many addresses without a limit',
    breaks: 'F16',
    file: TABLE_LIMITS,
    replace: "...(player === undefined ? [] : [['codesByPlayer', player] as const]),",
    by: '',
    tests: [TABLE_LIMIT_TESTS],
  },
  {
    bug: 'a player may open tables from many addresses without a limit',
    breaks: 'F16',
    file: TABLE_LIMITS,
    replace: 'await rateLimits.take(kind, player)',
    by: "await rateLimits.take(kind, kind === 'tablesByPlayer' ? player + Math.random() : player)",
    tests: [TABLE_LIMIT_TESTS],
  },
  {
    bug: 'rematches have no limit',
    breaks: 'F16',
    file: TABLE_LIMITS,
    replace: 'await rateLimits.take(kind, player)',
    by: "await rateLimits.take(kind, kind === 'rematches' ? player + Math.random() : player)",
    tests: [TABLE_LIMIT_TESTS],
  },
  {
    bug: 'rematches are opened past the limits',
    breaks: 'F16',
    file: 'src/server/tables/create-table.ts',
    replace: "this.#options.limits.openTable(player, 'rematches', () => this.#store(rematchTable(table)))",
    by: 'this.#store(rematchTable(table))',
    tests: ['src/server/abuse.test.ts'],
  },
  {
    bug: 'a player may have any number of unfinished tables',
    breaks: 'F16',
    file: 'src/server/limits/unfinished-tables.ts',
    replace: 'if (stored + opening <= most)',
    by: 'if (stored + opening > 0)',
    tests: ['src/server/limits/unfinished-tables.test.ts'],
  },
  {
    bug: 'the unfinished tables of a player are not looked at',
    breaks: 'F16',
    file: TABLE_LIMITS,
    replace: 'allowed.ok ? unfinishedTables.open(player, open) : allowed',
    by: 'allowed.ok ? open() : allowed',
    tests: [TABLE_LIMIT_TESTS],
  },
]
