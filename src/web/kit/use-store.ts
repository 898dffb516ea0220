import { useEffect, useState } from 'preact/hooks'

/** What a store holds now, drawn again whenever it changes. */
export function useStore<Value>(subscribe: (changed: () => void) => () => void, read: () => Value): Value {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const changed = () => setValue(read)
    // It may have changed between drawing and subscribing.
    changed()
    return subscribe(changed)
  }, [subscribe, read])
  return value
}
