import type { Clock } from '#kernel/clock.ts'
import type { LobbyUpdate } from '#protocol/server-messages.ts'
import type { TableService } from './table-service.ts'

/** Broadcasts the list of open tables. */
export interface LobbyFeed {
  /** Sends the list immediately and after every change. */
  subscribe(send: (update: string) => void): () => void
}

/** Changes within this time are sent as one update. */
const BATCH_MS = 200

export function openLobbyFeed(
  tableService: Pick<TableService, 'lobbyTables' | 'onLobbyChange'>,
  clock: Clock,
): LobbyFeed {
  const subscribers = new Set<(update: string) => void>()
  let isScheduled = false

  async function write(): Promise<string> {
    const update: LobbyUpdate = { type: 'lobby', tables: await tableService.lobbyTables() }
    return JSON.stringify(update)
  }

  function scheduleUpdate(): void {
    if (isScheduled || subscribers.size === 0) return
    isScheduled = true
    clock.after(BATCH_MS, () => {
      isScheduled = false
      write().then(
        update => {
          for (const send of subscribers) send(update)
        },
        () => scheduleUpdate(),
      )
    })
  }

  tableService.onLobbyChange(scheduleUpdate)
  return {
    subscribe(send) {
      subscribers.add(send)
      write().then(send, () => scheduleUpdate())
      return () => subscribers.delete(send)
    },
  }
}
