import { useRef, useState } from 'preact/hooks'
import type { ParlourGame } from '../parlour.ts'
import { navigate, reviewPath, tablePath } from '../router.ts'
import { useSettings } from '../settings.ts'
import { HeaderBar } from '../shell/header.tsx'
import { Wait } from '../shell/lazy.tsx'
import { announce } from '../shell/live.tsx'
import { Missing } from '../shell/missing.tsx'
import { Heading } from '../shell/page.tsx'
import { missingWords, shellWords, tableWords } from '../words.ts'
import { Actions } from './actions.tsx'
import { answerKey } from './ask.ts'
import { CurtainBox, useCurtain } from './curtain.tsx'
import { EndingBox } from './ending.tsx'
import { type OpenGame, rematch } from './games.ts'
import { Log } from './log.tsx'
import { labelsOf } from './names.ts'
import { Players } from './players.tsx'
import { copy, exportFile, shareText } from './share.ts'
import { type SheetName, Sheets } from './sheets.tsx'
import { Status } from './status.tsx'
import { TypeMove } from './type-move.tsx'
import { useAnnouncements } from './use-announcements.ts'
import { useGame } from './use-game.ts'
import { usePlay } from './use-play.ts'
import './table.css'
import './panel.css'
import './narrow.css'

interface TablePageProps {
  readonly game: string
  readonly id: string
}

export function TablePage({ game, id }: TablePageProps) {
  const { state, full, again } = useGame(game, id)
  switch (state.kind) {
    case 'missing':
      return <Missing title={missingWords.gameTitle} text={missingWords.gameText} />
    case 'broken':
      return <Missing title={missingWords.brokenTitle} text={state.why} />
    case 'open':
      return <Table key={id} parlour={state.parlour} open={state.open} id={id} full={full} />
    default:
      return <Wait failed={state.kind === 'failed'} again={again} />
  }
}

interface TableProps {
  readonly parlour: ParlourGame
  readonly open: OpenGame
  readonly id: string
  readonly full: boolean
}

function Table({ parlour, open, id, full }: TableProps) {
  const { game, words, face } = parlour
  const play = usePlay(parlour, open.session)
  const { snapshot, people } = play
  useAnnouncements(parlour, snapshot, people)
  const { confirming } = useSettings()
  const curtain = useCurtain(face, snapshot)
  const [sheet, setSheet] = useState<SheetName>()
  const [link, setLink] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const names = labelsOf(snapshot.players, people, words).join(tableWords.versus)

  const desk = {
    openHelp: () => setSheet('help'),
    typeMove: () => field.current?.focus(),
    goTo: (cell: { row: number; column: number }) =>
      document.querySelector<HTMLElement>(`[data-at="${cell.row},${cell.column}"]`)?.focus(),
  }

  async function share(): Promise<void> {
    if (!snapshot.ending) return
    const moves = face.moves?.(snapshot.view) ?? snapshot.log.length - 1
    const text = await shareText(parlour, open.saved(), snapshot.ending, moves)
    setLink(text)
    if (await copy(text)) play.say({ kind: 'note', text: tableWords.copied })
    else setSheet('link')
  }

  async function again(): Promise<void> {
    const started = await rematch(parlour, open.saved())
    if (started.ok) navigate(tablePath(game.id, started.id))
    else announce(shellWords.shelfFull, 'assertive')
  }

  return (
    <div class="table-screen">
      <HeaderBar title={words.title}>
        <button type="button" class="plain wide-only" onClick={() => setSheet('help')}>
          {tableWords.help}
        </button>
        {snapshot.ending && (
          <button type="button" class="plain wide-only" onClick={share}>
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
              play={play.move}
              touched={play.touched}
              ask={(key, cell) => answerKey(key, cell, play, parlour, desk)}
            />
          )}
        </div>
        <div class="table-below">
          {snapshot.ending ? (
            <EndingBox
              parlour={parlour}
              ending={snapshot.ending}
              people={people}
              reviewPath={reviewPath(game.id, id)}
              note={play.message?.text}
              rematch={again}
              share={share}
            />
          ) : (
            !curtain.drawn && (
              <>
                <Status
                  parlour={parlour}
                  play={play}
                  warning={full ? shellWords.shelfFull : undefined}
                  retry={open.session.retry}
                />
                <Actions play={play} resign={() => setSheet('resign')} />
              </>
            )
          )}
        </div>
        <aside class="panel-box table-panel" aria-label={tableWords.panel}>
          <Players parlour={parlour} snapshot={snapshot} people={people} />
          <Log parlour={parlour} log={snapshot.log} people={people} />
          {!snapshot.ending && !curtain.drawn && (
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
        running={!snapshot.ending}
        show={setSheet}
        resign={play.resign}
        rematch={again}
        share={share}
        exportGame={() => exportFile(open.saved())}
      />
    </div>
  )
}
