/** The arguments of `quincunx` for a game of Obstruction on a square board; the first player begins. */
export function obstructionArguments(side: number, ...more: readonly string[]): readonly string[] {
  return ['play', 'obstruction', '--rows', `${side}`, '--cols', `${side}`, '--starter', 'first', ...more]
}

export const AGAINST_COMPUTER = ['--computer', 'casual'] as const
export const ANN_AND_BO = ['--two', '--names', 'Ann,Bo'] as const
