import { useEffect } from 'preact/hooks'

type Load = () => Promise<unknown>

/** The longest wait for an idle moment. */
const IDLE_WITHIN_MS = 2000

/**
 * Loads code that the next actions need, one part after the other, each in an idle moment. Without this, the first use
 * of each part would wait for the network. A part that fails to load is requested again by its first use.
 */
export function preloadWhenIdle(loads: readonly Load[]): () => void {
  let isCancelled = false
  async function run(): Promise<void> {
    for (const load of loads) {
      await idleMoment()
      if (isCancelled) return
      await load().catch(() => {})
    }
  }
  void run()
  return () => {
    isCancelled = true
  }
}

/** Preloads parts while the component is shown; `loads` must not change. */
export function usePreload(loads: readonly Load[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => preloadWhenIdle(loads), [])
}

/** Safari has no `requestIdleCallback`. */
function idleMoment(): Promise<void> {
  return new Promise(resolve => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS })
    else setTimeout(resolve, 200)
  })
}
