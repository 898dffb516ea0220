import { useEffect, useRef } from 'preact/hooks'
import { rejectUnknownVersion } from '#kernel/rule-versions.ts'
import { readTableCode } from '#protocol/table-code.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import { loadGame } from '../../loaded-game.ts'
import { CannotOpen } from '../../play/cannot-open.tsx'
import { navigate, onlineTablePath, type TableIntent } from '../../router.ts'
import { Header } from '../../shell/header.tsx'
import { LoadingPage, useLoaded } from '../../shell/lazy-page.tsx'
import { announce } from '../../shell/live-regions.tsx'
import { Page } from '../../shell/page.tsx'
import { onlineGameText, tablePageText } from '../../text/en/online.ts'
import { ConnectionNotice } from '../connection-notice.tsx'
import { useConnection } from '../device-connection.ts'
import { OnlineGame } from './online-game.tsx'
import { ClosedTable, TableNotFound } from './table-not-found.tsx'
import { type OnlineTableState, useOnlineTable } from './use-online-table.ts'
import { WaitingTable } from './waiting-table.tsx'
import './online-table-page.css'

/** An online table: before, during and after its game. */
export function OnlineTablePage({ code }: { readonly code: string }) {
  const read = readTableCode(code)
  if (!read) return <TableNotFound text={tablePageText.unreadableText(code.slice(0, 40))} />
  return <TableByCode code={read} />
}

function TableByCode({ code }: { readonly code: string }) {
  const connection = useConnection()
  const onlineTable = useOnlineTable(connection.connection, code)
  const intent = useRef<TableIntent | undefined>(readIntent())
  // The address may be shared or reloaded: the intent is for this visit only.
  useEffect(() => navigate(onlineTablePath(code), 'replace'), [code])
  if (onlineTable?.tableState)
    return (
      <LoadedTable onlineTable={onlineTable} tableState={onlineTable.tableState} intent={intent.current} />
    )
  if (onlineTable?.refusal) return <TableNotFound text={tablePageText.noneText(code)} />
  return (
    <>
      <Header />
      <Page class="stack">
        <h1 class="visually-hidden">{tablePageText.title(code)}</h1>
        {connection.isReachable && !connection.refusal && <p class="soft">{tablePageText.connecting}</p>}
        <ConnectionNotice state={connection} />
      </Page>
    </>
  )
}

interface LoadedTableProps {
  readonly onlineTable: OnlineTableState
  readonly tableState: RemoteTableState
  readonly intent: TableIntent | undefined
}

function LoadedTable({ onlineTable, tableState, intent }: LoadedTableProps) {
  const { about, phase } = tableState
  const [loaded, again] = useLoaded(() => loadGame(about.game), about.game)
  const first = useRef(phase)
  useEffect(() => {
    if (phase === 'playing' && first.current === 'waiting') announce(onlineGameText.begins)
    first.current = phase
  }, [phase])
  if (loaded.kind !== 'here') return <LoadingPage failed={loaded.kind === 'failed'} again={again} />
  const refusal = rejectUnknownVersion(loaded.value, about.version)
  if (refusal) return <CannotOpen rejection={refusal} loadedGame={loaded.value} again={again} />
  if (phase === 'closed') return <ClosedTable game={about.game} />
  if (onlineTable.session && tableState.game)
    return (
      <OnlineGame
        loadedGame={loaded.value}
        onlineTable={onlineTable}
        tableState={tableState}
        session={onlineTable.session}
      />
    )
  return (
    <WaitingTable
      loadedGame={loaded.value}
      onlineTable={onlineTable}
      tableState={tableState}
      intent={intent}
    />
  )
}

function readIntent(): TableIntent | undefined {
  const query = new URLSearchParams(location.search)
  return query.has('sit') ? 'sit' : query.has('watch') ? 'watch' : undefined
}
