import type { Mutant } from './mutant.ts'

const TABLES = 'src/server/tables'
const DEADLINES = 'src/server/tables/deadlines.test.ts'
const WATCHDOG = 'src/server/tables/storage-watchdog.test.ts'
const SWEEPS = 'src/server/tables/sweeps.test.ts'
const PRESENCE = 'src/server/tables/table-presence.ts'
const MAINTENANCE = 'src/server/tables/maintenance.ts'
const ONLINE_TABLE = 'src/server/tables/log/online-table.ts'
const RESUME =
  'await this.#maintenance.resumeClocks({ closedAt: unavailableSince, ...(tables && { tables }) })'

/** Bugs in turns, clocks and presence. */
export const timingMutants: readonly Mutant[] = [
  {
    bug: 'the turn of a move is ignored',
    breaks: 'F4',
    file: 'src/server/tables/commands.ts',
    replace: 'turn !== undefined && turn !== table.turns[seat]',
    by: 'false',
    tests: ['src/server/tables/commands.test.ts'],
  },
  {
    bug: 'a move at the very deadline is played',
    breaks: 'F8',
    file: 'src/table/act.ts',
    replace: "due && at >= due.at) return reject('too-late')",
    by: "due && at > due.at) return reject('too-late')",
    tests: [DEADLINES],
  },
  {
    bug: 'deadlines are not swept',
    breaks: 'F8',
    file: MAINTENANCE,
    replace: 'repeat(SWEEP_MS, () => this.#sweepDeadlines())',
    by: '',
    tests: [SWEEPS],
  },
  {
    bug: 'a sweep has no limit',
    breaks: 'F14',
    file: MAINTENANCE,
    replace: 'storage.tables.due(clock.now(), 200)',
    by: 'storage.tables.due(clock.now(), Number.MAX_SAFE_INTEGER)',
    tests: [SWEEPS],
  },
  {
    bug: 'forgotten tables are never closed',
    breaks: 'F14',
    file: MAINTENANCE,
    replace: 'repeat(ABANDONED_SWEEP_MS, () => this.#sweepForgotten())',
    by: '',
    tests: [SWEEPS],
  },
  {
    bug: 'no time is given back after a restart',
    breaks: 'F1 F10',
    file: 'src/server/tables/table-service.ts',
    replace: 'start(() => service.#maintenance.resumeClocks())',
    by: 'start(async () => {})',
    tests: [DEADLINES],
  },
  {
    bug: 'no time is given back after an outage of the storage',
    breaks: 'F10',
    file: 'src/server/tables/table-service.ts',
    replace: RESUME,
    by: '',
    tests: [WATCHDOG],
  },
  {
    bug: 'clocks start again after an outage of the storage instead of going on',
    breaks: 'F10 F16',
    file: 'src/server/tables/table-service.ts',
    replace: RESUME,
    by: 'await this.#maintenance.resumeClocks()',
    tests: [WATCHDOG],
  },
  {
    bug: 'waiting in a table’s queue counts as an outage of the storage',
    breaks: 'F16',
    file: 'src/server/tables/table-actor.ts',
    replace: 'this.#queueLength++',
    by: `this.#queueLength++
    this.#appendingSince ??= this.#options.now()`,
    tests: [WATCHDOG],
  },
  {
    bug: 'the log of a table runs backwards when the clock is set back',
    breaks: 'F9',
    file: ONLINE_TABLE,
    replace: 'const at = nextInstant(table.lastInstant, now)',
    by: 'const at = now',
    tests: [TABLES],
  },
  {
    bug: 'the grace counts from when an absence was noticed',
    breaks: 'F6',
    file: PRESENCE,
    replace: 'const since = Math.max(Math.floor(departed.heardAt), play.record.startedAt)',
    by: 'const since = undefined',
    tests: [TABLES],
  },
  {
    bug: 'one closed device of two counts as leaving',
    breaks: 'F7',
    file: PRESENCE,
    replace: 'if (!isAway && !isPresent && departed?.player === player) {',
    by: 'if (!isAway && departed?.player === player) {',
    tests: ['src/server/tables/clocks.test.ts'],
  },
  {
    bug: 'a departure during an outage is forgotten',
    breaks: 'F10',
    file: 'src/server/tables/deferred-leaves.ts',
    replace: 'this.#deferred.push(leave)',
    by: '',
    tests: ['src/server/tables/deferred-leaves.test.ts'],
  },
]
