import { type PassDeviceStage, viewAtStage } from '#app/pass-device.ts'
import { preferences } from '../preferences.ts'
import { useSettings } from '../settings/settings.ts'
import { announce } from '../shell/live-regions.tsx'
import { tableText } from '../text/en/shell.ts'
import { handleBoardKey } from './board-keys.ts'
import { type PassDevice, PassDeviceScreen } from './pass-device.tsx'
import type { TableContext } from './table-context.ts'
import { isPaused } from './use-play.ts'

interface BoardAreaProps {
  readonly context: TableContext
  readonly passDevice: PassDevice
}

/** The board, or what covers it. */
export function BoardArea({ context, passDevice: { stage, proceed } }: BoardAreaProps) {
  const { snapshot } = context.play
  const { puzzle } = context.loadedGame
  return (
    <div class="table-board" tabIndex={-1}>
      {puzzle && isPaused(snapshot) ? (
        <puzzle.PausedBox {...context} />
      ) : stage !== 'open' ? (
        <WaitingArea {...context} stage={stage} proceed={proceed} />
      ) : (
        <GameBoard {...context} />
      )}
    </div>
  )
}

interface WaitingAreaProps extends TableContext {
  readonly stage: Exclude<PassDeviceStage, 'open'>
  proceed(): void
}

/** Says whose turn it is, with the part of the board that may be seen before the next player is alone with it. */
function WaitingArea({ stage, proceed, loadedGame, play: { snapshot, people } }: WaitingAreaProps) {
  const { acting, lastMover } = snapshot
  const { face, presentation, card } = loadedGame
  const view = viewAtStage(stage, snapshot, presentation)
  return (
    <>
      <PassDeviceScreen
        key={acting}
        stage={stage}
        mover={lastMover && people[lastMover.seat]?.name}
        next={people[acting!]!.name}
        withBoard={view !== undefined}
        proceed={proceed}
      />
      {view && <face.Board view={view} people={people} label={tableText.board(card.title)} />}
    </>
  )
}

function GameBoard(context: TableContext) {
  const { loadedGame, play, capabilities, screen, canType } = context
  const { face, puzzle } = loadedGame
  const { snapshot, people } = play
  const { confirming } = useSettings()
  return (
    <face.Board
      view={snapshot.view}
      people={people}
      label={tableText.board(loadedGame.card.title)}
      highlight={play.highlight}
      message={play.message}
      events={snapshot.log.at(-1)?.events ?? []}
      confirming={confirming}
      boardToggles={screen.boardToggles}
      tableId={capabilities.id}
      storage={preferences}
      {...(capabilities.controls !== 'none' && { play: play.move })}
      {...(canType && { tryMove: play.tryMove })}
      {...(puzzle && { pauseButton: <puzzle.PauseButton {...context} /> })}
      announce={announce}
      onFirstTouch={play.askToTouchAgain}
      onKey={(key, cell) =>
        puzzle?.handlePuzzleKey(key, cell, context) || handleBoardKey(key, cell, play, loadedGame, screen)
      }
    />
  )
}
