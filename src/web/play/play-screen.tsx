import { useRef } from 'preact/hooks'
import type { Session } from '#session/session.ts'
import { CROSS, Icon } from '../kit/icon.tsx'
import { useUndoKeys } from '../kit/use-undo-keys.ts'
import type { LoadedGame } from '../loaded-game.ts'
import { EmbedBar } from '../shell/embed-bar.tsx'
import { HeaderBar } from '../shell/header.tsx'
import { Heading } from '../shell/page.tsx'
import { Celebration } from '../signals/celebration.tsx'
import { useSignals } from '../signals/signals.ts'
import { shellText, tableText } from '../text/en/shell.ts'
import { BelowBoard } from './below-board.tsx'
import { BoardArea } from './board-area.tsx'
import { useBoardToggles } from './board-toggles.ts'
import { useKeysToBoard } from './keys-to-board.ts'
import { usePassDevice } from './pass-device.tsx'
import { playerLabels } from './player-labels.ts'
import { SidePanel, TableHead } from './side-panel.tsx'
import type { TableCapabilities } from './table-capabilities.ts'
import { tableClass } from './table-class.ts'
import type { TableContext } from './table-context.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useBoardAlone } from './use-board-alone.ts'
import { isPaused, usePlay, withToggles } from './use-play.ts'
import { useSharing } from './use-sharing.ts'
import { useSheets } from './use-sheets.tsx'
import './play-screen.css'
import './panel.css'
import './narrow.css'
import './board-alone.css'

interface PlayScreenProps {
  readonly loadedGame: LoadedGame
  readonly session: Session
  readonly capabilities: TableCapabilities
}

/** A game in play, on this device or online. */
export function PlayScreen({ loadedGame, session, capabilities }: PlayScreenProps) {
  const { card, puzzle } = loadedGame
  const controls = usePlay(loadedGame, session, capabilities.explain)
  const toggles = useBoardToggles(loadedGame, controls.snapshot.view)
  const play = withToggles(controls, loadedGame, toggles.boardToggles)
  const { snapshot, people } = play
  useUndoKeys(play)
  const passDevice = usePassDevice(loadedGame, snapshot)
  // After the hook above, which clears earlier announcements when it covers the board.
  useAnnouncements(loadedGame, snapshot, people)
  const lastSignal = useSignals(snapshot)
  const boardAlone = useBoardAlone()
  useKeysToBoard()
  const { open, Sheets, show } = useSheets(() =>
    play.showMessage({ kind: 'refused', text: shellText.loadFailed }),
  )
  const sharing = useSharing(loadedGame, play, capabilities, show)
  const moveField = useRef<HTMLInputElement>(null)
  const names = puzzle ? '' : playerLabels(snapshot.players, people).join(tableText.versus)
  const hasControls = capabilities.controls !== 'none'
  const resign = snapshot.ending || !hasControls || puzzle ? undefined : play.resign
  const isHidden = passDevice.stage !== 'open' || isPaused(snapshot)
  const openWalkthrough =
    loadedGame.hasWalkthrough && snapshot.canHint && snapshot.acting !== undefined && !isHidden
      ? () => show({ walkthrough: { view: snapshot.view, people, onNewStep: session.recordHint } })
      : undefined
  const context: TableContext = {
    loadedGame,
    session,
    play,
    capabilities,
    screen: {
      ...toggles,
      show,
      openHelp: () => show('help'),
      focusMoveField: () => moveField.current?.focus(),
      ...((loadedGame.define ?? loadedGame.library) && { openDefinition: () => show('define') }),
      ...(openWalkthrough && { openWalkthrough }),
      ...(resign && { askToResign: () => show('resign') }),
      savedLocation: capabilities.savedLocation,
    },
    isHidden,
    canType: !snapshot.ending && !isHidden && hasControls,
  }

  return (
    <div class={boardAlone.isAlone ? 'table-screen board-alone' : 'table-screen'}>
      {capabilities.fullPagePath ? (
        <EmbedBar title={card.title} fullPagePath={capabilities.fullPagePath} />
      ) : (
        <HeaderBar game={card}>
          <button type="button" class="plain wide-only full-screen" onClick={boardAlone.toggle}>
            {tableText.fullScreen}
          </button>
          <button type="button" class="plain wide-only" onClick={() => show('help')}>
            {tableText.help}
          </button>
          {sharing.share && (
            <button type="button" class="plain wide-only" onClick={sharing.share}>
              {tableText.share}
            </button>
          )}
          <button type="button" class="pill quiet" onClick={() => show('menu')}>
            {tableText.menu}
          </button>
        </HeaderBar>
      )}
      <main id="page" class={tableClass(loadedGame)}>
        <Heading title={tableText.heading(card.title, names)} class="visually-hidden" />
        <BoardArea context={context} passDevice={passDevice} />
        <TableHead {...context} />
        <BelowBoard context={context} share={sharing.share} />
        <SidePanel context={context} moveField={moveField} />
      </main>
      {lastSignal === 'won' && <Celebration />}
      {boardAlone.isAlone && (
        <button
          type="button"
          class="pill leave-alone"
          aria-label={tableText.leaveFullScreen}
          title={tableText.leaveFullScreen}
          onClick={boardAlone.toggle}
        >
          <Icon path={CROSS} />
        </button>
      )}
      {puzzle && loadedGame.face.loadPrintSheet && (
        <puzzle.PrintedPuzzle
          loadedGame={loadedGame}
          dealt={{ params: snapshot.params, deal: snapshot.deal }}
        />
      )}
      {open && Sheets && (
        <Sheets
          open={open}
          loadedGame={loadedGame}
          record={capabilities.savedGame()?.record}
          view={snapshot.view}
          play={play.move}
          isTimed={snapshot.stopwatch !== undefined}
          show={show}
          params={snapshot.params}
          resign={resign}
          openWalkthrough={openWalkthrough}
          rematch={capabilities.rematch}
          {...sharing}
        />
      )}
    </div>
  )
}
