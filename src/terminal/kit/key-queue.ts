/**
 * Presses keys one after another, each once the microtasks of the last one are done. Several keys may arrive in one
 * read, and the second must not act on the state before the first.
 */
export function createKeyQueue(press: (key: string) => void, later: (go: () => void) => void) {
  const waiting: string[] = []
  let isBusy = false

  function next(): void {
    const key = waiting.shift()
    isBusy = key !== undefined
    if (key === undefined) return
    press(key)
    later(next)
  }
  return (keys: readonly string[]): void => {
    waiting.push(...keys)
    if (!isBusy) next()
  }
}
