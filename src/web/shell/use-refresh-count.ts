import { useEffect, useState } from 'preact/hooks'
import { savedGames } from '../device.ts'

const REFRESH_MS = 30_000

/** Increases whenever stored or online data may have changed: on a return to the tab, by another tab, every half minute. */
export function useRefreshCount(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && setCount(current => current + 1)
    const timer = setInterval(refresh, REFRESH_MS)
    const events = ['visibilitychange', 'storage', 'online', 'offline']
    for (const name of events) addEventListener(name, refresh)
    const unwatch = savedGames.watch(refresh)
    return () => {
      unwatch()
      clearInterval(timer)
      for (const name of events) removeEventListener(name, refresh)
    }
  }, [])
  return count
}
