import type { Mutant } from './mutant.ts'

const SIMULATION = 'src/server/simulation.test.ts'
const AUTHORITY = 'src/server/tables/authority.test.ts'
const REVOKED = 'src/server/revoked-access.test.ts'
const ADMINISTRATION = 'src/server/admin/server-administration.test.ts'
const SECRETS = 'src/server/game-secrets.test.ts'
const UPDATES = 'src/server/tables/log/updates.ts'

/** Bugs in who sees and does what. */
export const authorityMutants: readonly Mutant[] = [
  {
    bug: 'GuessGo shows everyone both grids',
    breaks: 'I5',
    file: 'src/games/guessgo/rules/view.ts',
    replace: 'open || seat === viewer ? grid',
    by: 'open || seat !== -1 ? grid',
    tests: [SECRETS],
  },
  {
    bug: 'GuessGo shows where hits are although they are hidden',
    breaks: 'I5',
    file: 'src/games/guessgo/rules/view.ts',
    replace: 'terms.showHits ? calls[1 - seat]! : []',
    by: 'calls[1 - seat]!',
    tests: [SIMULATION],
  },
  {
    bug: 'Scribble shows everyone both bags',
    breaks: 'I5',
    file: 'src/games/scribble/rules/view.ts',
    replace: 'isOpen || seat === viewer ? bag : null',
    by: 'isOpen || seat !== -1 ? bag : null',
    tests: [SECRETS],
  },
  {
    bug: 'Scribble counts the reservoir instead of what is unseen',
    breaks: 'I5',
    file: 'src/games/scribble/rules/view.ts',
    replace: 'unseen: putBack(state.letters, state.reservoir, hidden.flat())',
    by: 'unseen: putBack(state.letters, state.reservoir, hidden.flat().slice(99))',
    tests: [SECRETS],
  },
  {
    bug: 'a spectator gets the view of the first seat',
    breaks: 'I5',
    file: UPDATES,
    replace: "?? 'spectator'",
    by: '?? 0',
    tests: [SECRETS],
  },
  {
    bug: 'the seed is sent instead of the commitment to it',
    breaks: 'I5',
    file: UPDATES,
    replace: 'commitment: commitment(seed)',
    by: 'commitment: commitment(seed) && seed',
    tests: [SECRETS],
  },
  {
    bug: 'the record of a game that goes on is given out',
    breaks: 'I5 F13',
    file: 'src/server/tables/table-service.ts',
    replace: '    if (!finished) return undefined\n',
    by: `    if (!finished)
      return this.#tableCache.use(table, async actor => {
        const { record } = actor.table.play!
        return { finished: { seats: [] } as never, record, ending: { by: 'abort' }, commitment: '' }
      })
`,
    tests: [SECRETS],
  },
  {
    bug: 'a spectator acts for the first seat',
    breaks: 'F13',
    file: 'src/server/tables/commands.ts',
    replace: `const seat = seatOf(table, context.player.id)
      return`,
    by: `const seat = seatOf(table, context.player.id) ?? 0
      return`,
    tests: [AUTHORITY],
  },
  {
    bug: 'a player moves for the other seat',
    breaks: 'F13',
    file: 'src/server/tables/commands.ts',
    replace: "return { do: 'move', seat, text }",
    by: "return { do: 'move', seat: 1 - seat, text }",
    tests: [AUTHORITY],
  },
  {
    bug: 'the sockets of a session that has ended stay open',
    breaks: 'F20',
    file: 'src/server/websocket/websocket-server.ts',
    replace: 'players.onSessionEnded(bearer, () => playerSocket.connection.revoke())',
    by: 'players.onSessionEnded(bearer, () => {})',
    tests: [REVOKED],
  },
  {
    bug: 'the event streams of a session that has ended stay open',
    breaks: 'F20',
    file: 'src/server/http/event-stream-route.ts',
    replace: 'players.onSessionEnded(bearer, () => revoked.abort())',
    by: 'players.onSessionEnded(bearer, () => {})',
    tests: [REVOKED],
  },
  {
    bug: 'a command that waits is executed although its player is signed out',
    breaks: 'F20',
    file: 'src/server/tables/commands.ts',
    replace: "if (isRevoked()) return accountRejection('not-recognised')",
    by: 'void isRevoked',
    tests: ['src/server/tables/commands.test.ts'],
  },
  {
    bug: 'a socket does not tell its waiting commands that it is revoked',
    breaks: 'F20',
    file: 'src/server/websocket/client-connection.ts',
    replace: '() => this.#isRevoked)',
    by: '() => false)',
    tests: ['src/server/websocket'],
  },
  {
    bug: 'a banned player stays signed in',
    breaks: 'F20',
    file: 'src/server/admin/server-administration.ts',
    replace: 'if (claimed || until === null) await players.endSessions(id)\n      else players',
    by: 'if (id === "") players',
    tests: [ADMINISTRATION],
  },
  {
    bug: 'the session of a banned guest can be used again',
    breaks: 'F20',
    file: 'src/server/players/session-lookup.ts',
    replace: 'if (isInForce(await storage.banOf(player.id), now())) return undefined',
    by: 'void isInForce',
    tests: [ADMINISTRATION],
  },
  {
    bug: 'a banned player can sign in again',
    breaks: 'F20',
    file: 'src/server/players/claims.ts',
    replace: 'if (ban && isInForce(ban, now()))',
    by: "if (ban?.player === '' && isInForce(ban, now()))",
    tests: [ADMINISTRATION],
  },
  {
    bug: 'a name that looks like a claimed one may be used',
    breaks: 'F13',
    file: 'src/server/storage/sqlite/players.ts',
    replace: 'selectClaim.get(nameKey(name)) ?? selectLookAlike.get(nameSkeleton(name))',
    by: 'selectClaim.get(nameKey(name))',
    tests: ['src/server/storage/sqlite/sqlite-storage.test.ts'],
  },
  {
    bug: 'pages of other origins may act',
    breaks: 'F13',
    file: 'src/server/http/auth.ts',
    replace: "? undefined : accountRejection('another-origin')",
    by: '? undefined : undefined',
    tests: ['src/server/http/auth.test.ts'],
  },
  {
    bug: 'a second server takes a folder that is in use',
    breaks: 'F18',
    file: 'src/node/folder-lock.ts',
    replace: "database.exec('PRAGMA busy_timeout = 0; BEGIN EXCLUSIVE')",
    by: "database.exec('PRAGMA busy_timeout = 0')",
    tests: ['src/node/folders.test.ts'],
  },
]
