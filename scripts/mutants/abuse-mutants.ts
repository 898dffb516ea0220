import type { Mutant } from './mutant.ts'

const LOBBY_LISTS = 'src/server/storage/sqlite/sqlite-storage.test.ts'
const SET_ASIDE = 'src/server/tables/set-aside.test.ts'
const TABLE_CACHE = 'src/server/tables/table-cache.ts'

/** Bugs by which one player, or one damaged table, spoils the games of others. */
export const abuseMutants: readonly Mutant[] = [
  {
    bug: 'a table that cannot be replayed is not set aside',
    breaks: 'F17',
    file: TABLE_CACHE,
    replace: `      await this.setAside(id, error)
      throw new TableSetAsideError(errorMessage(error))`,
    by: '      throw error',
    tests: [SET_ASIDE],
  },
  {
    bug: 'a table whose sweep fails is swept again and again',
    breaks: 'F17',
    file: 'src/server/tables/maintenance.ts',
    replace: 'if (!(error instanceof TableSetAsideError)) await tableCache.setAside(id, error)',
    by: '',
    tests: [SET_ASIDE],
  },
  {
    bug: 'the storage is not told that a table is set aside',
    breaks: 'F17',
    file: TABLE_CACHE,
    replace: 'await this.#options.storage.tables.setAside(id, setAside.reason)',
    by: '',
    tests: [SET_ASIDE],
  },
  {
    bug: 'spectators are stored',
    breaks: 'F16',
    file: 'src/server/tables/table-presence.ts',
    replace: "if (state.stored !== 'yes' && seated.includes(state.player))",
    by: "if (state.stored !== 'yes')",
    tests: ['src/server/tables/table-actor.test.ts'],
  },
  {
    bug: 'spectators wait in the queue of their table',
    breaks: 'F16',
    file: 'src/server/tables/table-presence.ts',
    replace: 'if (isSpectator && this.#forget(connection)) return',
    by: 'void isSpectator',
    tests: ['src/server/tables/table-actor.test.ts'],
  },
  {
    bug: 'a log may grow without end',
    breaks: 'F16',
    file: 'src/server/tables/commands.ts',
    replace: 'isFinal || table.seq < LONG_LOG ?',
    by: 'isFinal || table.seq >= 0 ?',
    tests: ['src/server/tables/commands.test.ts'],
  },
  {
    bug: 'a log may grow without end by coming and going',
    breaks: 'F16',
    file: 'src/server/tables/table-presence.ts',
    replace: 'seq >= LONGEST_LOG ?',
    by: 'seq < 0 ?',
    tests: ['src/server/tables/long-logs.test.ts'],
  },
  {
    bug: 'the code of a private table is short',
    breaks: 'F16',
    file: 'src/server/tables/table-codes.ts',
    replace: 'return open ? code :',
    by: 'return code ? code :',
    tests: ['src/server/tables/table-codes.test.ts'],
  },
  {
    bug: 'the lobby lists several tables of one creator',
    breaks: 'F16',
    file: 'src/server/storage/sqlite/table-lists.ts',
    replace: 'GROUP BY opened_by',
    by: 'GROUP BY number',
    tests: [LOBBY_LISTS],
  },
  {
    bug: 'the lobby shows the long texts of a setup',
    breaks: 'F16',
    file: 'src/server/storage/lobby-table.ts',
    replace: 'const setup = withoutLongTexts(table.setup)',
    by: 'const { setup } = table',
    tests: [LOBBY_LISTS],
  },
  {
    bug: 'a quick match looks only at the tables in the lobby',
    breaks: 'F16',
    file: 'src/server/tables/matchmaking.ts',
    replace: 'const waiting = await storage.tables.waitingFor({ game, setup, limit: CANDIDATES })',
    by: `const listed = await storage.tables.lobby(60)
      const waiting = listed
        .filter(table => table.game === game && table.phase === 'waiting')
        .map(({ id, code }) => ({ id, code }))`,
    tests: ['src/server/tables/matchmaking.test.ts'],
  },
]
