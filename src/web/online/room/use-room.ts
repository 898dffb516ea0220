import { useEffect, useState } from 'preact/hooks'
import type { Rejection } from '#kernel/result.ts'
import type { ServerConnection } from '#session/remote/link.ts'
import type { RemoteTableState } from '#session/remote/standing.ts'
import { openRemoteTable, type RemoteTable } from '#session/remote/table.ts'
import type { Session } from '#session/session.ts'
import { clock, engineClient } from '../../device.ts'
import { loadGame } from '../../parlour.ts'
import { api } from '../house.ts'

/** A table of the house at one moment, and what can be done there. */
export interface OnlineTableState {
  readonly table: RemoteTable
  readonly tableState: RemoteTableState | undefined
  readonly refusal: Rejection | undefined
  readonly session: Session | undefined
  readonly isFair: boolean | undefined
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
      thinker: engineClient,
      loadGame,
      loadRecord: api.game,
    })
    const look = () =>
      setState({
        table,
        tableState: table.state(),
        refusal: table.rejection(),
        session: table.session(),
        isFair: table.isFair(),
      })
    look()
    const unsubscribe = table.subscribe(look)
    return () => {
      unsubscribe()
      table.close()
      setState(undefined)
    }
  }, [connection, code])
  return state
}
