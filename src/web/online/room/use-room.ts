import { useEffect, useState } from 'preact/hooks'
import type { Rejection } from '#kernel/result.ts'
import type { Link } from '#session/remote/link.ts'
import type { RemoteStanding } from '#session/remote/standing.ts'
import { followTable, type RemoteTable } from '#session/remote/table.ts'
import type { Session } from '#session/session.ts'
import { clock, thinker } from '../../device.ts'
import { loadGame } from '../../parlour.ts'
import { house } from '../house.ts'

/** A table of the house at one moment, and what can be done there. */
export interface RoomState {
  readonly table: RemoteTable
  readonly standing: RemoteStanding | undefined
  readonly refusal: Rejection | undefined
  readonly session: Session | undefined
  readonly fair: boolean | undefined
}

export function useRoom(link: Link | undefined, code: string): RoomState | undefined {
  const [state, setState] = useState<RoomState>()
  useEffect(() => {
    if (!link) return
    const table = followTable({
      link,
      table: code,
      clock,
      thinker,
      loadGame,
      loadRecord: house.game,
    })
    const look = () =>
      setState({
        table,
        standing: table.standing(),
        refusal: table.refusal(),
        session: table.session(),
        fair: table.fair(),
      })
    look()
    const unsubscribe = table.subscribe(look)
    return () => {
      unsubscribe()
      table.close()
      setState(undefined)
    }
  }, [link, code])
  return state
}
