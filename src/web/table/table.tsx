import { useRef, useState } from 'preact/hooks'
import { titleOf } from '#games/programme.ts'
import type { Session } from '#session/session.ts'
import { LazyComponent } from '../kit/later.tsx'
import type { LoadedGame } from '../parlour.ts'
import { useSettings } from '../settings.ts'
import { HeaderBar } from '../shell/header.tsx'
import { announce } from '../shell/live.tsx'
import { Heading } from '../shell/page.tsx'
import { shellWords, tableWords } from '../words.ts'
import { Actions } from './actions.tsx'
import { readBoardToggles, saveBoardToggles } from './aids.ts'
import { handleBoardKey } from './ask.ts'
import { Log } from './log.tsx'
import { playerLabels } from './names.ts'
import type { TableCapabilities } from './place.ts'
import { Status } from './status.tsx'
import { tableClass } from './table-class.ts'
import { MoveField } from './type-move.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { usePassDevice } from './use-curtain.ts'
import { isPaused, usePlay } from './use-play.ts'
import { useSharing } from './use-sharing.ts'
import { useSheets } from './use-sheets.tsx'
import './table.css'
import './panel.css'
import './narrow.css'

interface PlayScreenProps {
  readonly parlour: LoadedGame
  readonly session: Session
  readonly capabilities: TableCapabilities
}

/** Few games have secrets between people at one screen; while it comes, nothing is shown. */
const loadPassDeviceScreen = async () => (await import('./curtain/curtain-box.tsx')).PassDeviceScreen

/** A game being played, wherever its table stands. */
export function PlayScreen({ parlour, session, capabilities: place }: PlayScreenProps) {
  const { game, words, face, solo, several } = parlour
  const around = !face.hasOwnControls
  const play = usePlay(parlour, session, place.explain)
  const { snapshot, people } = play
  const { confirming } = useSettings()
  const curtain = usePassDevice(face, snapshot)
  // After the curtain, which forgets what was said before it was drawn.
  useAnnouncements(parlour, snapshot, people)
  const [aids, setAids] = useState(() => readBoardToggles(game.id))
  const { open, Sheets, show } = useSheets(() =>
    play.showMessage({ kind: 'refused', text: shellWords.loadFailed }),
  )
  const sharing = useSharing(parlour, play, place, show)
  const field = useRef<HTMLInputElement>(null)
  const names = solo ? '' : playerLabels(snapshot.players, people).join(tableWords.versus)
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
      saveBoardToggles(game.id, next)
    },
    show,
  }
  const puzzleContext = { parlour, play, screen: desk, session }
  const below = !hidden && (
    <>
      {around ? (
        <Status parlour={parlour} play={play} warning={place.warning} retry={session.retry} />
      ) : (
        place.warning && <p class="message refused">{place.warning}</p>
      )}
      {plays && around && (
        <Actions
          parlour={parlour}
          play={play}
          capabilities={place}
          {...(!solo && { resign: () => show('resign') })}
        >
          {solo && <solo.CommandButtons {...puzzleContext} />}
        </Actions>
      )}
    </>
  )

  return (
    <div class="table-screen">
      <HeaderBar title={titleOf(game.id)}>
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
      <main id="page" class={tableClass(parlour)}>
        <Heading title={tableWords.heading(words.title, names)} class="visually-hidden" />
        <div class="table-board" tabIndex={-1}>
          {paused && solo ? (
            <solo.PausedBox {...puzzleContext} />
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
              {...(solo && { pauseButton: <solo.PauseButton {...puzzleContext} /> })}
              announce={announce}
              onFirstTouch={play.askToTouchAgain}
              onKey={(key, cell) =>
                solo?.handlePuzzleKey(key, cell, puzzleContext) ||
                handleBoardKey(key, cell, play, parlour, desk)
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
                parlour,
                ending: snapshot.ending,
                people,
                capabilities: solo ? { ...place, endNote: <solo.AfterPuzzle {...puzzleContext} /> } : place,
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
          {solo && <solo.PuzzlePanel {...puzzleContext} />}
          {several && <several.Players parlour={parlour} snapshot={snapshot} people={people} />}
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
              parlour={parlour}
              log={snapshot.log.slice(solo ? 1 : 0)}
              people={people}
              setup={snapshot.setup}
            />
          )}
          {typed && (
            <MoveField
              example={words.moveExample}
              field={field}
              play={text => solo?.handleTypedCommand(text, puzzleContext) || play.move(text)}
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
          parlour={parlour}
          setup={snapshot.setup}
          record={place.savedGame()?.record}
          view={snapshot.view}
          play={play.move}
          isTimed={snapshot.stopwatch !== undefined}
          show={show}
          resign={snapshot.ending || !plays || solo ? undefined : play.resign}
          rematch={place.rematch}
          {...sharing}
        />
      )}
    </div>
  )
}
