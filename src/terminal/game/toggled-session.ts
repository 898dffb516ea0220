import type { KeyValueStore } from '#app/key-value-store.ts'
import { readBoardToggles } from '#app/preferences.ts'
import { activeToggles } from '#kernel/commands.ts'
import type { Session, Snapshot } from '#session/session.ts'
import type { LoadedGame } from './loaded-game.ts'

/** A session whose views and moves are those of a board with the player's toggles on. */
export function withToggles(
  session: Session,
  store: KeyValueStore,
  { id, commands, presentation }: Pick<LoadedGame, 'id' | 'commands' | 'presentation'>,
): Session {
  if (!presentation?.withToggles && !presentation?.completeMove) return session
  const togglesFor = (view: object) => activeToggles(commands, readBoardToggles(store, id), view)
  return {
    ...session,
    snapshot(): Snapshot {
      const snapshot = session.snapshot()
      const { view } = snapshot
      return { ...snapshot, view: presentation.withToggles?.(view, togglesFor(view)) ?? view }
    },
    play(text) {
      const { view } = session.snapshot()
      return session.play(presentation.completeMove?.(view, text, togglesFor(view)) ?? text)
    },
  }
}
