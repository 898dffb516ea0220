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
export function BoardArea({ context, passDevice }: BoardAreaProps) {
  const { snapshot, people } = context.play
  const { puzzle } = context.loadedGame
  return (
    <div class="table-board" tabIndex={-1}>
      {puzzle && isPaused(snapshot) ? (
        <puzzle.PausedBox {...context} />
      ) : passDevice.isCovered ? (
        <>
          <PassDeviceScreen
            key={snapshot.acting}
            name={people[snapshot.acting!]!.name}
            reveal={passDevice.reveal}
          />
          <PublicBoard {...context} />
        </>
      ) : (
        <GameBoard {...context} />
      )}
    </div>
  )
}

/** What both players may see while the next one's part is hidden. */
function PublicBoard({ loadedGame: { face, presentation, card }, play: { snapshot, people } }: TableContext) {
  const view = presentation?.withoutSecrets?.(snapshot.view)
  return view && <face.Board view={view} people={people} label={tableText.board(card.title)} />
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
