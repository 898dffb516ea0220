import type { Outcome, Seat } from '#kernel/rules.ts'

/** Everything that can happen at a table. Only these actions are recorded. */
export type Action =
  | { readonly do: 'move'; readonly seat: Seat; readonly text: string }
  | { readonly do: 'undo' | 'redo' | 'resign'; readonly seat: Seat }
  | { readonly do: 'return'; readonly seat: Seat }
  /** `since`: the time of the player's last message, if that is earlier than the action. */
  | { readonly do: 'leave'; readonly seat: Seat; readonly since?: number }
  | { readonly do: 'expire' }
  /** The player was given a hint. It changes nothing, but results tell how many there were. */
  | { readonly do: 'hint'; readonly seat: Seat }
  /** Only in games with a stopwatch, which stops during a pause. */
  | { readonly do: 'pause' | 'resume'; readonly seat: Seat }
  /** The server or the app was restarted. No player is to blame, so every clock restarts. */
  /** `closedAt`: when it was closed, if that is known. Clocks go on from there, or else start afresh. */
  | { readonly do: 'reopen'; readonly closedAt?: number }
  /** The host of the server ends the game, which then counts for nobody. */
  | { readonly do: 'abort' }

export type Ending =
  | { readonly by: 'rules'; readonly outcome: Outcome }
  | { readonly by: 'resignation' | 'timeout' | 'abandonment'; readonly loser: Seat }
  /**
   * `early`: who ended the game before every player had moved. `host`: the host of the server ended it. Without either
   * nobody acted in time.
   */
  | { readonly by: 'abort'; readonly early?: EarlyEnd; readonly host?: true }

export interface EarlyEnd {
  readonly by: 'resignation' | 'timeout' | 'abandonment'
  readonly seat: Seat
}

/** The seats that won; none when the game was drawn or aborted. */
export function winners(ending: Ending, seats: number): readonly Seat[] {
  switch (ending.by) {
    case 'rules':
      return ending.outcome.winners
    case 'abort':
      return []
    default:
      return Array.from({ length: seats }, (_, seat) => seat).filter(seat => seat !== ending.loser)
  }
}
