/** The result of a match between a level and the one below it. */
export interface Step {
  readonly level: string
  /** The share of the games that it won, a draw counting half. */
  readonly share: number
  /** One standard error of the share. */
  readonly error: number
}

/** The ratings of a ladder of levels on the scale of Elo: `anchor` has 1500, all are rounded to tens. */
export function ratingsOf(
  lowest: string,
  steps: readonly Step[],
  anchor: string,
): ReadonlyMap<string, number> {
  const levels = [lowest, ...steps.map(({ level }) => level)]
  let sum = 0
  const raw = [0]
  for (const { share } of steps) {
    sum += ratingDifference(share)
    raw.push(sum)
  }
  const middle = raw[levels.indexOf(anchor)] ?? 0
  return new Map(levels.map((level, index) => [level, Math.round((1500 + raw[index]! - middle) / 10) * 10]))
}

export function ratingDifference(share: number): number {
  return 400 * Math.log10(share / (1 - share))
}

export function printLadder(title: string, lowest: string, steps: readonly Step[], anchor: string): void {
  const ratings = ratingsOf(lowest, steps, anchor)
  console.log(title)
  console.log(`  ${lowest.padEnd(12)} ${String(ratings.get(lowest)).padStart(5)}`)
  for (const { level, share, error } of steps)
    console.log(
      `  ${level.padEnd(12)} ${String(ratings.get(level)).padStart(5)}   ` +
        `${(100 * share).toFixed(1)} % ± ${(100 * error).toFixed(1)} against the level below`,
    )
}
