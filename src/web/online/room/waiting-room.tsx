import { useEffect, useRef, useState } from 'preact/hooks'
import type { Result } from '#kernel/result.ts'
import type { SeatNews } from '#protocol/news.ts'
import type { RemoteStanding } from '#session/remote/standing.ts'
import { catchFocusSoon } from '../../kit/focus.ts'
import type { ParlourGame } from '../../parlour.ts'
import { navigate, type RoomWish } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { announce } from '../../shell/live.tsx'
import { Heading, Page } from '../../shell/page.tsx'
import { seatName, setupLine } from '../company.ts'
import { useLine } from '../device-line.ts'
import { HouseNotice } from '../notice.tsx'
import { refusalWords } from '../refusal-words.ts'
import { roomWords } from '../words.ts'
import { Invitation } from './invitation.tsx'
import { useSeatAnnouncements } from './seat-news.ts'
import type { RoomState } from './use-room.ts'

interface WaitingRoomProps {
  readonly parlour: ParlourGame
  readonly room: RoomState
  readonly standing: RemoteStanding
  readonly wish: RoomWish | undefined
}

/** A table before the game: who sits, who is awaited, and how to bring someone. */
export function WaitingRoom({ parlour, room, standing, wish }: WaitingRoomProps) {
  const { about, seats, viewer } = standing
  const { words } = parlour
  const line = useLine()
  const [watching, setWatching] = useState(wish === 'watch')
  const [refusal, setRefusal] = useState('')
  const seated = viewer !== 'spectator'
  const free = seats.some(seat => seat.kind === 'free')
  useSeatAnnouncements(seats, viewer)

  async function attempt(deed: Promise<Result<number>>): Promise<boolean> {
    setRefusal('')
    const done = await deed
    if (done.ok) return true
    const why = refusalWords(done.rejection)
    setRefusal(why)
    announce(why, 'assertive')
    return false
  }

  async function leave(): Promise<void> {
    if (await attempt(room.table.stand())) navigate('/together')
  }

  const awaited = state(standing, watching)
  const told = useRef(awaited)
  useEffect(() => {
    if (told.current === awaited) return
    told.current = awaited
    announce(awaited)
    // The button that brought this about is gone.
    return catchFocusSoon()
  }, [awaited])

  // Whoever pressed "Sit down" elsewhere has pressed it once.
  const wished = useRef(wish === 'sit' && !seated)
  useEffect(() => {
    if (!wished.current) return
    wished.current = false
    attempt(room.table.sit())
  })

  // Whoever sits wants to bring someone; whoever comes wants to sit.
  const invitation = (
    <Invitation code={about.code} open={about.open} game={words.title} urgent={seated && free} />
  )

  return (
    <>
      <Header />
      <Page class="room">
        <div>
          <Heading title={roomWords.title(about.code)} />
          <p class="lead">
            {roomWords.gameOf(words.title)} · {setupLine(parlour, about.setup)}
          </p>
        </div>
        <HouseNotice state={line} />
        <div class="room-parts">
          {seated && invitation}
          <section class="panel-box room-seats" aria-labelledby="seats">
            <h2 id="seats">{roomWords.seats}</h2>
            <ul class="seat-list">
              {seats.map((seat, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <li key={index} class={`seat seat-${seat.kind}`}>
                  <Seat seat={seat} you={index === viewer} parlour={parlour} />
                </li>
              ))}
            </ul>
            <p tabIndex={-1} data-news>
              {awaited}
            </p>
            {refusal && <p class="message refused">{refusal}</p>}
            <div class="buttons">
              {!seated && free && (
                <button type="button" class="pill primary" onClick={() => attempt(room.table.sit())}>
                  {roomWords.sit}
                </button>
              )}
              {!seated && !watching && (
                <button type="button" class="pill" onClick={() => setWatching(true)}>
                  {roomWords.watch}
                </button>
              )}
              {seated && (
                <button type="button" class="pill" onClick={leave}>
                  {roomWords.leave}
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
function state({ seats, viewer }: RemoteStanding, watching: boolean): string {
  const free = seats.some(seat => seat.kind === 'free')
  if (viewer === 'spectator') return watching ? roomWords.watching : free ? roomWords.askSit : roomWords.full
  const missing = seats.find((seat, index) => index !== viewer && seat.kind === 'person' && !seat.here)
  return missing?.kind === 'person' ? roomWords.waitingFor(missing.name) : roomWords.waitingAnyone
}

interface SeatProps {
  readonly seat: SeatNews
  readonly you: boolean
  readonly parlour: ParlourGame
}

function Seat({ seat, you, parlour }: SeatProps) {
  if (seat.kind === 'free') return <span class="soft">{roomWords.free}</span>
  const name = seatName(seat, parlour.words.levels)
  return (
    <>
      <span class="seat-name">{you ? roomWords.you(name) : name}</span>
      {seat.kind === 'person' && !you && (
        <span class="soft">{seat.here ? roomWords.here : roomWords.away}</span>
      )}
    </>
  )
}
