import type { GameTypes, Step } from '#kernel/rules.ts'

interface TurnHistory<T extends GameTypes> {
  readonly opening: Step<T>
  readonly turns: readonly { readonly state: T['state'] }[]
  /** How many of the turns are in force. */
  readonly cursor: number
}

export function stateOf<T extends GameTypes>({ opening, turns, cursor }: TurnHistory<T>): T['state'] {
  return cursor === 0 ? opening.state : turns[cursor - 1]!.state
}
