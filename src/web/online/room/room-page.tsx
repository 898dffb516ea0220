import { useEffect, useRef } from 'preact/hooks'
import { versionRefusal } from '#kernel/editions.ts'
import { readCode } from '#protocol/code.ts'
import type { RemoteStanding } from '#session/remote/standing.ts'
import { loadGame } from '../../parlour.ts'
import { navigate, type RoomWish, roomPath } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { useLoaded, Wait } from '../../shell/lazy.tsx'
import { announce } from '../../shell/live.tsx'
import { Page } from '../../shell/page.tsx'
import { Broken } from '../../table/broken.tsx'
import { useLine } from '../device-line.ts'
import { HouseNotice } from '../notice.tsx'
import { onlineTableWords, roomWords } from '../words.ts'
import { ClosedRoom, NoRoom } from './no-room.tsx'
import { OnlineTable } from './online-table.tsx'
import { type RoomState, useRoom } from './use-room.ts'
import { WaitingRoom } from './waiting-room.tsx'
import './room.css'

/** A table of the house: before the game, in it and after it. */
export function RoomPage({ code }: { readonly code: string }) {
  const read = readCode(code)
  if (!read) return <NoRoom text={roomWords.unreadableText(code.slice(0, 40))} />
  return <Room code={read} />
}

function Room({ code }: { readonly code: string }) {
  const line = useLine()
  const room = useRoom(line.link, code)
  const wish = useRef<RoomWish | undefined>(readWish())
  // The address is for others too: what was wanted here is not for them, and not for a reload.
  useEffect(() => navigate(roomPath(code), 'replace'), [code])
  if (room?.standing) return <Opened room={room} standing={room.standing} wish={wish.current} />
  if (room?.refusal) return <NoRoom text={roomWords.noneText(code)} />
  return (
    <>
      <Header />
      <Page class="stack">
        <h1 class="visually-hidden">{roomWords.title(code)}</h1>
        {line.reachable && !line.refusal && <p class="soft">{roomWords.connecting}</p>}
        <HouseNotice state={line} />
      </Page>
    </>
  )
}

interface OpenedProps {
  readonly room: RoomState
  readonly standing: RemoteStanding
  readonly wish: RoomWish | undefined
}

function Opened({ room, standing, wish }: OpenedProps) {
  const { about, phase } = standing
  const [loaded, again] = useLoaded(() => loadGame(about.game), about.game)
  const first = useRef(phase)
  useEffect(() => {
    if (phase === 'playing' && first.current === 'waiting') announce(onlineTableWords.begins)
    first.current = phase
  }, [phase])
  if (loaded.kind !== 'here') return <Wait failed={loaded.kind === 'failed'} again={again} />
  const refusal = versionRefusal(loaded.value, about.version)
  if (refusal) return <Broken rejection={refusal} parlour={loaded.value} again={again} />
  if (phase === 'closed') return <ClosedRoom game={about.game} />
  if (room.session && standing.game)
    return <OnlineTable parlour={loaded.value} room={room} standing={standing} session={room.session} />
  return <WaitingRoom parlour={loaded.value} room={room} standing={standing} wish={wish} />
}

function readWish(): RoomWish | undefined {
  const wishes = new URLSearchParams(location.search)
  return wishes.has('sit') ? 'sit' : wishes.has('watch') ? 'watch' : undefined
}
