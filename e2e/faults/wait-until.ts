import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 5

/** Waits until something holds, and says how long that took. */
export async function waitUntil(holds: () => unknown, what: string, patienceMs = 20_000): Promise<number> {
  const begun = performance.now()
  while (!(await holds())) {
    if (performance.now() - begun > patienceMs) throw new Error(`${what}: not within ${patienceMs} ms`)
    await pause(POLL_MS)
  }
  return performance.now() - begun
}

export { pause }
