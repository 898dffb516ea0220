import type { RefObject } from 'preact'
import { engineClient } from '../device.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableText } from '../text/en/shell.ts'
import { Log } from './log.tsx'
import { MoveField } from './move-field.tsx'
import type { TableContext } from './table-context.ts'
import { isPaused } from './use-play.ts'

interface SidePanelProps {
  readonly context: TableContext
  readonly moveField: RefObject<HTMLInputElement | null>
}

/** The players, or the puzzle with its time. */
export function TableHead(context: TableContext) {
  const { loadedGame, play } = context
  const { puzzle, multiplayer } = loadedGame
  return (
    <div class="panel-box table-head">
      {puzzle && <puzzle.PuzzlePanel {...context} />}
      {multiplayer && (
        <multiplayer.Players loadedGame={loadedGame} snapshot={play.snapshot} people={play.people} />
      )}
    </div>
  )
}

/** The game's own panel, the moves and the field for the next one. */
export function SidePanel({ context, moveField }: SidePanelProps) {
  const { loadedGame, play, isHidden, canType } = context
  const { text, face, puzzle } = loadedGame
  const { snapshot, people } = play
  return (
    <aside class="panel-box table-panel" aria-label={tableText.panel}>
      {face.Panel && !isHidden && (
        <face.Panel
          view={snapshot.view}
          people={people}
          announce={announce}
          consult={question =>
            engineClient.request({ do: 'consult', game: loadedGame.rules.id, question, seed: '' }).result
          }
          {...(canType && { tryMove: play.tryMove })}
        />
      )}
      {!isPaused(snapshot) && face.layout !== 'board-only' && (
        <Log
          loadedGame={loadedGame}
          // The opening of a puzzle is its heading already.
          log={snapshot.log.slice(puzzle ? 1 : 0)}
          people={people}
          params={snapshot.params}
        />
      )}
      {canType && (
        <MoveField
          example={text.moveExample}
          field={moveField}
          play={async typed => (puzzle?.handleTypedCommand(typed, context) ? undefined : play.tryMove(typed))}
          leave={() => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()}
        />
      )}
      {face.Legend && !isHidden && (
        // It explains looks, which a screen reader learns from the names of the cells.
        <div class="table-legend" aria-hidden="true">
          <face.Legend view={snapshot.view} />
        </div>
      )}
    </aside>
  )
}
