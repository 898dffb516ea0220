import type { KeyValueStore } from '#app/key-value-store.ts'
import { readBoardToggles } from '#app/preferences.ts'
import { activeToggles, commandsOfKind, moveWithToggles, viewWithToggles } from '#kernel/commands.ts'
import type { Session, Snapshot } from '#session/session.ts'
import type { LoadedGame } from './loaded-game.ts'

/** A session whose views and moves are those of a board with the player's toggles on. */
export function withToggles(
  session: Session,
  store: KeyValueStore,
  { id, commands }: Pick<LoadedGame, 'id' | 'commands'>,
): Session {
  const changesBoard = commandsOfKind(commands, 'toggle').some(
    ({ show, completeMove }) => show ?? completeMove,
  )
  if (!changesBoard) return session
  const togglesFor = (view: object) => activeToggles(commands, readBoardToggles(store, id), view)
  return {
    ...session,
    snapshot(): Snapshot {
      const snapshot = session.snapshot()
      const { view } = snapshot
      return { ...snapshot, view: viewWithToggles(commands, togglesFor(view), view) }
    },
    play(text) {
      const { view } = session.snapshot()
      return session.play(moveWithToggles(commands, togglesFor(view), view, text))
    },
  }
}
