import type { GameTypes, Rules, Seat } from '#kernel/rules.ts'
import type { EarlyEnd, Ending } from './action.ts'
import { NO_POLICY, type TablePolicy } from './policy.ts'

interface PlayedTable<T extends GameTypes> {
  readonly rules: Rules<T>
  readonly record: { readonly policy?: TablePolicy }
  readonly opening: { readonly state: T['state'] }
  readonly turns: readonly { readonly seat: Seat; readonly state: T['state']; readonly timedOut?: true }[]
  /** How many of the turns are in force. */
  readonly cursor: number
}

/** The ending by a player's action or absence. Before every player has moved it may count for nobody. */
export function endingBy<T extends GameTypes>(table: PlayedTable<T>, end: EarlyEnd): Ending {
  const aborts = (table.record.policy ?? NO_POLICY).earlyEnd === 'aborts'
  if (aborts && !hasEveryoneMoved(table)) return { by: 'abort', early: end }
  return { by: end.by, loser: end.seat }
}

/** Whether every player has made a move of the game; preparations and moves by the clock do not count. */
export function hasEveryoneMoved<T extends GameTypes>({
  rules,
  opening,
  turns,
  cursor,
}: PlayedTable<T>): boolean {
  const moved = new Set<Seat>()
  let state = opening.state
  for (const turn of turns.slice(0, cursor)) {
    if (!turn.timedOut && !rules.isPreparation?.(state)) moved.add(turn.seat)
    state = turn.state
  }
  return moved.size === rules.seats
}
