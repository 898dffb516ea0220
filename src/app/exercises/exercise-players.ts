import type { GameEntry } from '#games/game-entry.ts'
import type { Seat } from '#kernel/rules.ts'
import type { Player } from '#table/player.ts'
import type { DefaultName } from '../game-request.ts'

/** The person in one seat, and the strongest computer in every other. */
export function exercisePlayers(
  { rules, text }: Pick<GameEntry, 'rules' | 'text'>,
  seat: Seat,
  defaultName: DefaultName,
): readonly Player[] {
  const level = Object.keys(text.levels).at(-1) ?? ''
  return Array.from({ length: rules.seats }, (_, other) =>
    other === seat ? { kind: 'person', name: defaultName(seat, true) } : { kind: 'computer', level },
  )
}
