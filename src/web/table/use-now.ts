import { useEffect, useState } from 'preact/hooks'
import { clock } from '../device.ts'

const TICK_MS = 250

/** The time, moving on while it matters. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(clock.now)
  useEffect(() => {
    if (!runs) return
    setNow(clock.now())
    const timer = setInterval(() => setNow(clock.now()), TICK_MS)
    return () => clearInterval(timer)
  }, [runs])
  return now
}
