import { useEffect, useState } from 'preact/hooks'

const PAUSE_MS = 700

/** A value once it has stayed the same for a moment. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(waiting)
  }, [value])
  return settled
}
