import { useEffect, useState } from 'preact/hooks'
import type { Rejection } from '#kernel/result.ts'
import { openRemoteTable, type RemoteTable, type TableResult } from '#session/remote/remote-table.ts'
import type { ServerConnection } from '#session/remote/server-connection.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'
import type { Session } from '#session/session.ts'
import { clock, engineClient } from '../../device.ts'
import { loadGame } from '../../loaded-game.ts'
import { api } from '../api.ts'

/** The state of an online table. */
export interface OnlineTableState {
  readonly table: RemoteTable
  readonly tableState: RemoteTableState | undefined
  readonly refusal: Rejection | undefined
  readonly session: Session | undefined
  readonly isFair: boolean | undefined
  readonly result: TableResult | undefined
}

export function useOnlineTable(
  connection: ServerConnection | undefined,
  code: string,
): OnlineTableState | undefined {
  const [state, setState] = useState<OnlineTableState>()
  useEffect(() => {
    if (!connection) return
    const table = openRemoteTable({
      connection,
      table: code,
      clock,
      engineClient,
      loadGame,
      loadRecord: api.game,
    })
    const update = () =>
      setState({
        table,
        tableState: table.state(),
        refusal: table.rejection(),
        session: table.session(),
        isFair: table.isFair(),
        result: table.result(),
      })
    update()
    const unsubscribe = table.subscribe(update)
    return () => {
      unsubscribe()
      table.close()
      setState(undefined)
    }
  }, [connection, code])
  return state
}
