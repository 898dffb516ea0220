import type { Seat } from '#kernel/rules.ts'
import type { Person } from '#kernel/text.ts'

export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'computer'; readonly level: string }

const LONGEST_NAME = 40

/** Removes control characters, which could send commands to a terminal or reverse the text direction. */
export function cleanName(name: string): string {
  return name.replace(/\p{C}/gu, '').trim().slice(0, LONGEST_NAME)
}

export function isComputer(player: Player | undefined): player is Player & { kind: 'computer' } {
  return player?.kind === 'computer'
}

/** The players of a rematch: seats are swapped, so that the other player begins. */
export function swapSeats(players: readonly Player[]): readonly Player[] {
  return players.toReversed()
}

export function personSeats(players: readonly Player[]): readonly Seat[] {
  return players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
}

/** The name of a computer's level in sentences, available before the game is loaded. */
export function levelName(level: string): string {
  // The only level whose id in records is not its name in lower case with hyphens.
  return level === 'mindreader' ? 'mind reader' : level.replaceAll('-', ' ')
}

/** How sentences refer to a computer player. */
export function computerName(level: string): string {
  return `the computer (${levelName(level)})`
}

/** How sentences on this screen refer to the players: a single person as "you", several people by name. */
export function peopleOf(players: readonly Player[]): readonly Person[] {
  const isAlone = personSeats(players).length === 1
  return players.map(player =>
    player.kind === 'person'
      ? { name: player.name, you: isAlone }
      : { name: computerName(player.level), you: false },
  )
}
