import type { KeyValueStore } from '#terminal/shell/host.ts'

/** What a terminal remembers, for as long as a test lasts. */
export function createMemoryKeyValueStore(): KeyValueStore {
  const remembered = new Map<string, string>()
  return {
    get: name => remembered.get(name),
    set: (name, value) => void remembered.set(name, value),
    entries: () => Object.fromEntries(remembered),
    clear: () => remembered.clear(),
  }
}
