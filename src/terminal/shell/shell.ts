import { createListeners } from '#session/listeners.ts'
import type { LocalGameOptions } from '../game/active-game.ts'
import type { Theme } from '../kit/theme.ts'
import type { TerminalHost } from './host.ts'
import type { Screen } from './screen.ts'

/** The stack of screens, and what they share. The stage shows the topmost one. */
export interface Shell {
  readonly host: TerminalHost
  readonly theme: Theme
  top(): Screen | undefined
  /** The messages of the open screens for the end of the program. */
  exitMessages(): readonly string[]
  open(screen: Screen): void
  replace(screen: Screen): void
  /** Opens a screen that took time to load, unless the player has left meanwhile. */
  openIfOnTop(base: Screen, next: Screen): void
  /** Replaces a screen and all above it by another. */
  replaceFrom(old: Screen, next: Screen): void
  /** Leaves the topmost screen; leaving the last one ends the program. */
  back(): void
  exit(): void
  redraw(): void
  subscribe(listener: () => void): () => void
  /** Waits for work that must not be interrupted, such as saving a game. */
  finishPendingWork(): Promise<void>
  /** Registers work that must finish before the program ends. */
  finishBeforeExit(work: Promise<void>): void
  /** Shows a game that has been set up, in place of the topmost screen. */
  playGame(game: StartedGame): void
}

/** A game that begins, or goes on, at this screen. */
export type StartedGame = Pick<LocalGameOptions, 'loaded' | 'id' | 'table' | 'players' | 'origin'>

/** `openGame` shows the play screen, which the shell cannot know: that screen opens others, and they play games again. */
export function createShell(
  host: TerminalHost,
  theme: Theme,
  openGame: (shell: Shell, game: StartedGame) => void = () => {},
): Shell {
  const listeners = createListeners()
  const unfinished = new Set<Promise<void>>()
  let screens: readonly Screen[] = []
  let messages: readonly string[] = []

  function collectExitMessages(): readonly string[] {
    return screens.flatMap(screen => screen.exitMessage?.() ?? [])
  }

  function show(next: readonly Screen[]): void {
    const left = screens.filter(screen => !next.includes(screen))
    screens = next
    for (const screen of left) screen.close?.()
    listeners.notify()
  }

  const shell: Shell = {
    host,
    theme,
    top: () => screens.at(-1),
    exitMessages: () => (screens.length > 0 ? collectExitMessages() : messages),
    open: screen => show([...screens, screen]),
    replace: screen => show([...screens.slice(0, -1), screen]),
    openIfOnTop(base, next) {
      if (screens.at(-1) === base) show([...screens, next])
      else next.close?.()
    },
    replaceFrom(old, next) {
      const at = screens.indexOf(old)
      if (at >= 0) show([...screens.slice(0, at), next])
      // A player who has left meanwhile is not brought back.
      else next.close?.()
    },
    back: () => show(screens.slice(0, -1)),
    exit() {
      if (screens.length > 0) messages = collectExitMessages()
      show([])
    },
    redraw: listeners.notify,
    subscribe: listeners.subscribe,
    async finishPendingWork() {
      await Promise.allSettled(unfinished)
    },
    finishBeforeExit(work) {
      unfinished.add(work)
      const done = () => unfinished.delete(work)
      work.then(done, done)
    },
    playGame: game => openGame(shell, game),
  }
  return shell
}
