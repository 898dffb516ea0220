import { cpuMs } from './cpu-ms.ts'

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
