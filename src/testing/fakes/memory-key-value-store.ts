import type { KeyValueStore } from '#terminal/shell/host.ts'

/** The preferences of a terminal, in memory. */
export function createMemoryKeyValueStore(): KeyValueStore {
  const values = new Map<string, string>()
  return {
    get: name => values.get(name),
    set: (name, value) => void values.set(name, value),
    entries: () => Object.fromEntries(values),
    clear: () => values.clear(),
  }
}
