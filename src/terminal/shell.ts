import { openListeners } from '#session/listeners.ts'
import type { TerminalHost } from './host.ts'
import type { Look } from './kit/look.ts'
import type { Screen } from './screen.ts'

/** The screens that lie on each other, and what they share. The stage shows the topmost. */
export interface Shell {
  readonly host: TerminalHost
  readonly look: Look
  top(): Screen | undefined
  /** What the screens have to say that are open when the program ends. */
  farewells(): readonly string[]
  open(screen: Screen): void
  replace(screen: Screen): void
  /** Opens a screen that took a while to come, unless one has gone elsewhere meanwhile. */
  openOn(base: Screen, next: Screen): void
  /** Puts one screen in the place of another and of all that lies on that. */
  exchange(old: Screen, next: Screen): void
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
  const listeners = openListeners()
  const unfinished = new Set<Promise<void>>()
  let screens: readonly Screen[] = []
  let parting: readonly string[] = []

  function farewellsNow(): readonly string[] {
    return screens.flatMap(screen => screen.farewell?.() ?? [])
  }

  function show(next: readonly Screen[]): void {
    const left = screens.filter(screen => !next.includes(screen))
    screens = next
    for (const screen of left) screen.close?.()
    listeners.tell()
  }

  return {
    host,
    look,
    top: () => screens.at(-1),
    farewells: () => (screens.length > 0 ? farewellsNow() : parting),
    open: screen => show([...screens, screen]),
    replace: screen => show([...screens.slice(0, -1), screen]),
    openOn(base, next) {
      if (screens.at(-1) === base) show([...screens, next])
      else next.close?.()
    },
    exchange(old, next) {
      const at = screens.indexOf(old)
      if (at >= 0) show([...screens.slice(0, at), next])
      // Whoever has left meanwhile is not called back.
      else next.close?.()
    },
    back: () => show(screens.slice(0, -1)),
    leave() {
      if (screens.length > 0) parting = farewellsNow()
      show([])
    },
    redraw: listeners.tell,
    subscribe: listeners.subscribe,
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
