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

export function openIdentity(api: Pick<ApiClient, 'registerGuest'>, store: PlayerStore): Identity {
  const listeners = createListeners()
  let player = store.read()
  let registering: Promise<Result<PlayerInfo>> | undefined
  let isRenewed = false

  function setTo(next: PlayerInfo | undefined): void {
    if (JSON.stringify(next) === JSON.stringify(player)) return
    player = next
    store.write(next)
    listeners.notify()
  }

  store.watch(() => {
    player = store.read()
    isRenewed = false
    listeners.notify()
  })

  /** Two actions at once register one guest. */
  function register(): Promise<Result<PlayerInfo>> {
    registering ??= api
      .registerGuest('cookie')
      .then(response => {
        if (!response.ok) return response
        setTo(response.value.player)
        return accept(response.value.player)
      })
      .finally(() => {
        registering = undefined
      })
    return registering
  }

  async function renew(): Promise<Result<PlayerInfo>> {
    const renewed = await register()
    if (renewed.ok) {
      isRenewed = true
      listeners.notify()
    }
    return renewed
  }

  const ensure = async () => (player ? accept(player) : register())

  return {
    player: () => player,
    isRenewed: () => isRenewed,
    subscribe: listeners.subscribe,
    setPlayer(next) {
      isRenewed = isRenewed && next.id === player?.id
      setTo(next)
    },
    clear() {
      isRenewed = false
      setTo(undefined)
    },
    ensure,
    renew,
    async asPlayer(act) {
      const ensured = await ensure()
      if (!ensured.ok) return ensured
      const done = await act()
      if (done.ok || !isNotRecognised(done.rejection)) return done
      const renewed = await renew()
      return renewed.ok ? act() : renewed
    },
  }
}
