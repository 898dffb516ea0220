/** The least time of several rounds in milliseconds: other programs only ever add to it. */
export function fastestMs(rounds: number, work: () => unknown, now: () => number = cpuTimeMs): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const begun = now()
    work()
    least = Math.min(least, now() - begun)
  }
  return least
}

/** Processor time and not time of day, so that a busy machine measures much as a quiet one does. */
function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
