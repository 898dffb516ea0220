/** The CPU time of this process. Wall-clock time would depend on the other programs of a busy machine. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** The minimum time of several rounds, because other programs can only slow a round down. */
export function fastestMs(rounds: number, work: () => unknown, now: () => number = cpuMs): number {
  let fastest = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    const start = now()
    work()
    fastest = Math.min(fastest, now() - start)
  }
  return fastest
}
