import { useEffect, useState } from 'preact/hooks'

const REFRESH_MS = 30_000

/** Increases whenever stored or online data may have changed: on a return to the tab, by another tab, every half minute. */
export function useRefreshCount(): number {
  const [looks, setLooks] = useState(0)
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setLooks(count => count + 1)
    const timer = setInterval(look, REFRESH_MS)
    const heard = ['visibilitychange', 'storage', 'online', 'offline']
    for (const name of heard) addEventListener(name, look)
    return () => {
      clearInterval(timer)
      for (const name of heard) removeEventListener(name, look)
    }
  }, [])
  return looks
}
