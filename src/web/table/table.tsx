import { useRef, useState } from 'preact/hooks'
import type { Session } from '#session/session.ts'
import type { ParlourGame } from '../parlour.ts'
import { useSettings } from '../settings.ts'
import { HeaderBar } from '../shell/header.tsx'
import { Heading } from '../shell/page.tsx'
import { tableWords } from '../words.ts'
import { Actions } from './actions.tsx'
import { answerKey } from './ask.ts'
import { CurtainBox, useCurtain } from './curtain.tsx'
import { EndingBox } from './ending.tsx'
import { Log } from './log.tsx'
import { labelsOf } from './names.ts'
import type { TablePlace } from './place.ts'
import { Players } from './players.tsx'
import { copy, exportFile, shareText } from './share.ts'
import { type SheetName, Sheets } from './sheets.tsx'
import { Status } from './status.tsx'
import { TypeMove } from './type-move.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { usePlay } from './use-play.ts'
import './table.css'
import './panel.css'
import './narrow.css'

interface TableProps {
  readonly parlour: ParlourGame
  readonly session: Session
  readonly place: TablePlace
}

/** A game being played, wherever its table stands. */
export function Table({ parlour, session, place }: TableProps) {
  const { words, face } = parlour
  const play = usePlay(parlour, session, place.explain)
  const { snapshot, people } = play
  useAnnouncements(parlour, snapshot, people)
  const { confirming } = useSettings()
  const curtain = useCurtain(face, snapshot)
  const [sheet, setSheet] = useState<SheetName>()
  const [link, setLink] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const names = labelsOf(snapshot.players, people, words).join(tableWords.versus)
  const plays = place.controls !== 'none'

  const desk = {
    openHelp: () => setSheet('help'),
    typeMove: () => field.current?.focus(),
    goTo: (cell: { row: number; column: number }) =>
      document.querySelector<HTMLElement>(`[data-at="${cell.row},${cell.column}"]`)?.focus(),
  }

  async function share(): Promise<void> {
    const saved = place.saved()
    if (!snapshot.ending || !saved) return
    const moves = face.moves?.(snapshot.view) ?? snapshot.log.length - 1
    const result = { title: words.title, people, ending: snapshot.ending, moves }
    const text = shareText(result, await place.replayLink(saved))
    setLink(text)
    if (await copy(text)) play.say({ kind: 'note', text: tableWords.copied })
    else setSheet('link')
  }

  function exportGame(): void {
    const saved = place.saved()
    if (saved) exportFile(saved)
  }

  const kept = place.saved() !== undefined
  const sharing = snapshot.ending && kept ? share : undefined

  return (
    <div class="table-screen">
      <HeaderBar title={words.title}>
        <button type="button" class="plain wide-only" onClick={() => setSheet('help')}>
          {tableWords.help}
        </button>
        {sharing && (
          <button type="button" class="plain wide-only" onClick={sharing}>
            {tableWords.share}
          </button>
        )}
        <button type="button" class="pill quiet" onClick={() => setSheet('menu')}>
          {tableWords.menu}
        </button>
      </HeaderBar>
      <main id="page" class="table">
        <Heading title={tableWords.heading(words.title, names)} class="visually-hidden" />
        <div class="table-board" tabIndex={-1}>
          {curtain.drawn ? (
            <CurtainBox key={snapshot.acting} name={people[snapshot.acting!]!.name} lift={curtain.lift} />
          ) : (
            <face.Board
              view={snapshot.view}
              people={people}
              label={tableWords.board(words.title)}
              pointing={play.pointing}
              confirming={confirming}
              {...(plays && { play: play.move })}
              touched={play.touched}
              ask={(key, cell) => answerKey(key, cell, play, parlour, desk)}
            />
          )}
        </div>
        <div class="table-below">
          {place.notice}
          {snapshot.ending ? (
            <EndingBox
              parlour={parlour}
              ending={snapshot.ending}
              people={people}
              place={place}
              note={play.message?.text}
              share={sharing}
            />
          ) : (
            !curtain.drawn && (
              <>
                <Status parlour={parlour} play={play} warning={place.warning} retry={session.retry} />
                {plays && <Actions play={play} place={place} resign={() => setSheet('resign')} />}
              </>
            )
          )}
        </div>
        <aside class="panel-box table-panel" aria-label={tableWords.panel}>
          <Players parlour={parlour} snapshot={snapshot} people={people} />
          <Log parlour={parlour} log={snapshot.log} people={people} />
          {!snapshot.ending && !curtain.drawn && plays && (
            <TypeMove
              example={words.moveExample}
              field={field}
              play={play.move}
              leave={() => document.querySelector<HTMLElement>('[role=gridcell][tabindex="0"]')?.focus()}
            />
          )}
          {face.Legend && (
            <div class="table-legend">
              <face.Legend />
            </div>
          )}
        </aside>
      </main>
      <Sheets
        open={sheet}
        parlour={parlour}
        link={link}
        show={setSheet}
        resign={snapshot.ending || !plays ? undefined : play.resign}
        rematch={place.rematch}
        share={sharing}
        exportGame={kept ? exportGame : undefined}
      />
    </div>
  )
}
