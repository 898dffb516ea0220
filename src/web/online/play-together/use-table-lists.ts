import { useEffect, useState } from 'preact/hooks'
import type { LobbyTable } from '#protocol/server-messages.ts'
import { api } from '../api.ts'
import { useConnection } from '../device-connection.ts'
import { identity, usePlayer } from '../device-identity.ts'
import type { SharedConnectionState } from '../shared-connection.ts'

export interface TableLists {
  readonly state: 'loading' | 'unreachable' | 'here'
  /** Tables at which this player sits. */
  readonly mine: readonly LobbyTable[]
  /** Tables that anyone may see. */
  readonly open: readonly LobbyTable[]
  readonly connection: SharedConnectionState
}

const POLL_MS = 10_000

/** The lists of tables: polled, or pushed over the connection of a guest. */
export function useTableLists(): TableLists {
  const me = usePlayer()
  const sharedConnection = useConnection(me !== undefined)
  const { connection } = sharedConnection
  const [mine, setMine] = useState<readonly LobbyTable[]>([])
  const [open, setOpen] = useState<readonly LobbyTable[]>()
  const [reached, setReached] = useState(true)
  const id = me?.id

  useEffect(() => {
    let wanted = true
    async function lookAtMine(): Promise<void> {
      if (id === undefined) return setMine([])
      const mine = await api.me()
      if (!wanted || !mine.ok) return
      identity.setPlayer(mine.value.player)
      setMine(mine.value.tables)
    }
    async function look(): Promise<void> {
      if (document.visibilityState === 'hidden') return
      const [lobby] = await Promise.all([api.lobby(), lookAtMine()])
      if (!wanted) return
      setReached(lobby.ok)
      if (lobby.ok) setOpen(lobby.value.tables)
    }
    look()
    // A guest receives changes over the connection.
    const timer = connection ? undefined : setInterval(look, POLL_MS)
    document.addEventListener('visibilitychange', look)
    const unsubscribe = connection?.subscribeLobby(tables => {
      setReached(true)
      setOpen(tables)
      lookAtMine()
    })
    return () => {
      wanted = false
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      unsubscribe?.()
    }
  }, [id, connection])

  const ids = new Set(mine.map(table => table.id))
  return {
    state: reached ? (open ? 'here' : 'loading') : 'unreachable',
    mine,
    open: (open ?? []).filter(table => !ids.has(table.id)),
    connection: sharedConnection,
  }
}
