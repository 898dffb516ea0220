import type { Outcome, Seat } from '#kernel/rules.ts'

/** Everything that can happen at a table. What is not here leaves no trace. */
export type Action =
  | { readonly do: 'move'; readonly seat: Seat; readonly text: string }
  | { readonly do: 'undo' | 'redo' | 'resign'; readonly seat: Seat }
  | { readonly do: 'return'; readonly seat: Seat }
  /** Since when the player was not heard of, where that is not now. */
  | { readonly do: 'leave'; readonly seat: Seat; readonly since?: number }
  | { readonly do: 'expire' }
  /** A game with a stopwatch stands still meanwhile. */
  | { readonly do: 'pause' | 'resume'; readonly seat: Seat }
  /** The house was closed and opened again: nobody's fault, so every clock starts afresh. */
  | { readonly do: 'reopen' }

export type Ending =
  | { readonly by: 'rules'; readonly outcome: Outcome }
  | { readonly by: 'resignation' | 'timeout' | 'abandonment'; readonly loser: Seat }
  | { readonly by: 'abort' }

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
