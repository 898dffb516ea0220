import type { ComponentChildren, RefObject } from 'preact'
import { moveForKey } from '#kernel/commands.ts'
import { restoreFocus } from '../kit/focus.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableText } from '../text/en/shell.ts'
import { handleBoardKey } from './board-keys.ts'
import { MoveField } from './move-field.tsx'
import { Status } from './status.tsx'
import { tableClass } from './table-class.ts'
import type { PlayControls } from './use-play.ts'
import './play-screen.css'
import './panel.css'
import './narrow.css'

interface GuidedTableProps {
  readonly loadedGame: LoadedGame
  readonly play: PlayControls
  /** Identifies the table, for a face that stores something about it. */
  readonly tableId: string
  readonly field: RefObject<HTMLInputElement | null>
  /** Whether nobody is to move any more, so that no line says whose turn it is. */
  readonly isOver?: boolean
  retry(): void
  /** What to do here, above the board or beside it. */
  readonly children: ComponentChildren
  /** Further actions, below the field for a typed move. */
  readonly actions?: ComponentChildren
}

/** The table of a first step or an exercise: the game's own, with only what these need around the board. */
export function GuidedTable(props: GuidedTableProps) {
  const { loadedGame, play, tableId, field, isOver, retry, children, actions } = props
  const { text, face, commands } = loadedGame
  const { snapshot, people } = play
  const keyActions = { openHelp: () => play.hint(), focusMoveField: () => field.current?.focus() }
  return (
    <main id="page" class={`${tableClass(loadedGame)} first-table`}>
      {children}
      <div class="table-board" tabIndex={-1}>
        <face.Board
          view={snapshot.view}
          people={people}
          label={tableText.board(loadedGame.card.title)}
          highlight={play.highlight}
          message={play.message}
          events={snapshot.log.at(-1)?.events ?? []}
          tableId={tableId}
          play={play.move}
          tryMove={play.tryMove}
          announce={announce}
          onFirstTouch={play.askToTouchAgain}
          onKey={(key, cell) => {
            const move = moveForKey(commands, cell, key)
            if (move !== undefined) play.move(move)
            return move !== undefined || handleBoardKey(key, cell, play, loadedGame, keyActions)
          }}
        />
      </div>
      <div class="table-below">
        {face.layout !== 'board-only' && (!isOver || play.message) && (
          <Status loadedGame={loadedGame} play={play} retry={retry} />
        )}
      </div>
      <aside class="panel-box table-panel" aria-label={tableText.panel}>
        {face.Panel && (
          <face.Panel view={snapshot.view} people={people} announce={announce} tryMove={play.tryMove} />
        )}
        <MoveField
          example={text.moveExample}
          field={field}
          play={play.tryMove}
          leave={() => focusableCell()?.focus()}
        />
        {actions}
      </aside>
    </main>
  )
}

const focusableCell = () => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')

const BOARD_POLL_MS = 50

/** Focuses the board as soon as it is drawn, for keyboard users. */
export function focusBoard(): (() => void) | undefined {
  if (matchMedia('(pointer: coarse)').matches) return undefined
  const waiting = setInterval(() => {
    if (!focusableCell()) return
    restoreFocus(focusableCell())
    clearInterval(waiting)
  }, BOARD_POLL_MS)
  return () => clearInterval(waiting)
}
