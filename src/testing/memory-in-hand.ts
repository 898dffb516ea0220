import type { Memory } from '#terminal/host.ts'

/** What a terminal remembers, for as long as a test lasts. */
export function memoryInHand(): Memory {
  const remembered = new Map<string, string>()
  return {
    recall: name => remembered.get(name),
    remember: (name, value) => void remembered.set(name, value),
    all: () => Object.fromEntries(remembered),
    forget: () => remembered.clear(),
  }
}
