import type { ApiClient } from '#app/api-client.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { createListeners } from '#session/listeners.ts'

/** Who this device is in the house. The proof of it is a cookie that no page can read; this only knows the name. */
export interface Identity {
  player(): PlayerInfo | undefined
  /** Set when the house no longer knew this device, and it had to become a new guest. */
  isRenewed(): boolean
  subscribe(listener: () => void): () => void
  setPlayer(player: PlayerInfo): void
  clear(): void
  /** Makes this device a guest at its first deed; afterwards it is one. */
  ensure(): Promise<Result<PlayerInfo>>
  /** What this device was is gone: it becomes a new guest. */
  renew(): Promise<Result<PlayerInfo>>
  /** Does what only a guest may do, and once more when the house did not know this device any longer. */
  asPlayer<Value>(act: () => Promise<Result<Value>>): Promise<Result<Value>>
}

/** The house no longer knows this device. */
export function isNotRecognised({ code }: Rejection): boolean {
  return code === 'not-recognised'
}

/** Where the name is kept between visits. */
export interface PlayerStore {
  read(): PlayerInfo | undefined
  write(player: PlayerInfo | undefined): void
  /** Calls back when another tab has written. */
  watch(changed: () => void): void
}

export function openIdentity(house: Pick<ApiClient, 'registerGuest'>, memory: PlayerStore): Identity {
  const listeners = createListeners()
  let player = memory.read()
  let arriving: Promise<Result<PlayerInfo>> | undefined
  let isRenewed = false

  function become(next: PlayerInfo | undefined): void {
    if (JSON.stringify(next) === JSON.stringify(player)) return
    player = next
    memory.write(next)
    listeners.notify()
  }

  memory.watch(() => {
    player = memory.read()
    isRenewed = false
    listeners.notify()
  })

  /** Two deeds at once make one guest. */
  function arrive(): Promise<Result<PlayerInfo>> {
    arriving ??= house
      .registerGuest('cookie')
      .then(arrival => {
        if (!arrival.ok) return arrival
        become(arrival.value.player)
        return accept(arrival.value.player)
      })
      .finally(() => {
        arriving = undefined
      })
    return arriving
  }

  async function renew(): Promise<Result<PlayerInfo>> {
    const anew = await arrive()
    if (anew.ok) {
      isRenewed = true
      listeners.notify()
    }
    return anew
  }

  const ensure = async () => (player ? accept(player) : arrive())

  return {
    player: () => player,
    isRenewed: () => isRenewed,
    subscribe: listeners.subscribe,
    setPlayer(next) {
      isRenewed = isRenewed && next.id === player?.id
      become(next)
    },
    clear() {
      isRenewed = false
      become(undefined)
    },
    ensure,
    renew,
    async asPlayer(act) {
      const here = await ensure()
      if (!here.ok) return here
      const done = await act()
      if (done.ok || !isNotRecognised(done.rejection)) return done
      const anew = await renew()
      return anew.ok ? act() : anew
    },
  }
}
