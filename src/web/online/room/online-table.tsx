import { useEffect } from 'preact/hooks'
import type { RemoteStanding } from '#session/remote/standing.ts'
import type { Session } from '#session/session.ts'
import { GRACE_MS } from '#table/clocks.ts'
import { useStore } from '../../kit/use-store.ts'
import type { ParlourGame } from '../../parlour.ts'
import { gamePath } from '../../router.ts'
import { Table } from '../../table/table.tsx'
import { keepLastTable } from '../last-table.ts'
import { RenewedNotice } from '../notice.tsx'
import { refusalWords } from '../refusal-words.ts'
import { onlineTableWords } from '../words.ts'
import { Afterword } from './afterword.tsx'
import { Presence } from './presence.tsx'
import { useRematch } from './rematch.ts'
import { useTurnSign } from './turn-sign.ts'
import type { RoomState } from './use-room.ts'

interface OnlineTableProps {
  readonly parlour: ParlourGame
  readonly room: RoomState
  readonly standing: RemoteStanding
  readonly session: Session
}

/** A game at a table of the house. */
export function OnlineTable({ parlour, room, standing, session }: OnlineTableProps) {
  const snapshot = useStore(session.subscribe, session.snapshot)
  const watching = standing.viewer === 'spectator'
  const timed = snapshot.deadlines.some(due => due.kind === 'move')
  const rematch = useRematch(room.table, standing, snapshot)
  useTurnSign(snapshot.acting !== undefined)
  const isOver = snapshot.ending !== undefined
  useEffect(() => {
    if (isOver && !watching) keepLastTable(standing.id)
  }, [isOver, watching, standing.id])
  return (
    <Table
      parlour={parlour}
      session={session}
      place={{
        id: standing.id,
        controls: watching ? 'none' : 'possible',
        reviewPath: gamePath(standing.id),
        rematch: rematch.ask,
        notice: (
          <>
            <RenewedNotice />
            <Presence snapshot={snapshot} watching={watching} />
          </>
        ),
        afterword: <Afterword rematch={rematch} fair={room.fair} />,
        footnote: onlineTableWords.stay(GRACE_MS / 1000, timed),
        explain: rejection => parlour.words.rejection(rejection) ?? refusalWords(rejection),
        saved() {
          const record = session.record()
          return record && { players: snapshot.players, record }
        },
        replayLink: () => location.origin + gamePath(standing.id),
      }}
    />
  )
}
