import { useEffect } from 'preact/hooks'
import type { RemoteTableState } from '#session/remote/standing.ts'
import type { Session } from '#session/session.ts'
import { GRACE_MS } from '#table/clocks.ts'
import { useStore } from '../../kit/use-store.ts'
import type { LoadedGame } from '../../parlour.ts'
import { onlineGamePath } from '../../router.ts'
import { PlayScreen } from '../../table/table.tsx'
import { saveLastTable } from '../last-table.ts'
import { RenewedNotice } from '../notice.tsx'
import { serverRejectionText } from '../refusal-words.ts'
import { onlineGameWords } from '../words.ts'
import { AfterGame } from './afterword.tsx'
import { Presence } from './presence.tsx'
import { useRematch } from './rematch.ts'
import { useTurnInTitle } from './turn-sign.ts'
import type { OnlineTableState } from './use-room.ts'

interface OnlineGameProps {
  readonly parlour: LoadedGame
  readonly onlineTable: OnlineTableState
  readonly tableState: RemoteTableState
  readonly session: Session
}

/** A game at a table of the house. */
export function OnlineGame({ parlour, onlineTable, tableState, session }: OnlineGameProps) {
  const snapshot = useStore(session.subscribe, session.snapshot)
  const watching = tableState.viewer === 'spectator'
  const timed = snapshot.deadlines.some(due => due.kind === 'move')
  const rematch = useRematch(onlineTable.table, tableState, snapshot)
  useTurnInTitle(snapshot.acting !== undefined)
  const isOver = snapshot.ending !== undefined
  useEffect(() => {
    if (isOver && !watching) saveLastTable(tableState.id)
  }, [isOver, watching, tableState.id])
  return (
    <PlayScreen
      parlour={parlour}
      session={session}
      capabilities={{
        id: tableState.id,
        controls: watching ? 'none' : 'possible',
        reviewPath: onlineGamePath(tableState.id),
        rematch: rematch.action,
        notice: (
          <>
            <RenewedNotice />
            <Presence snapshot={snapshot} isSpectator={watching} />
          </>
        ),
        endNote: <AfterGame rematch={rematch} isFair={onlineTable.isFair} />,
        footnote: onlineGameWords.stay(GRACE_MS / 1000, timed),
        explain: rejection => parlour.words.rejection(rejection) ?? serverRejectionText(rejection),
        savedGame() {
          const record = session.record()
          return record && { players: snapshot.players, record }
        },
        replayLink: () => location.origin + onlineGamePath(tableState.id),
      }}
    />
  )
}
