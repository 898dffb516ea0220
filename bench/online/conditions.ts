import { cpus, loadavg } from 'node:os'
import type { System } from './systems.ts'

/** Says what each system keeps and when, what else differs between them, and how to read the tables. */
export function describeConditions(systems: readonly System[]): string {
  const processors = cpus()
  return `Online play: two-player games of Obstruction on a 10x10 board, the same random games on every server.

Where a move is when a player is shown it:
${systems.map(({ name, keeps }) => `- ${name}: ${keeps}`).join('\n')}

What else differs:
- Checks: all check whose turn it is and whether the move is legal. Quincunx also checks every message against a schema
  and gives each player a clock; boardgame.io checks a player's credentials with every move, the others once.
- Views: Quincunx and boardgame.io compute a view for each player; Colyseus sends the same state to both.
- Repeated commands: Quincunx executes a command once, by its id. boardgame.io refuses a move for an old state. Colyseus
  leaves this to the game, and here the game refuses a cell that is taken.
- Ends: Quincunx writes result, ratings and statistics when a game ends; the others write nothing more.
- Messages: Quincunx and boardgame.io send JSON, Colyseus binary patches.
- Processes: one for each server; Quincunx has a second thread for its storage.
- All players of a server are in one more process, which shares the machine's cores with it.

A cell has the median of the rounds, half of the distance from the lowest to the highest round, and how many times as
good ${systems[0]!.name} is (x, the median of the rounds' ratios). Signing in and sitting down are not measured.
Machine: ${processors.length} cores, ${processors[0]?.model}; Node ${process.version}; load average before the run ${loadavg()[0]!.toFixed(2)}.
`
}
