import type { Seat } from '#kernel/rules.ts'
import type { RemoteTableState } from '#session/remote/table-state.ts'

/** The players who want another game at a table where the game is over. */
export interface RematchState {
  readonly mayAsk: boolean
  /** The other players who have asked for it. */
  readonly asking: readonly Seat[]
  /** The other players whose answer this one waits for. */
  readonly awaited: readonly Seat[]
  /** The other players who have left the table. */
  readonly gone: readonly Seat[]
  /** The code of the next table, once everyone has asked. */
  readonly next: string | undefined
  /** Whether this player is led to the next table. A spectator may want to look at the end of this game first. */
  readonly isLedOn: boolean
}

export function rematchState({
  viewer,
  rematch: { asked, next },
  seats,
}: Pick<RemoteTableState, 'viewer' | 'rematch' | 'seats'>): RematchState {
  const others = [...seats.keys()].filter(seat => seat !== viewer)
  const isPlayer = viewer !== 'spectator'
  const hasAsked = isPlayer && asked.includes(viewer)
  return {
    mayAsk: isPlayer && !hasAsked && next === undefined,
    asking: others.filter(seat => asked.includes(seat)),
    awaited: hasAsked ? others.filter(seat => !asked.includes(seat)) : [],
    gone: others.filter(seat => seats[seat]?.kind === 'person' && !seats[seat].here),
    next,
    isLedOn: isPlayer && next !== undefined,
  }
}
