import type { Rejection } from '#kernel/result.ts'
import type { Clock } from '#session/clock.ts'
import { openListeners } from '#session/listeners.ts'
import type { Link } from '#session/remote/link.ts'
import { type Guest, isStranger } from './guest.ts'

/** This page's one link to the house: opened when it is first wanted, closed when nobody wants it any more. */
export interface Line {
  state(): LineState
  subscribe(listener: () => void): () => void
  /** Wants the link until the answer is called. */
  hold(): () => void
  /** Does not wait for the next try: the network is said to be back. */
  retry(): void
  /** A person wants it tried again, whatever the reason was. */
  again(): void
}

export interface LineState {
  /** Another one after this device has become another player. */
  readonly link?: Link
  /** Why there is no link, and none to be expected by waiting. */
  readonly refusal?: Rejection
  readonly reachable: boolean
}

export interface LineOptions {
  readonly guest: Guest
  readonly clock: Clock
  open(): Link
}

/** From one page to the next the link need not be made anew. */
const LINGER_MS = 2_000
const RETRY_MS = 3_000

export function openLine({ guest, clock, open }: LineOptions): Line {
  const listeners = openListeners()
  let state: LineState = { reachable: true }
  let holders = 0
  let isOpening = false
  let isRenewing = false
  let player: string | undefined
  let stopTimer = () => {}

  function become(next: LineState): void {
    state = next
    listeners.tell()
  }

  async function connect(): Promise<void> {
    if (state.link || isOpening || holders === 0) return
    isOpening = true
    stopTimer()
    const here = await guest.ensure()
    isOpening = false
    if (holders === 0) return
    if (here.ok) return use(open())
    const reachable = here.rejection.code !== 'house-unreachable'
    become({ reachable, refusal: here.rejection })
    if (!reachable) stopTimer = clock.after(RETRY_MS, connect)
  }

  function use(link: Link): void {
    player = guest.known()?.id
    link.subscribe(() => state.link === link && watch(link))
    become({ link, reachable: true })
  }

  function watch(link: Link): void {
    const now = link.state()
    if (now.kind === 'open') {
      isRenewing = false
      player = now.player.id
      guest.remember(now.player)
    }
    if (now.kind === 'refused') refused(now.rejection)
    else become({ link, reachable: now.kind !== 'lost' })
  }

  async function refused(rejection: Rejection): Promise<void> {
    drop()
    become({ reachable: true, refusal: rejection })
    if (!isStranger(rejection)) return
    // A new guest who is a stranger again: the cookie does not stay, and more guests would not help.
    if (isRenewing) return become({ reachable: true, refusal: { code: 'cookie-refused' } })
    isRenewing = true
    await guest.renew()
    connect()
  }

  function drop(): void {
    stopTimer()
    state.link?.close()
    become({ reachable: true })
  }

  // Signed in as somebody else, or out: here or in another tab.
  guest.subscribe(() => {
    if (!state.link || guest.known()?.id === player) return
    drop()
    connect()
  })

  return {
    state: () => state,
    subscribe: listeners.subscribe,
    hold() {
      holders++
      connect()
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        holders--
        if (holders > 0) return
        stopTimer()
        stopTimer = clock.after(LINGER_MS, () => holders === 0 && drop())
      }
    },
    retry() {
      if (state.link) state.link.retry()
      else if (!state.reachable) connect()
    },
    again() {
      isRenewing = false
      connect()
    },
  }
}
