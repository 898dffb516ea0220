import type { OPPONENTS } from '#app/setup-query.ts'
import type { Player } from '#table/player.ts'
import { setupWords } from '../words.ts'

export const SEATINGS = ['anyone', 'link', 'computer'] as const

/** Who plays, as it stands in the form. */
export interface OpponentChoice {
  readonly who: (typeof OPPONENTS)[number]
  /** Who may sit down at a table of the house. */
  readonly seating: (typeof SEATINGS)[number]
  readonly level: string
  readonly names: readonly [string, string]
}

/** Whoever plays alone, or first. */
export const LOCAL_PLAYER = { kind: 'person', name: setupWords.player } as const satisfies Player
