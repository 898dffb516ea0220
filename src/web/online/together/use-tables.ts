import { useEffect, useState } from 'preact/hooks'
import type { LobbyTable } from '#protocol/news.ts'
import { guest, useGuest } from '../device-guest.ts'
import { useLine } from '../device-line.ts'
import { house } from '../house.ts'
import type { LineState } from '../line.ts'

export interface Tables {
  readonly state: 'loading' | 'unreachable' | 'here'
  /** Tables at which this player sits. */
  readonly mine: readonly LobbyTable[]
  /** Tables that anyone may see. */
  readonly open: readonly LobbyTable[]
  readonly line: LineState
}

const POLL_MS = 10_000

/** The tables of the house: asked for now and then, and told at once to a guest. */
export function useTables(): Tables {
  const me = useGuest()
  const line = useLine(me !== undefined)
  const { link } = line
  const [mine, setMine] = useState<readonly LobbyTable[]>([])
  const [open, setOpen] = useState<readonly LobbyTable[]>()
  const [reached, setReached] = useState(true)
  const id = me?.id

  useEffect(() => {
    let wanted = true
    async function lookAtMine(): Promise<void> {
      if (id === undefined) return setMine([])
      const mine = await house.me()
      if (!wanted || !mine.ok) return
      guest.remember(mine.value.player)
      setMine(mine.value.tables)
    }
    async function look(): Promise<void> {
      if (document.visibilityState === 'hidden') return
      const [lobby] = await Promise.all([house.lobby(), lookAtMine()])
      if (!wanted) return
      setReached(lobby.ok)
      if (lobby.ok) setOpen(lobby.value.tables)
    }
    look()
    // A guest is told at once over the link.
    const timer = link ? undefined : setInterval(look, POLL_MS)
    document.addEventListener('visibilitychange', look)
    const unsubscribe = link?.lobby(tables => {
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
  }, [id, link])

  const ids = new Set(mine.map(table => table.id))
  return {
    state: reached ? (open ? 'here' : 'loading') : 'unreachable',
    mine,
    open: (open ?? []).filter(table => !ids.has(table.id)),
    line,
  }
}
