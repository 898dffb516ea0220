import type { TerminalHost } from './host.ts'
import type { Look } from './kit/look.ts'
import type { Screen } from './screen.ts'

/** The screens that lie on each other, and what they share. The stage shows the topmost. */
export interface Shell {
  readonly host: TerminalHost
  readonly look: Look
  top(): Screen | undefined
  open(screen: Screen): void
  replace(screen: Screen): void
  /** Leaves the topmost screen; leaving the last one ends the program. */
  back(): void
  leave(): void
  redraw(): void
  subscribe(listener: () => void): () => void
  /** Waits for work that must not be cut off, such as keeping a game. */
  settled(): Promise<void>
  /** Work that must be done before the program ends. A failure is shown, not swallowed. */
  mustFinish(work: Promise<void>): void
}

export function createShell(host: TerminalHost, look: Look): Shell {
  const listeners = new Set<() => void>()
  const unfinished = new Set<Promise<void>>()
  let screens: readonly Screen[] = []

  function redraw(): void {
    for (const listener of listeners) listener()
  }

  function show(next: readonly Screen[]): void {
    const left = screens.filter(screen => !next.includes(screen))
    screens = next
    for (const screen of left) screen.close?.()
    redraw()
  }

  return {
    host,
    look,
    top: () => screens.at(-1),
    open: screen => show([...screens, screen]),
    replace: screen => show([...screens.slice(0, -1), screen]),
    back: () => show(screens.slice(0, -1)),
    leave: () => show([]),
    redraw,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async settled() {
      await Promise.allSettled(unfinished)
    },
    mustFinish(work) {
      unfinished.add(work)
      const done = () => unfinished.delete(work)
      work.then(done, done)
    },
  }
}
