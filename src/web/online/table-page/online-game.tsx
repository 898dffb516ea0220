import { useEffect } from 'preact/hooks'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import type { Session } from '#session/session.ts'
import { GRACE_MS } from '#table/clocks.ts'
import { useStore } from '../../kit/use-store.ts'
import type { LoadedGame } from '../../loaded-game.ts'
import { PlayScreen } from '../../play/play-screen.tsx'
import { onlineGamePath } from '../../router.ts'
import { RenewedNotice } from '../connection-notice.tsx'
import { saveLastTable } from '../last-table.ts'
import { serverRejectionText } from '../rejection-text.ts'
import { onlineGameWords } from '../words.ts'
import { AfterGame } from './after-game.tsx'
import { Presence } from './presence.tsx'
import type { OnlineTableState } from './use-online-table.ts'
import { useRematch } from './use-rematch.ts'
import { useTurnInTitle } from './use-turn-in-title.ts'

interface OnlineGameProps {
  readonly loadedGame: LoadedGame
  readonly onlineTable: OnlineTableState
  readonly tableState: RemoteTableState
  readonly session: Session
}

/** A game at an online table. */
export function OnlineGame({ loadedGame, onlineTable, tableState, session }: OnlineGameProps) {
  const snapshot = useStore(session.subscribe, session.snapshot)
  const isSpectator = tableState.viewer === 'spectator'
  const isTimed = snapshot.deadlines.some(due => due.kind === 'move')
  const rematch = useRematch(onlineTable.table, tableState, snapshot)
  useTurnInTitle(snapshot.acting !== undefined)
  const isOver = snapshot.ending !== undefined
  useEffect(() => {
    if (isOver && !isSpectator) saveLastTable(tableState.id)
  }, [isOver, isSpectator, tableState.id])
  return (
    <PlayScreen
      loadedGame={loadedGame}
      session={session}
      capabilities={{
        id: tableState.id,
        controls: isSpectator ? 'none' : 'possible',
        reviewPath: onlineGamePath(tableState.id),
        rematch: rematch.action,
        notice: (
          <>
            <RenewedNotice />
            <Presence snapshot={snapshot} isSpectator={isSpectator} />
          </>
        ),
        endNote: <AfterGame rematch={rematch} isFair={onlineTable.isFair} />,
        footnote: onlineGameWords.stay(GRACE_MS / 1000, isTimed),
        explain: rejection => serverRejectionText(rejection, loadedGame.text),
        savedGame() {
          const record = session.record()
          return record && { players: snapshot.players, record }
        },
        replayLink: () => location.origin + onlineGamePath(tableState.id),
      }}
    />
  )
}
