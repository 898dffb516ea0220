import { useRef, useState } from 'preact/hooks'
import { titleOf } from '#games/game-list.ts'
import type { Session } from '#session/session.ts'
import { LazyComponent } from '../kit/lazy-component.tsx'
import type { LoadedGame } from '../loaded-game.ts'
import { useSettings } from '../settings/settings.ts'
import { HeaderBar } from '../shell/header.tsx'
import { announce } from '../shell/live-regions.tsx'
import { Heading } from '../shell/page.tsx'
import { shellWords, tableWords } from '../words.ts'
import { Actions } from './actions.tsx'
import { handleBoardKey } from './board-keys.ts'
import { readBoardToggles, saveBoardToggles } from './board-toggles.ts'
import { Log } from './log.tsx'
import { MoveField } from './move-field.tsx'
import { playerLabels } from './player-labels.ts'
import { Status } from './status.tsx'
import type { TableCapabilities } from './table-capabilities.ts'
import { tableClass } from './table-class.ts'
import { useAnnouncements } from './use-announcements.ts'
import { usePassDevice } from './use-pass-device.ts'
import { isPaused, usePlay } from './use-play.ts'
import { useSharing } from './use-sharing.ts'
import { useSheets } from './use-sheets.tsx'
import './play-screen.css'
import './panel.css'
import './narrow.css'

interface PlayScreenProps {
  readonly loadedGame: LoadedGame
  readonly session: Session
  readonly capabilities: TableCapabilities
}

/** Few games have secrets between people at one screen; while it comes, nothing is shown. */
const loadPassDeviceScreen = async () => (await import('./pass-device-screen.tsx')).PassDeviceScreen

/** A game being played, wherever its table stands. */
export function PlayScreen({ loadedGame, session, capabilities: place }: PlayScreenProps) {
  const { rules, text: words, face, puzzle, multiplayer } = loadedGame
  const around = !face.hasOwnControls
  const play = usePlay(loadedGame, session, place.explain)
  const { snapshot, people } = play
  const { confirming } = useSettings()
  const curtain = usePassDevice(face, snapshot)
  // After the curtain, which forgets what was said before it was drawn.
  useAnnouncements(loadedGame, snapshot, people)
  const [aids, setAids] = useState(() => readBoardToggles(rules.id))
  const { open, Sheets, show } = useSheets(() =>
    play.showMessage({ kind: 'refused', text: shellWords.loadFailed }),
  )
  const sharing = useSharing(loadedGame, play, place, show)
  const field = useRef<HTMLInputElement>(null)
  const names = puzzle ? '' : playerLabels(snapshot.players, people).join(tableWords.versus)
  const plays = place.controls !== 'none'
  const paused = isPaused(snapshot)
  const hidden = curtain.isCovered || paused
  const typed = !snapshot.ending && !hidden && plays

  const desk = {
    openHelp: () => show('help'),
    focusMoveField: () => field.current?.focus(),
    aids,
    switchAid(aid: string) {
      const next = new Set(aids)
      if (!next.delete(aid)) next.add(aid)
      setAids(next)
      saveBoardToggles(rules.id, next)
    },
    show,
  }
  const puzzleContext = { loadedGame, play, screen: desk, session }
  const below = !hidden && (
    <>
      {around ? (
        <Status loadedGame={loadedGame} play={play} warning={place.warning} retry={session.retry} />
      ) : (
        place.warning && <p class="message refused">{place.warning}</p>
      )}
      {plays && around && (
        <Actions
          loadedGame={loadedGame}
          play={play}
          capabilities={place}
          {...(!puzzle && { resign: () => show('resign') })}
        >
          {puzzle && <puzzle.CommandButtons {...puzzleContext} />}
        </Actions>
      )}
    </>
  )

  return (
    <div class="table-screen">
      <HeaderBar title={titleOf(rules.id)}>
        <button type="button" class="plain wide-only" onClick={() => show('help')}>
          {tableWords.help}
        </button>
        {sharing.share && (
          <button type="button" class="plain wide-only" onClick={sharing.share}>
            {tableWords.share}
          </button>
        )}
        <button type="button" class="pill quiet" onClick={() => show('menu')}>
          {tableWords.menu}
        </button>
      </HeaderBar>
      <main id="page" class={tableClass(loadedGame)}>
        <Heading title={tableWords.heading(words.title, names)} class="visually-hidden" />
        <div class="table-board" tabIndex={-1}>
          {paused && puzzle ? (
            <puzzle.PausedBox {...puzzleContext} />
          ) : curtain.isCovered ? (
            <LazyComponent
              key={snapshot.acting}
              load={loadPassDeviceScreen}
              props={{ name: people[snapshot.acting!]!.name, reveal: curtain.reveal }}
            />
          ) : (
            <face.Board
              view={snapshot.view}
              people={people}
              label={tableWords.board(words.title)}
              highlight={play.highlight}
              message={play.message}
              events={snapshot.log.at(-1)?.events ?? []}
              confirming={confirming}
              boardToggles={aids}
              tableId={place.id}
              {...(plays && { play: play.move })}
              {...(typed && { tryMove: play.tryMove })}
              {...(puzzle && { pauseButton: <puzzle.PauseButton {...puzzleContext} /> })}
              announce={announce}
              onFirstTouch={play.askToTouchAgain}
              onKey={(key, cell) =>
                puzzle?.handlePuzzleKey(key, cell, puzzleContext) ||
                handleBoardKey(key, cell, play, loadedGame, desk)
              }
            />
          )}
        </div>
        <div class="table-below">
          {place.notice}
          {snapshot.ending ? (
            <LazyComponent
              load={async () => (await import('./ending.tsx')).EndingBox}
              props={{
                loadedGame,
                ending: snapshot.ending,
                people,
                capabilities: puzzle
                  ? { ...place, endNote: <puzzle.AfterPuzzle {...puzzleContext} /> }
                  : place,
                note: play.message?.text,
                share: sharing.share,
              }}
            >
              {below}
            </LazyComponent>
          ) : (
            below
          )}
        </div>
        <aside class="panel-box table-panel" aria-label={tableWords.panel}>
          {puzzle && <puzzle.PuzzlePanel {...puzzleContext} />}
          {multiplayer && <multiplayer.Players loadedGame={loadedGame} snapshot={snapshot} people={people} />}
          {face.Panel && !hidden && (
            <face.Panel
              view={snapshot.view}
              people={people}
              announce={announce}
              {...(typed && { tryMove: play.tryMove })}
            />
          )}
          {/* What a puzzle is stands above it already. */}
          {!paused && around && (
            <Log
              loadedGame={loadedGame}
              log={snapshot.log.slice(puzzle ? 1 : 0)}
              people={people}
              setup={snapshot.params}
            />
          )}
          {typed && (
            <MoveField
              example={words.moveExample}
              field={field}
              play={text => puzzle?.handleTypedCommand(text, puzzleContext) || play.move(text)}
              leave={() => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()}
            />
          )}
          {face.Legend && (
            // Explains looks, which names tell whoever listens.
            <div class="table-legend" aria-hidden="true">
              <face.Legend />
            </div>
          )}
        </aside>
      </main>
      {open && Sheets && (
        <Sheets
          open={open}
          loadedGame={loadedGame}
          setup={snapshot.params}
          record={place.savedGame()?.record}
          view={snapshot.view}
          play={play.move}
          isTimed={snapshot.stopwatch !== undefined}
          show={show}
          resign={snapshot.ending || !plays || puzzle ? undefined : play.resign}
          rematch={place.rematch}
          {...sharing}
        />
      )}
    </div>
  )
}
