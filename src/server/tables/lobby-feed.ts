import type { Clock } from '#kernel/clock.ts'
import type { LobbyUpdate } from '#protocol/server-messages.ts'
import type { TableService } from './table-service.ts'

/** The board by the door that lists the open tables, for all who look at it. */
export interface LobbyFeed {
  /** Tells at once and after every change. */
  subscribe(tell: (news: string) => void): () => void
}

/** Changes that come together are told together. */
const BATCH_MS = 200

export function openLobbyFeed(
  house: Pick<TableService, 'lobbyTables' | 'onLobbyChange'>,
  clock: Clock,
): LobbyFeed {
  const subscribers = new Set<(news: string) => void>()
  let isWaiting = false

  async function write(): Promise<string> {
    const news: LobbyUpdate = { type: 'lobby', tables: await house.lobbyTables() }
    return JSON.stringify(news)
  }

  function changed(): void {
    if (isWaiting || subscribers.size === 0) return
    isWaiting = true
    clock.after(BATCH_MS, () => {
      isWaiting = false
      write().then(
        news => {
          for (const tell of subscribers) tell(news)
        },
        () => changed(),
      )
    })
  }

  house.onLobbyChange(changed)
  return {
    subscribe(tell) {
      subscribers.add(tell)
      write().then(tell, () => changed())
      return () => subscribers.delete(tell)
    },
  }
}
