import { useEffect, useState } from 'preact/hooks'

/** The current value of a store; renders again whenever it changes. */
export function useStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const changed = () => setValue(read)
    // The value may have changed between rendering and subscribing.
    changed()
    return subscribe(changed)
  }, [subscribe, read])
  return value
}
