import type { PlayerInfo } from '#protocol/server-messages.ts'
import type { PlayerStore } from './identity.ts'

const KEY = 'quincunx.player'

/** Stores the player's name in the browser; without storage it lasts as long as the page. */
export function openPlayerStore(): PlayerStore {
  return {
    read() {
      try {
        return readPlayer(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
      } catch {
        return undefined
      }
    },
    write(player) {
      try {
        if (player) localStorage.setItem(KEY, JSON.stringify(player))
        else localStorage.removeItem(KEY)
      } catch {
        // The server knows this device by its cookie; the page asks again.
      }
    },
    watch(changed) {
      addEventListener('storage', (event: StorageEvent) => {
        if (event.key === KEY || event.key === null) changed()
      })
    },
  }
}

function readPlayer(value: unknown): PlayerInfo | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, claimed } = value as Record<string, unknown>
  if (typeof id !== 'string' || typeof name !== 'string') return undefined
  return { id, name, claimed: claimed === true }
}
