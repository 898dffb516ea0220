import type { OPPONENTS } from '#app/setup-query.ts'
import type { Player } from '#table/player.ts'
import { setupText } from '../text/en/shell.ts'

export const SEATINGS = ['anyone', 'link', 'computer'] as const

/** The players, as chosen in the form. */
export interface OpponentChoice {
  readonly who: (typeof OPPONENTS)[number]
  /** Who may sit down at an online table. */
  readonly seating: (typeof SEATINGS)[number]
  readonly level: string
  readonly names: readonly [string, string]
}

/** The person at this screen: alone, or the first player. */
export const LOCAL_PLAYER = { kind: 'person', name: setupText.defaultName(0, true) } satisfies Player
