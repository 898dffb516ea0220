import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 5

/** Waits until the condition is true, and returns how many ms that took. */
export async function waitUntil(
  condition: () => unknown,
  description: string,
  timeoutMs = 20_000,
): Promise<number> {
  const startedAt = performance.now()
  while (!(await condition())) {
    if (performance.now() - startedAt > timeoutMs)
      throw new Error(`${description}: not within ${timeoutMs} ms`)
    await pause(POLL_MS)
  }
  return performance.now() - startedAt
}

export { pause }
