/**
 * Presses keys one after another, each once all that the one before brought about at once is there: where a read brings
 * several, as from a fast hand or a slow machine, the second must not find what the first has just played.
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
