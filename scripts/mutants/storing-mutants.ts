import type { Mutant } from './mutant.ts'

const SIMULATION = 'src/server/simulation.test.ts'
const TABLES = 'src/server/tables'
const COMMANDS = 'src/server/tables/commands.test.ts'
const TABLE_SERVICE = 'src/server/tables/table-service.test.ts'
const ACTOR = 'src/server/tables/table-actor.ts'
const APPEND = 'const appended = await this.#append(this.#appendOf(next.value, command))'

/** Bugs in what is stored, and when it is told. */
export const storingMutants: readonly Mutant[] = [
  {
    bug: 'a move is told before it is stored',
    breaks: 'I1 F1',
    file: ACTOR,
    replace: APPEND,
    by: `const append = this.#appendOf(next.value, command)
      this.#commit(next.value.table, command)
      const appended = await this.#append(append)`,
    tests: [SIMULATION],
  },
  {
    bug: 'a move is told and never stored',
    breaks: 'I1 F1',
    file: ACTOR,
    replace: APPEND,
    by: "const appended = 'appended' as 'appended' | 'taken'",
    tests: [SIMULATION],
  },
  {
    bug: 'a move that storage refused is acknowledged',
    breaks: 'I1 F10',
    file: ACTOR,
    replace: APPEND,
    by: `${APPEND}.catch(() => 'appended' as const)`,
    tests: [SIMULATION],
  },
  {
    bug: 'a command that is sent twice is executed twice',
    breaks: 'I2 F3',
    file: ACTOR,
    replace: 'if (command !== undefined) this.#commands.set(command, next.seq)',
    by: '',
    tests: [COMMANDS],
  },
  {
    bug: 'a command that is sent again after a restart is executed twice',
    breaks: 'I2 F3',
    file: 'src/server/tables/table-cache.ts',
    replace: 'if (command !== undefined) commands.set(command, index + 1)',
    by: 'void index',
    tests: [SIMULATION],
  },
  {
    bug: 'after another writer took the seq, the table is not read again',
    breaks: 'F4',
    file: ACTOR,
    replace: `      // Another writer took this seq, so the decision may no longer be valid.
      await this.#reload()`,
    by: '      return accept(this.#table.seq)',
    tests: ['src/server/tables/two-writers.test.ts'],
  },
  {
    bug: 'the ending is stored again by every later entry',
    breaks: 'I4',
    file: ACTOR,
    replace: "const ends = next.phase === 'over' && this.#table.phase !== 'over'",
    by: "const ends = next.phase === 'over'",
    tests: [TABLE_SERVICE, SIMULATION],
  },
  {
    bug: 'an ending is not counted',
    breaks: 'I4',
    file: ACTOR,
    replace: '...(ends && { result: resultOf(next) }),',
    by: '...(ends && false),',
    tests: [SIMULATION],
  },
  {
    bug: 'a game against the computer is rated',
    breaks: 'I4',
    file: 'src/server/tables/log/online-table.ts',
    replace: 'return isAmongPeople && (',
    by: 'return (',
    tests: [TABLES],
  },
  {
    bug: 'a game is rated twice',
    breaks: 'I4',
    file: 'src/server/storage/sqlite/results.ts',
    replace: 'ON CONFLICT DO NOTHING',
    by: 'ON CONFLICT DO UPDATE SET rated = 1',
    tests: ['src/server/storage/sqlite'],
  },
]
