import type { LobbyNews } from '#protocol/news.ts'
import type { Clock } from '#session/clock.ts'
import type { House } from './house.ts'

/** The board by the door that lists the open tables, for all who look at it. */
export interface LobbyBoard {
  /** Tells at once and after every change. */
  follow(tell: (news: string) => void): () => void
}

/** Changes that come together are told together. */
const PAUSE_MS = 200

export function hangBoard(house: Pick<House, 'lobby' | 'onLobby'>, clock: Clock): LobbyBoard {
  const readers = new Set<(news: string) => void>()
  let isWaiting = false

  async function write(): Promise<string> {
    const news: LobbyNews = { type: 'lobby', tables: await house.lobby() }
    return JSON.stringify(news)
  }

  function changed(): void {
    if (isWaiting || readers.size === 0) return
    isWaiting = true
    clock.after(PAUSE_MS, () => {
      isWaiting = false
      write().then(
        news => {
          for (const tell of readers) tell(news)
        },
        () => changed(),
      )
    })
  }

  house.onLobby(changed)
  return {
    follow(tell) {
      readers.add(tell)
      write().then(tell, () => changed())
      return () => readers.delete(tell)
    },
  }
}
