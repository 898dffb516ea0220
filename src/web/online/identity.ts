import type { ApiClient } from '#app/api-client.ts'
import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { PlayerInfo } from '#protocol/server-messages.ts'
import { createListeners } from '#session/listeners.ts'

/** The player that this device is on the server. The proof is a cookie that pages cannot read; this only knows the name. */
export interface Identity {
  player(): PlayerInfo | undefined
  /** Set when the server no longer knew this device, which then became a new guest. */
  isRenewed(): boolean
  subscribe(listener: () => void): () => void
  setPlayer(player: PlayerInfo): void
  clear(): void
  /** Registers this device as a guest, unless it is a player already. */
  ensure(): Promise<Result<PlayerInfo>>
  /** Registers this device as a new guest, because its old player is gone. */
  renew(): Promise<Result<PlayerInfo>>
  /** Does what only a player may do, and repeats it as a new guest when the server no longer knows this device. */
  asPlayer<Value>(act: () => Promise<Result<Value>>): Promise<Result<Value>>
}

/** Whether the server no longer knows this device. */
export function isNotRecognised({ code }: Rejection): boolean {
  return code === 'not-recognised'
}

/** Stores the player between visits. */
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

  /** Two actions at once register one guest. */
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
