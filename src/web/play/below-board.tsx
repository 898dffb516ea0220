import { LazyComponent } from '../kit/lazy-component.tsx'
import { usePreload } from '../kit/preload.ts'
import { Actions } from './actions.tsx'
import { Status } from './status.tsx'
import type { TableContext } from './table-context.ts'

interface BelowBoardProps {
  readonly context: TableContext
  readonly share: (() => void) | undefined
}

const loadEnding = async () => (await import('./ending.tsx')).EndingBox

/** The actions of a player and the status of the game, or how the game ended. */
export function BelowBoard({ context, share }: BelowBoardProps) {
  const { loadedGame, play, capabilities } = context
  const { puzzle } = loadedGame
  usePreload([loadEnding])
  const { ending } = play.snapshot
  return (
    <div class="table-below">
      {capabilities.notice}
      {ending ? (
        <LazyComponent
          load={loadEnding}
          props={{
            loadedGame,
            ending,
            people: play.people,
            // In a frame there are neither statistics nor a next puzzle.
            capabilities:
              puzzle && !capabilities.fullPagePath
                ? { ...capabilities, endNote: <puzzle.AfterPuzzle {...context} /> }
                : capabilities,
            note: play.message?.text,
            share,
          }}
        >
          <StatusAndActions {...context} />
        </LazyComponent>
      ) : (
        <StatusAndActions {...context} />
      )}
    </div>
  )
}

function StatusAndActions(context: TableContext) {
  const { loadedGame, play, capabilities, session, screen } = context
  const { face, puzzle } = loadedGame
  if (context.isHidden) return null
  if (face.layout === 'board-only')
    return capabilities.warning ? <p class="message refused">{capabilities.warning}</p> : null
  return (
    <>
      {capabilities.controls !== 'none' && (
        <Actions
          loadedGame={loadedGame}
          play={play}
          capabilities={capabilities}
          {...(context.canType && { type: screen.focusMoveField })}
          {...(!puzzle && { resign: () => screen.show('resign') })}
        >
          {puzzle && <puzzle.CommandButtons {...context} />}
        </Actions>
      )}
      {/* After the buttons, which stay in their place however much is said. */}
      <Status loadedGame={loadedGame} play={play} warning={capabilities.warning} retry={session.retry} />
    </>
  )
}
