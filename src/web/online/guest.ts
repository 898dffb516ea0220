import { accept, type Rejection, type Result } from '#kernel/result.ts'
import type { PlayerNews } from '#protocol/news.ts'
import { openListeners } from '#session/listeners.ts'
import type { RemoteHouse } from '#session/remote/house.ts'

/** Who this device is in the house. The proof of it is a cookie that no page can read; this only knows the name. */
export interface Guest {
  known(): PlayerNews | undefined
  /** Set when the house no longer knew this device, and it had to become a new guest. */
  renewed(): boolean
  subscribe(listener: () => void): () => void
  remember(player: PlayerNews): void
  forget(): void
  /** Makes this device a guest at its first deed; afterwards it is one. */
  ensure(): Promise<Result<PlayerNews>>
  /** What this device was is gone: it becomes a new guest. */
  renew(): Promise<Result<PlayerNews>>
  /** Does what only a guest may do, and once more when the house did not know this device any longer. */
  deed<Value>(act: () => Promise<Result<Value>>): Promise<Result<Value>>
}

/** The house no longer knows this device. */
export function isStranger({ code }: Rejection): boolean {
  return code === 'not-recognised'
}

/** Where the name is kept between visits. */
export interface Memory {
  read(): PlayerNews | undefined
  write(player: PlayerNews | undefined): void
  /** Calls back when another tab has written. */
  watch(changed: () => void): void
}

export function openGuest(house: Pick<RemoteHouse, 'arrive'>, memory: Memory): Guest {
  const listeners = openListeners()
  let player = memory.read()
  let arriving: Promise<Result<PlayerNews>> | undefined
  let isRenewed = false

  function become(next: PlayerNews | undefined): void {
    if (JSON.stringify(next) === JSON.stringify(player)) return
    player = next
    memory.write(next)
    listeners.tell()
  }

  memory.watch(() => {
    player = memory.read()
    isRenewed = false
    listeners.tell()
  })

  /** Two deeds at once make one guest. */
  function arrive(): Promise<Result<PlayerNews>> {
    arriving ??= house
      .arrive('cookie')
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

  async function renew(): Promise<Result<PlayerNews>> {
    const anew = await arrive()
    if (anew.ok) {
      isRenewed = true
      listeners.tell()
    }
    return anew
  }

  const ensure = async () => (player ? accept(player) : arrive())

  return {
    known: () => player,
    renewed: () => isRenewed,
    subscribe: listeners.subscribe,
    remember(next) {
      isRenewed = isRenewed && next.id === player?.id
      become(next)
    },
    forget() {
      isRenewed = false
      become(undefined)
    },
    ensure,
    renew,
    async deed(act) {
      const here = await ensure()
      if (!here.ok) return here
      const done = await act()
      if (done.ok || !isStranger(done.rejection)) return done
      const anew = await renew()
      return anew.ok ? act() : anew
    },
  }
}
