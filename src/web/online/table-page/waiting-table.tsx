import { useEffect, useRef, useState } from 'preact/hooks'
import type { Result } from '#kernel/result.ts'
import type { SeatInfo } from '#protocol/server-messages.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import { restoreFocusSoon } from '../../kit/focus.ts'
import type { LoadedGame } from '../../loaded-game.ts'
import { ClaimedMark } from '../../play/claimed-mark.tsx'
import { navigate, type TableIntent } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { announce } from '../../shell/live-regions.tsx'
import { Heading, Page } from '../../shell/page.tsx'
import { tablePageText } from '../../text/en/online.ts'
import { ConnectionNotice } from '../connection-notice.tsx'
import { useConnection } from '../device-connection.ts'
import { serverRejectionText } from '../rejection-text.ts'
import { describeSetup, seatName } from '../table-labels.ts'
import { Invitation } from './invitation.tsx'
import { useSeatAnnouncements } from './seat-announcements.ts'
import type { OnlineTableState } from './use-online-table.ts'

interface WaitingTableProps {
  readonly loadedGame: LoadedGame
  readonly onlineTable: OnlineTableState
  readonly tableState: RemoteTableState
  readonly intent: TableIntent | undefined
}

/** A table before the game: who sits, who is missing, and how to invite someone. */
export function WaitingTable({ loadedGame, onlineTable, tableState, intent }: WaitingTableProps) {
  const { about, seats, viewer } = tableState
  const { title } = loadedGame.card
  const connection = useConnection()
  const [isWatching, setWatching] = useState(intent === 'watch')
  const [refusal, setRefusal] = useState('')
  const isSeated = viewer !== 'spectator'
  const free = seats.some(seat => seat.kind === 'free')
  useSeatAnnouncements(seats, viewer)

  async function attempt(command: Promise<Result<number>>): Promise<boolean> {
    setRefusal('')
    const done = await command
    if (done.ok) return true
    const why = serverRejectionText(done.rejection)
    setRefusal(why)
    announce(why, 'assertive')
    return false
  }

  async function leave(): Promise<void> {
    if (await attempt(onlineTable.table.stand())) navigate('/together')
  }

  const awaited = waitingText(tableState, isWatching)
  const announced = useRef(awaited)
  useEffect(() => {
    if (announced.current === awaited) return
    announced.current = awaited
    announce(awaited)
    // The button that caused this is gone.
    return restoreFocusSoon()
  }, [awaited])

  // "Sit down" was pressed on another page, and counts once.
  const sitsDown = useRef(intent === 'sit' && !isSeated)
  useEffect(() => {
    if (!sitsDown.current) return
    sitsDown.current = false
    attempt(onlineTable.table.sit())
  })

  return (
    <>
      <Header />
      <Page class="room">
        <div>
          <Heading title={tablePageText.title(about.code)} />
          <p class="lead">
            {tablePageText.gameOf(title)} · {describeSetup(loadedGame, about.setup)}
          </p>
        </div>
        <ConnectionNotice state={connection} />
        <div class="room-parts">
          {/* Visitors have the link already. */}
          {isSeated && (
            <Invitation code={about.code} isOpenToAnyone={about.open} game={title} isUrgent={free} />
          )}
          <section class="panel-box room-seats" aria-labelledby="seats">
            <h2 id="seats">{tablePageText.seats}</h2>
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
              {!isSeated && free && (
                <button type="button" class="pill primary" onClick={() => attempt(onlineTable.table.sit())}>
                  {tablePageText.sit}
                </button>
              )}
              {!isSeated && !isWatching && (
                <button type="button" class="pill" onClick={() => setWatching(true)}>
                  {tablePageText.watch}
                </button>
              )}
              {isSeated && (
                <button type="button" class="pill" onClick={leave}>
                  {tablePageText.leave}
                </button>
              )}
            </div>
          </section>
        </div>
      </Page>
    </>
  )
}

/** The sentence about who or what is awaited. */
function waitingText({ seats, viewer }: RemoteTableState, isWatching: boolean): string {
  const free = seats.some(seat => seat.kind === 'free')
  if (viewer === 'spectator')
    return isWatching ? tablePageText.watching : free ? tablePageText.askSit : tablePageText.full
  const missing = seats.find((seat, index) => index !== viewer && seat.kind === 'person' && !seat.here)
  return missing?.kind === 'person' ? tablePageText.waitingFor(missing.name) : tablePageText.waitingAnyone
}

interface SeatProps {
  readonly seat: SeatInfo
  readonly you: boolean
  readonly loadedGame: LoadedGame
}

function Seat({ seat, you, loadedGame }: SeatProps) {
  if (seat.kind === 'free') return <span class="soft">{tablePageText.free}</span>
  const isClaimed = seat.kind === 'person' && seat.claimed
  // The mark follows as an element of its own, which screen readers name.
  const name = seatName(isClaimed ? { ...seat, claimed: false } : seat, loadedGame.text.levels)
  return (
    <>
      <span class="seat-name">
        {you ? tablePageText.you(name) : name}
        {isClaimed && <ClaimedMark />}
      </span>
      {seat.kind === 'person' && !you && (
        <span class="soft">{seat.here ? tablePageText.here : tablePageText.away}</span>
      )}
    </>
  )
}
