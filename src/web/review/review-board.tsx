import type { Note } from '#kernel/engine.ts'
import { actionFor } from '#kernel/key-bindings.ts'
import type { Person } from '#kernel/text.ts'
import type { BoardAnalysis } from '../kit/analysis.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { handleInspectKey } from '../play/board-keys.ts'
import { useSettings } from '../settings/settings.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableText } from '../text/en/shell.ts'
import type { AnalysisControls } from './use-analysis.ts'

interface ReviewBoardProps {
  readonly loadedGame: LoadedGame
  readonly controls: AnalysisControls
  readonly people: readonly Person[]
  /** The judgement of the last move. */
  readonly note: Note | undefined
  /** The last position of the game, where everything is revealed. */
  readonly finalView: object
  readonly findings: BoardAnalysis | undefined
  focusMoveField(): void
}

/** The board of a review, on which moves can be tried. */
export function ReviewBoard(props: ReviewBoardProps) {
  const { loadedGame, controls, people, note, finalView, findings, focusMoveField } = props
  const { face } = loadedGame
  const { analysis, snapshot, tryMove } = controls
  const { confirming } = useSettings()
  // Such a board would draw the controls of its game beside those of the review; there moves are typed.
  const isPlayable = snapshot.canTry && face.layout !== 'board-only'

  function press(key: string, cell: Parameters<typeof handleInspectKey>[1]): boolean {
    if (handleInspectKey(key, cell, { view: snapshot.view, people }, loadedGame)) return true
    const action = actionFor(key)
    if (action === 'undo') analysis.back()
    else if (action === 'redo') analysis.forward()
    else if (action === 'entry') focusMoveField()
    else {
      // Letters and digits begin a move: the field takes the focus, and then this very key.
      if (/^[\p{L}\p{N}]$/u.test(key)) focusMoveField()
      return false
    }
    return true
  }

  return (
    <div class="table-board">
      <face.Board
        view={snapshot.view}
        finalView={finalView}
        people={people}
        label={tableText.board(loadedGame.card.title)}
        highlight={controls.highlight ?? (note?.cells && { why: 'better', cells: note.cells })}
        message={controls.message}
        confirming={confirming}
        analysis={findings}
        {...(isPlayable && { play: tryMove, tryMove })}
        announce={announce}
        onFirstTouch={controls.askToTouchAgain}
        onKey={press}
      />
    </div>
  )
}
