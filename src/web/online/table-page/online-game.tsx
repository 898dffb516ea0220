import { useEffect } from 'preact/hooks'
import { resultSentences } from '#app/text/en/online-result.ts'
import { leaveSentence } from '#app/text/en/presence.ts'
import { graceMsAt, type RemoteTableState } from '#session/remote/table-state.ts'
import type { Session, Snapshot } from '#session/session.ts'
import { useStore } from '../../kit/use-store.ts'
import type { LoadedGame } from '../../loaded-game.ts'
import { PlayScreen } from '../../play/play-screen.tsx'
import { onlineGamePath, onlineTablePath, playerPath } from '../../router.ts'
import { Link } from '../../shell/link.tsx'
import { onlineGameText } from '../../text/en/online.ts'
import { gamesText } from '../../text/en/profile.ts'
import { RenewedNotice } from '../connection-notice.tsx'
import { saveLastTable } from '../last-table.ts'
import { serverRejectionText } from '../rejection-text.ts'
import { FairDraws } from './fair-draws.tsx'
import { Presence } from './presence.tsx'
import type { OnlineTableState } from './use-online-table.ts'
import { type Rematch, useRematch } from './use-rematch.ts'

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
  const graceMs = graceMsAt(tableState)
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
            <Presence snapshot={snapshot} isSpectator={isSpectator} graceMs={graceMs} />
          </>
        ),
        endNote: (
          <AfterGame
            onlineTable={onlineTable}
            tableState={tableState}
            snapshot={snapshot}
            rematch={rematch}
          />
        ),
        footnote: leaveSentence(graceMs, isTimed),
        explain: rejection => serverRejectionText(rejection, loadedGame.text),
        savedLocation: onlineGameText.saved,
        savedGame() {
          const record = session.record()
          return record && { players: snapshot.players, record }
        },
        replayLink: () => location.origin + onlineGamePath(tableState.id),
      }}
    />
  )
}

interface AfterGameProps {
  readonly onlineTable: OnlineTableState
  readonly tableState: RemoteTableState
  readonly snapshot: Snapshot
  readonly rematch: Rematch
}

/** After the end: ratings and score, the players' pages, whether the draws were fair, and who wants a rematch. */
function AfterGame({ onlineTable, tableState, snapshot, rematch }: AfterGameProps) {
  const { isFair, result } = onlineTable
  return (
    <>
      {result &&
        resultSentences(result, snapshot.people).map(text => (
          <p key={text} class="message figures">
            {text}
          </p>
        ))}
      <p class="soft">
        {tableState.seats.map(
          (seat, index) =>
            seat.kind === 'person' &&
            index !== tableState.viewer && (
              <Link key={seat.id} to={playerPath(seat.id)}>
                {gamesText.toPlayer(seat.name)}
              </Link>
            ),
        )}
      </p>
      {isFair === true && <FairDraws tableState={tableState} record={onlineTable.session?.record()} />}
      {isFair === false && <p class="message refused">{onlineGameText.unfair}</p>}
      {rematch.lines.map(text => (
        <p key={text} class="message">
          {text}
        </p>
      ))}
      {rematch.next !== undefined && (
        <div class="buttons">
          <Link to={onlineTablePath(rematch.next)} class="pill primary">
            {onlineGameText.toNext}
          </Link>
        </div>
      )}
    </>
  )
}

/** Says in the title of a hidden tab that it is this player's turn. */
function useTurnInTitle(isTurn: boolean): void {
  useEffect(() => {
    const prefix = `${onlineGameText.yourTurnTab} · `
    const update = () => {
      const title = document.title.startsWith(prefix) ? document.title.slice(prefix.length) : document.title
      document.title = isTurn && document.visibilityState === 'hidden' ? prefix + title : title
    }
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [isTurn])
}
