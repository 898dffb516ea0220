import { useEffect, useRef, useState } from 'preact/hooks'
import type { Result } from '#kernel/result.ts'
import type { SeatInfo } from '#protocol/server-messages.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import { restoreFocusSoon } from '../../kit/focus.ts'
import type { LoadedGame } from '../../loaded-game.ts'
import { navigate, type TableIntent } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { announce } from '../../shell/live-regions.tsx'
import { Heading, Page } from '../../shell/page.tsx'
import { ConnectionNotice } from '../connection-notice.tsx'
import { useConnection } from '../device-connection.ts'
import { serverRejectionText } from '../rejection-text.ts'
import { describeSetup, seatName } from '../table-labels.ts'
import { tablePageWords } from '../words.ts'
import { Invitation } from './invitation.tsx'
import { useSeatAnnouncements } from './seat-announcements.ts'
import type { OnlineTableState } from './use-online-table.ts'

interface WaitingTableProps {
  readonly loadedGame: LoadedGame
  readonly onlineTable: OnlineTableState
  readonly tableState: RemoteTableState
  readonly intent: TableIntent | undefined
}

/** A table before the game: who sits, who is awaited, and how to bring someone. */
export function WaitingTable({ loadedGame, onlineTable, tableState, intent }: WaitingTableProps) {
  const { about, seats, viewer } = tableState
  const { text } = loadedGame
  const line = useConnection()
  const [watching, setWatching] = useState(intent === 'watch')
  const [refusal, setRefusal] = useState('')
  const seated = viewer !== 'spectator'
  const free = seats.some(seat => seat.kind === 'free')
  useSeatAnnouncements(seats, viewer)

  async function attempt(deed: Promise<Result<number>>): Promise<boolean> {
    setRefusal('')
    const done = await deed
    if (done.ok) return true
    const why = serverRejectionText(done.rejection)
    setRefusal(why)
    announce(why, 'assertive')
    return false
  }

  async function leave(): Promise<void> {
    if (await attempt(onlineTable.table.stand())) navigate('/together')
  }

  const awaited = waitingText(tableState, watching)
  const told = useRef(awaited)
  useEffect(() => {
    if (told.current === awaited) return
    told.current = awaited
    announce(awaited)
    // The button that brought this about is gone.
    return restoreFocusSoon()
  }, [awaited])

  // Whoever pressed "Sit down" elsewhere has pressed it once.
  const wished = useRef(intent === 'sit' && !seated)
  useEffect(() => {
    if (!wished.current) return
    wished.current = false
    attempt(onlineTable.table.sit())
  })

  // Whoever sits wants to bring someone; whoever comes wants to sit.
  const invitation = (
    <Invitation code={about.code} isOpenToAnyone={about.open} game={text.title} isUrgent={seated && free} />
  )

  return (
    <>
      <Header />
      <Page class="room">
        <div>
          <Heading title={tablePageWords.title(about.code)} />
          <p class="lead">
            {tablePageWords.gameOf(text.title)} · {describeSetup(loadedGame, about.setup)}
          </p>
        </div>
        <ConnectionNotice state={line} />
        <div class="room-parts">
          {seated && invitation}
          <section class="panel-box room-seats" aria-labelledby="seats">
            <h2 id="seats">{tablePageWords.seats}</h2>
            <ul class="seat-list">
              {seats.map((seat, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <li key={index} class={`seat seat-${seat.kind}`}>
                  <Seat seat={seat} you={index === viewer} loadedGame={loadedGame} />
                </li>
              ))}
            </ul>
            <p tabIndex={-1} data-news>
              {awaited}
            </p>
            {refusal && <p class="message refused">{refusal}</p>}
            <div class="buttons">
              {!seated && free && (
                <button type="button" class="pill primary" onClick={() => attempt(onlineTable.table.sit())}>
                  {tablePageWords.sit}
                </button>
              )}
              {!seated && !watching && (
                <button type="button" class="pill" onClick={() => setWatching(true)}>
                  {tablePageWords.watch}
                </button>
              )}
              {seated && (
                <button type="button" class="pill" onClick={leave}>
                  {tablePageWords.leave}
                </button>
              )}
            </div>
          </section>
          {!seated && invitation}
        </div>
      </Page>
    </>
  )
}

/** What is awaited, as this viewer should know it. */
function waitingText({ seats, viewer }: RemoteTableState, watching: boolean): string {
  const free = seats.some(seat => seat.kind === 'free')
  if (viewer === 'spectator')
    return watching ? tablePageWords.watching : free ? tablePageWords.askSit : tablePageWords.full
  const missing = seats.find((seat, index) => index !== viewer && seat.kind === 'person' && !seat.here)
  return missing?.kind === 'person' ? tablePageWords.waitingFor(missing.name) : tablePageWords.waitingAnyone
}

interface SeatProps {
  readonly seat: SeatInfo
  readonly you: boolean
  readonly loadedGame: LoadedGame
}

function Seat({ seat, you, loadedGame }: SeatProps) {
  if (seat.kind === 'free') return <span class="soft">{tablePageWords.free}</span>
  const name = seatName(seat, loadedGame.text.levels)
  return (
    <>
      <span class="seat-name">{you ? tablePageWords.you(name) : name}</span>
      {seat.kind === 'person' && !you && (
        <span class="soft">{seat.here ? tablePageWords.here : tablePageWords.away}</span>
      )}
    </>
  )
}
