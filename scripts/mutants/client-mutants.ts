import type { Mutant } from './mutant.ts'

const SIMULATION = 'src/server/simulation.test.ts'

/** Bugs in what clients make of it. */
export const clientMutants: readonly Mutant[] = [
  {
    bug: 'a client ignores that it has missed an update',
    breaks: 'I3 F5',
    file: 'src/session/remote/table-state.ts',
    replace: ' || (update.from >= 0 && (!before || update.from > before.seq))',
    by: '',
    tests: [SIMULATION],
  },
  {
    bug: 'a client applies an old update that comes late',
    breaks: 'I3 F5',
    file: 'src/session/remote/table-state.ts',
    replace: 'if (before && update.seq < before.seq && !update.replaces) return before',
    by: '',
    tests: [SIMULATION],
  },
  {
    bug: 'a client never sends a command again whose answer is lost',
    breaks: 'F3 F5',
    file: 'src/session/remote/pending-commands.ts',
    replace: 'for (const pending of overdue) send(pending)',
    by: 'void overdue',
    tests: ['src/session/remote'],
  },
]
