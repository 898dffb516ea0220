import type { Mutant } from './mutant.ts'

const CAPS = 'src/server/caps.test.ts'
const ABUSE = 'src/server/abuse.test.ts'
const SERVER = 'src/server/server.ts'
const WEBSOCKETS = 'src/server/websocket/websocket-server.ts'
const CONNECTION = 'src/server/websocket/client-connection.ts'
const PASSWORDS = 'src/server/limits/password-attempts.ts'
const SIGN_IN = 'src/server/http/sign-in.test.ts'
const HTTP_TABLES = 'src/server/http/tables.ts'

/** Bugs in limits and caps, most of them by address. */
export const limitMutants: readonly Mutant[] = [
  {
    bug: 'any number of sockets may be open',
    breaks: 'F14',
    file: SERVER,
    replace: "kind: 'sockets', limit: limits.sockets,",
    by: "kind: 'sockets', limit: { ...limits.sockets, total: Number.MAX_SAFE_INTEGER },",
    tests: [CAPS],
  },
  {
    bug: 'any number of event streams may be open',
    breaks: 'F14',
    file: SERVER,
    replace: "kind: 'streams', limit: limits.streams,",
    by: "kind: 'streams', limit: { ...limits.streams, total: Number.MAX_SAFE_INTEGER },",
    tests: [CAPS],
  },
  {
    bug: 'sockets may be opened without a limit',
    breaks: 'F14',
    file: WEBSOCKETS,
    replace: "if (!(await rateLimits.take('connections', address)).ok) return reply.code(429).send()",
    by: '',
    tests: [CAPS],
  },
  {
    bug: 'a socket may send without a limit',
    breaks: 'F14',
    file: CONNECTION,
    replace: "if (!counted.ok) return this.#close('flood')",
    by: 'void counted',
    tests: [CAPS],
  },
  {
    bug: 'commands over HTTP have no limit',
    breaks: 'F14',
    file: HTTP_TABLES,
    replace: 'if (!allowed.ok) return sendRefusal(reply, allowed.rejection)\n        const result',
    by: 'const result',
    tests: [CAPS],
  },
  {
    bug: 'guests are made without a limit',
    breaks: 'F14',
    file: 'src/server/http/account.ts',
    replace: "rateLimits.take('guests', address)",
    by: "rateLimits.take('guests', String(Math.random()))",
    tests: [CAPS],
  },
  {
    bug: 'tables are opened without a limit',
    breaks: 'F14',
    file: HTTP_TABLES,
    replace: "rateLimits.take('tables', addressOf(request))",
    by: "rateLimits.take('tables', String(Math.random()))",
    tests: [CAPS],
  },
  {
    bug: 'links are made without a limit',
    breaks: 'F14',
    file: 'src/server/http/links.ts',
    replace: 'if (!allowed.ok)',
    by: 'if (!allowed.ok && false)',
    tests: [CAPS],
  },
  {
    bug: 'codes that are tried are not counted',
    breaks: 'F16',
    file: 'src/server/tables/commands.ts',
    replace: 'if (!counted.ok) return counted',
    by: 'void counted',
    tests: [ABUSE],
  },
  {
    bug: 'codes are looked up over HTTP without a limit',
    breaks: 'F16',
    file: 'src/server/http/find-table.ts',
    replace: 'tableService.commands.findTable(params.value.table, { address, player })',
    by: 'tableService.commands.findTable(params.value.table, { address: address + Math.random() })',
    tests: [ABUSE],
  },
  {
    bug: 'codes are looked up on a socket without a limit',
    breaks: 'F16',
    file: CONNECTION,
    replace: 'return { address, player: player.id }',
    by: 'return { address: address + Math.random() }',
    tests: [ABUSE],
  },
  {
    bug: 'passwords of one name may be guessed from many addresses without a limit',
    breaks: 'F13 F14',
    file: PASSWORDS,
    replace: "['wrongByName', name],",
    by: '',
    tests: [SIGN_IN],
  },
  {
    bug: 'passwords of many names may be guessed from one address without a limit',
    breaks: 'F13 F14',
    file: PASSWORDS,
    replace: "['wrongByAddress', address],",
    by: '',
    tests: [SIGN_IN],
  },
  {
    bug: 'passwords of one name may be guessed from one address as often as from all',
    breaks: 'F13 F14',
    file: PASSWORDS,
    replace: "'wrongByGuesser'",
    by: "'requests'",
    tests: [SIGN_IN],
  },
  {
    bug: 'a known device may guess passwords without a limit',
    breaks: 'F13 F14',
    file: PASSWORDS,
    replace: "'wrongByDevice'",
    by: "'requests'",
    tests: [SIGN_IN],
  },
]
