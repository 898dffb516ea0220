/** Whoever wants to be told when something has changed. */
export interface Listeners {
  /** Tells this one too, until the answer is called. */
  subscribe(listener: () => void): () => void
  notify(): void
  /** Nobody is told any more. */
  clear(): void
}

export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    notify() {
      for (const listener of listeners) listener()
    },
    clear: () => listeners.clear(),
  }
}
