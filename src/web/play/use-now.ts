import { useEffect, useState } from 'preact/hooks'
import { clock } from '../device.ts'

const TICK_MS = 250

/** The current time; renders again at every tick while the clock runs. */
export function useNow(runs: boolean): number {
  const [, tick] = useState(0)
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick(count => count + 1), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  return clock.now()
}
