import { groupDigits } from '#kernel/group-digits.ts'

interface Estimate {
  readonly mean: number
  readonly error: number
}

interface SimulationResults
  extends Readonly<Record<'wins' | 'draws' | 'starter' | 'byLine' | 'byHitword' | 'calls', Estimate>> {
  readonly games: number
}

/** The sentences of the command line. */
export const toolText = {
  simulate: {
    summary: 'Plays many games between two levels of the computer and reports how they went.',
    help: {
      size: (size: number) => `rows and columns of the grids, 3 to 15 (default: ${size})`,
      pool: 'words in the pool (default: 0, which means 100 up to 10x10 and 225 above)',
      levels: (levels: readonly string[], chosen: string) =>
        `the two that play, of ${levels.join(', ')} (default: ${chosen})`,
      games: (games: number) => `how many games (default: ${groupDigits(games)})`,
      seed: (seed: string) => `the same seed gives the same games (default: ${seed})`,
      grids: (styles: readonly string[]) =>
        `how the second player’s grid is filled: ${styles.join(', ')} (default: as its level does)`,
      placing: (styles: readonly string[]) =>
        `how the second player places hitwords: ${styles.join(', ')} (default: as its level does)`,
      hitwordsFirst: 'the second player first calls the hitwords that are not on its own grid (default: no)',
      hitwords: 'literal, armed or off; from 11x11 on (default: literal)',
      adjacent: 'how many cells are next to a hitword (default: 4)',
      show: 'show where hits are (default: no)',
      once: 'each word once in the whole game (default: once by each player)',
      habits: 'what Mind reader knows from earlier grids (default: nothing)',
    },
    progress: 'games',
    stopped: (games: number, of: number) =>
      `Stopped after ${groupDigits(games)} of ${groupDigits(of)} games.`,
    results: ([one, other]: readonly [string, string], results: SimulationResults): readonly string[] => [
      `${groupDigits(results.games)} games, ${one} against ${other}`,
      `${`${one} won`.padEnd(18)}${percent(results.wins)}`,
      ...(results.draws.mean > 0 ? [`drawn             ${percent(results.draws)}`] : []),
      `first caller won  ${percent(results.starter)}`,
      `ended by a line   ${percent(results.byLine)}`,
      `by a hitword      ${percent(results.byHitword)}`,
      `calls per game    ${results.calls.mean.toFixed(1)} ± ${results.calls.error.toFixed(1)}`,
    ],
  },
}

function percent({ mean, error }: Estimate): string {
  return `${(mean * 100).toFixed(1)}% ± ${(error * 100).toFixed(1)}`
}
