import { useRef, useState } from 'preact/hooks'
import { titleOf } from '#games/programme.ts'
import type { Session } from '#session/session.ts'
import { Later } from '../kit/later.tsx'
import type { ParlourGame } from '../parlour.ts'
import { useSettings } from '../settings.ts'
import { HeaderBar } from '../shell/header.tsx'
import { announce } from '../shell/live.tsx'
import { Heading } from '../shell/page.tsx'
import { shellWords, tableWords } from '../words.ts'
import { Actions } from './actions.tsx'
import { keepAids, readAids } from './aids.ts'
import { answerKey } from './ask.ts'
import { Log } from './log.tsx'
import { labelsOf } from './names.ts'
import type { TablePlace } from './place.ts'
import { Status } from './status.tsx'
import { tableClass } from './table-class.ts'
import { TypeMove } from './type-move.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useCurtain } from './use-curtain.ts'
import { isPaused, usePlay } from './use-play.ts'
import { useSharing } from './use-sharing.ts'
import { useSheets } from './use-sheets.tsx'
import './table.css'
import './panel.css'
import './narrow.css'

interface TableProps {
  readonly parlour: ParlourGame
  readonly session: Session
  readonly place: TablePlace
}

/** Few games have secrets between people at one screen; while it comes, nothing is shown. */
const loadCurtain = async () => (await import('./curtain/curtain-box.tsx')).CurtainBox

/** A game being played, wherever its table stands. */
export function Table({ parlour, session, place }: TableProps) {
  const { game, words, face, solo, several } = parlour
  const around = !face.ownControls
  const play = usePlay(parlour, session, place.explain)
  const { snapshot, people } = play
  const { confirming } = useSettings()
  const curtain = useCurtain(face, snapshot)
  // After the curtain, which forgets what was said before it was drawn.
  useAnnouncements(parlour, snapshot, people)
  const [aids, setAids] = useState(() => readAids(game.id))
  const { open, Sheets, show } = useSheets(() => play.say({ kind: 'refused', text: shellWords.loadFailed }))
  const sharing = useSharing(parlour, play, place, show)
  const field = useRef<HTMLInputElement>(null)
  const names = solo ? '' : labelsOf(snapshot.players, people).join(tableWords.versus)
  const plays = place.controls !== 'none'
  const paused = isPaused(snapshot)
  const hidden = curtain.drawn || paused
  const typed = !snapshot.ending && !hidden && plays

  const desk = {
    openHelp: () => show('help'),
    typeMove: () => field.current?.focus(),
    aids,
    switchAid(aid: string) {
      const next = new Set(aids)
      if (!next.delete(aid)) next.add(aid)
      setAids(next)
      keepAids(game.id, next)
    },
    show,
  }
  const alone = { parlour, play, desk, session }
  const below = !hidden && (
    <>
      {around ? (
        <Status parlour={parlour} play={play} warning={place.warning} retry={session.retry} />
      ) : (
        place.warning && <p class="message refused">{place.warning}</p>
      )}
      {plays && around && (
        <Actions parlour={parlour} play={play} place={place} {...(!solo && { resign: () => show('resign') })}>
          {solo && <solo.Deeds {...alone} />}
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
            <solo.PausedBox {...alone} />
          ) : curtain.drawn ? (
            <Later
              key={snapshot.acting}
              load={loadCurtain}
              props={{ name: people[snapshot.acting!]!.name, lift: curtain.lift }}
            />
          ) : (
            <face.Board
              view={snapshot.view}
              people={people}
              label={tableWords.board(words.title)}
              pointing={play.pointing}
              message={play.message}
              events={snapshot.log.at(-1)?.events ?? []}
              confirming={confirming}
              aids={aids}
              table={place.id}
              {...(plays && { play: play.move })}
              {...(typed && { attempt: play.attempt })}
              {...(solo && { pause: <solo.PauseButton {...alone} /> })}
              say={announce}
              touched={play.touched}
              ask={(key, cell) =>
                solo?.answerSoloKey(key, cell, alone) || answerKey(key, cell, play, parlour, desk)
              }
            />
          )}
        </div>
        <div class="table-below">
          {place.notice}
          {snapshot.ending ? (
            <Later
              load={async () => (await import('./ending.tsx')).EndingBox}
              props={{
                parlour,
                ending: snapshot.ending,
                people,
                place: solo ? { ...place, afterword: <solo.Afterword {...alone} /> } : place,
                note: play.message?.text,
                share: sharing.share,
              }}
            >
              {below}
            </Later>
          ) : (
            below
          )}
        </div>
        <aside class="panel-box table-panel" aria-label={tableWords.panel}>
          {solo && <solo.Panel {...alone} />}
          {several && <several.Players parlour={parlour} snapshot={snapshot} people={people} />}
          {face.Panel && !hidden && (
            <face.Panel
              view={snapshot.view}
              people={people}
              say={announce}
              {...(typed && { attempt: play.attempt })}
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
            <TypeMove
              example={words.moveExample}
              field={field}
              play={text => solo?.answerWord(text, alone) || play.move(text)}
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
          record={place.saved()?.record}
          view={snapshot.view}
          play={play.move}
          timed={snapshot.stopwatch !== undefined}
          show={show}
          resign={snapshot.ending || !plays || solo ? undefined : play.resign}
          rematch={place.rematch}
          {...sharing}
        />
      )}
    </div>
  )
}
